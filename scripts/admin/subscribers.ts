import type { SignupPurpose } from '../../site/contract/signup.ts';
import { foldEmail } from '../../site/server/account/fields.ts';
import { withExistingDatabase } from '../../site/server/database/open.ts';
import { inTransaction } from '../../site/server/database/transaction.ts';
import { countSubscribers, csv, exportSubscribers, unsubscribeAddress } from '../../site/server/lists/subscribers.ts';
import { existingSecret } from '../../site/server/process/data-dir.ts';
import { keyedHash } from '../../site/server/process/secrets.ts';
import type { CommandContext } from './command.ts';

/** Prints the confirmed subscribers of a list with their unsubscribe links. */
export async function exportList(
  { config, stdout }: CommandContext,
  list: SignupPurpose,
  format: 'csv' | 'json' = 'csv',
): Promise<void> {
  const origin = config.apiUrl ?? config.siteUrl ?? `http://localhost:${config.port}`;
  const rows = await withExistingDatabase(config, 'subscribers', (database) =>
    exportSubscribers(database, list, { origin, hash: keyedHash(existingSecret(config)), now: Date.now() }),
  );
  if (format === 'json') {
    stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
    return;
  }
  const head = ['email', 'confirmed_at', 'source', 'unsubscribe_url', 'one_click_url'];
  const table = rows.map((row) => [row.email, row.confirmedAt, row.source ?? '', row.unsubscribeUrl, row.oneClickUrl]);
  stdout.write(csv([head, ...table]));
}

export async function countList({ config, stdout }: CommandContext, list: SignupPurpose): Promise<void> {
  const { confirmed, waiting, left } = await withExistingDatabase(config, 'subscribers', (database) =>
    countSubscribers(database, list),
  );
  stdout.write(`${list}: ${confirmed} confirmed, ${waiting} pending, ${left} unsubscribed\n`);
}

export async function removeFromList(
  { config, stdout }: CommandContext,
  list: SignupPurpose,
  address: string,
): Promise<void> {
  const email = foldEmail(address.trim());
  const removed = await withExistingDatabase(config, 'subscribers', (database) => {
    const hash = keyedHash(existingSecret(config));
    return inTransaction(database, (transaction) => unsubscribeAddress(transaction, { email, list }, hash, Date.now()));
  });
  stdout.write(removed === 0 ? `${email} is not on the ${list}.\n` : `${email} was removed from the ${list}.\n`);
}
