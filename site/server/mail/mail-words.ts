import type { Selectable } from 'kysely';
import type { DatabaseTransaction, MailsTable, UserRow } from '../database/tables.ts';
import { DAY, HOUR } from '../process/clock.ts';
import type { MailEvent } from './events.ts';

/** File name in the outbox and part of the message ID: time, number and event. */
export function mailName({ created_at, id }: Selectable<MailsTable>, event: MailEvent): string {
  return `${created_at.replace(/\D/g, '')}-${id}-${event}`;
}

/** Support email address from the site settings. */
export async function supportAddress(transaction: DatabaseTransaction): Promise<string> {
  const row = await transaction
    .selectFrom('commons')
    .select('value')
    .where('key', '=', 'support_email')
    .executeTakeFirst();
  const value: unknown = row === undefined ? undefined : JSON.parse(row.value);
  return typeof value === 'string' ? value : 'us';
}

/** Lifetime of a link in words: `one hour`, `2 hours`, `one day`. Takes a multiple of an hour in milliseconds. */
export function lifetimeInWords(milliseconds: number): string {
  const [count, unit] = milliseconds % DAY === 0 ? [milliseconds / DAY, 'day'] : [milliseconds / HOUR, 'hour'];
  return count === 1 ? `one ${unit}` : `${count} ${unit}s`;
}

/** Formats a timestamp: `2026-11-22 at 10:00 UTC`. */
export function timeInWords(time: string): string {
  return `${time.slice(0, 16).replace('T', ' at ')} UTC`;
}

/** Formats the UTC date of a timestamp: `November 22, 2026`. */
export function dateInWords(time: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
}

/**
 * Greeting line. Contains the username only if the recipient has confirmed the email address: otherwise anyone could
 * send text to others as a username. `email_proved` applies only to `email`.
 */
export function greetingOf(
  { username, email, email_proved }: Pick<UserRow, 'username' | 'email' | 'email_proved'>,
  recipient: string,
): string {
  return email_proved === 1 && email === recipient ? `Hello ${username},` : 'Hello,';
}
