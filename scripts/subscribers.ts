import { SIGNUP_PATHS } from '../site/contract/signup.ts';
import type { SignupPurpose } from '../site/contract/signup.ts';
import { foldEmail } from '../site/server/account/login-names.ts';
import { withExistingDatabase } from '../site/server/database/connect.ts';
import type { Database } from '../site/server/database/tables.ts';
import { inTransaction } from '../site/server/database/transaction.ts';
import { readConfig } from '../site/server/process/config.ts';
import { existingSecret } from '../site/server/process/data-dir.ts';
import { keyedHash } from '../site/server/process/keyed-hash.ts';
import { StartError } from '../site/server/process/start-error.ts';
import { countSubscribers, csv, exportSubscribers } from '../site/server/subscribers/export.ts';
import { unsubscribeAddress } from '../site/server/subscribers/subscribers.ts';

/** `npm run subscribers -- newsletter | waitlist`: who is on a list, while the server runs or not. */
const USAGE = `npm run subscribers -- newsletter                        who has confirmed, as CSV
npm run subscribers -- newsletter --format json          the same as JSON
npm run subscribers -- newsletter --count                how many
npm run subscribers -- newsletter --remove <address>     takes one off who asks by mail
and the same for the waitlist`;

/** A call there is not; the message shows how to ask. */
class UsageError extends Error {}

try {
  const work = workOf(process.argv.slice(2));
  await withExistingDatabase(readConfig(process.env), 'subscribers', work);
} catch (error) {
  if (!(error instanceof StartError || error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** What the parameters ask for. Throws a `UsageError`. */
function workOf(parameters: readonly string[]): (database: Database) => Promise<void> {
  const [list = '', option = '--format', value = 'csv', ...more] = parameters;
  if (isList(list) && more.length === 0) {
    if (option === '--format' && (value === 'csv' || value === 'json'))
      return (database) => show(database, list, value);
    if (option === '--count' && parameters.length === 2) return (database) => count(database, list);
    if (option === '--remove' && parameters.length === 3) return (database) => remove(database, list, value);
  }
  const said = parameters.length === 0 ? 'Say which list' : `“${parameters.join(' ').slice(0, 80)}” is no such call`;
  throw new UsageError(`${said}, expected one of:\n${USAGE}`);
}

function isList(text: string): text is SignupPurpose {
  return Object.hasOwn(SIGNUP_PATHS, text);
}

function hashOfServer() {
  return keyedHash(existingSecret(readConfig(process.env)));
}

async function show(database: Database, list: SignupPurpose, format: 'csv' | 'json'): Promise<void> {
  const { apiUrl, siteUrl, port } = readConfig(process.env);
  const origin = apiUrl ?? siteUrl ?? `http://localhost:${port}`;
  const rows = await exportSubscribers(database, list, { origin, hash: hashOfServer() });
  if (format === 'json') return console.log(JSON.stringify(rows, null, 2));
  const head = ['email', 'confirmed_at', 'source', 'unsubscribe_url', 'one_click_url'];
  const table = rows.map((row) => [row.email, row.confirmedAt, row.source ?? '', row.unsubscribeUrl, row.oneClickUrl]);
  process.stdout.write(csv([head, ...table]));
}

async function count(database: Database, list: SignupPurpose): Promise<void> {
  const { confirmed, waiting, left } = await countSubscribers(database, list);
  console.log(`${list}: ${confirmed} confirmed, ${waiting} waiting, ${left} left`);
}

async function remove(database: Database, list: SignupPurpose, address: string): Promise<void> {
  const hash = hashOfServer();
  const email = foldEmail(address.trim());
  const removed = await inTransaction(database, (transaction) =>
    unsubscribeAddress(transaction, { email, list }, hash, Date.now()),
  );
  console.log(removed === 0 ? `${email} is not on the ${list}` : `${email} is off the ${list}`);
}
