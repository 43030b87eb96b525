import type { SignupPurpose } from '../../contract/signup.ts';
import type { Database } from '../database/tables.ts';
import type { KeyedHash } from '../process/keyed-hash.ts';
import { unsubscribeCode } from '../mail/codes.ts';

/** Somebody to write to, as an operator takes them to the program that sends the mails. */
export interface ExportedSubscriber {
  readonly email: string;
  readonly confirmedAt: string;
  /** Where on the site the address was given, as the form said. */
  readonly source: string | null;
  /** For the link at the end of each mail. */
  readonly unsubscribeUrl: string;
  /** For the header `List-Unsubscribe` of each mail. */
  readonly oneClickUrl: string;
}

/** Everybody on a list who has confirmed it, the first of them first. `origin` is that of the links. */
export async function exportSubscribers(
  database: Database,
  list: SignupPurpose,
  { origin, hash, now }: { origin: string; hash: KeyedHash; now: number },
): Promise<ExportedSubscriber[]> {
  const rows = await database
    .selectFrom('subscribers')
    .selectAll()
    .where('list', '=', list)
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute();
  const exported: ExportedSubscriber[] = [];
  for (const row of rows) {
    if (row.email === null || row.confirmed_at === null) continue;
    const code = await unsubscribeCode(database, row, hash, now);
    exported.push({
      email: row.email,
      confirmedAt: row.confirmed_at,
      source: row.source,
      unsubscribeUrl: `${origin}/unsubscribe?code=${code}`,
      oneClickUrl: `${origin}/api/newsletter/unsubscribe?token=${code}`,
    });
  }
  return exported;
}

/** How many are on a list, wait to be confirmed, and have left. */
export async function countSubscribers(database: Database, list: SignupPurpose) {
  const { confirmed, left, all } = await database
    .selectFrom('subscribers')
    .select((row) => [
      row.fn.count('confirmed_at').as('confirmed'),
      row.fn.count('unsubscribed_at').as('left'),
      row.fn.countAll().as('all'),
    ])
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return { confirmed: Number(confirmed), waiting: Number(all) - Number(confirmed) - Number(left), left: Number(left) };
}

/**
 * A table as CSV (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe before it, with which it is
 * text: strangers choose addresses, and `=cmd|…@example.com` is one. JSON has them as they are.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
