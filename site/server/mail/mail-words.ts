import type { Selectable } from 'kysely';
import type { DatabaseTransaction, MailsTable, UserRow } from '../database/tables.ts';
import { DAY, HOUR } from '../process/clock.ts';
import type { MailEvent } from './events.ts';

/** What a mail is called, in the outbox and in its id: when it was asked for, its number, and what it is. */
export function mailName({ created_at, id }: Selectable<MailsTable>, event: MailEvent): string {
  return `${created_at.replace(/\D/g, '')}-${id}-${event}`;
}

/** Where to write to, as the site-wide content says. */
export async function supportAddress(transaction: DatabaseTransaction): Promise<string> {
  const row = await transaction
    .selectFrom('commons')
    .select('value')
    .where('key', '=', 'support_email')
    .executeTakeFirst();
  const value: unknown = row === undefined ? undefined : JSON.parse(row.value);
  return typeof value === 'string' ? value : 'us';
}

/** How long a link is good as mails tell it: `one hour`, `2 hours`, `one day`. Takes milliseconds, of whole hours. */
export function lifetimeInWords(milliseconds: number): string {
  const [count, unit] = milliseconds % DAY === 0 ? [milliseconds / DAY, 'day'] : [milliseconds / HOUR, 'hour'];
  return count === 1 ? `one ${unit}` : `${count} ${unit}s`;
}

/** A time as mails tell it, of a timestamp of the database. */
export function timeInWords(time: string): string {
  return `${time.slice(0, 16).replace('T', ' at ')} UTC`;
}

/** The day of a time as mails tell it, in UTC: `November 22, 2026`. */
export function dateInWords(time: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
}

/**
 * Who a mail is for. A name is what somebody typed: nobody is sent one who has not shown that the address is theirs, or
 * strangers could be sent any text. The address of a change is the user's before or after it, and so proved or not by
 * itself.
 */
export function greetingOf(
  { username, email, email_proved }: Pick<UserRow, 'username' | 'email' | 'email_proved'>,
  recipient: string,
): string {
  return email_proved === 1 && email === recipient ? `Hello ${username},` : 'Hello,';
}
