import type { Database, DatabaseTransaction } from '../database/tables.ts';
import { rateLimitError } from '../http/api-error.ts';
import { DAY, SECOND, timestamp } from '../process/clock.ts';
import type { MailEvent } from './events.ts';
import { MAIL_POLICIES, causeKey, countMail } from './mail-limit.ts';
import type { MailAsker, MailCounting } from './mail-limit.ts';

/** A mail to be sent, and whose doing it is. */
export type QueuedMail = {
  readonly event: MailEvent;
  readonly recipient: string;
  /** What is known only now and is not in the database: the device of a sign-in. */
  readonly data?: Readonly<Record<string, string>>;
  /** Whether it is left out where it is one too many, as a warning is, and what it tells of is done all the same. */
  readonly mayBeLeftOut?: boolean;
} & (
  | { readonly userId: number; readonly asker?: MailAsker }
  /** Nobody has looked yet whether there is such a user; then `recipient` says who. */
  | { readonly userId: null; readonly asker: MailAsker }
);

/**
 * Queues a mail: the one way there is, so that each is counted against its recipient and against whoever causes it.
 * Throws 429 where it is one too many; a warning nobody asked for is left out instead.
 *
 * In the transaction of what it tells of, it is sent if and only if that is stored. Codes are not part of it: they are
 * made when the mail is, so that none lies in the queue.
 */
export async function queueMail(
  transaction: DatabaseTransaction,
  mail: QueuedMail,
  counting: MailCounting,
): Promise<void> {
  const { event, userId, recipient, data = {}, mayBeLeftOut = false } = mail;
  const { isWaitedFor, kind } = MAIL_POLICIES[event];
  const wait = await countMail(transaction, mail, counting);
  if (wait > 0 && (mayBeLeftOut || kind === 'warning')) return;
  if (wait > 0) throw rateLimitError(Math.ceil(wait / SECOND));
  const cause = causeKey(mail, counting);
  const now = counting.now();
  await transaction
    .insertInto('mails')
    .values({
      event,
      user_id: userId,
      recipient,
      data: JSON.stringify(data),
      created_at: timestamp(now),
      due_at: timestamp(now),
      tries: 0,
      priority: isWaitedFor ? 0 : 1,
      cause,
      turn: await waitingBefore(transaction, recipient, cause),
    })
    .execute();
}

/**
 * How many mails of the same recipient or the same cause wait already. The queue takes all first ones before any second
 * one, so that many of one do not delay another's.
 */
async function waitingBefore(transaction: DatabaseTransaction, recipient: string, cause: string): Promise<number> {
  const { waiting } = await transaction
    .selectFrom('mails')
    .select((row) => row.fn.countAll().as('waiting'))
    .where('failed_at', 'is', null)
    .where((is) => is.or([is('recipient', '=', recipient), is('cause', '=', cause)]))
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** A mail that was given up is kept this long, for whoever looks into why. */
const FAILED_MAIL_LIFETIME = 30 * DAY;

/** Deletes the mails that were given up long ago. */
export async function clearFailedMails(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('mails')
    .where('failed_at', '<=', timestamp(now - FAILED_MAIL_LIFETIME))
    .execute();
}
