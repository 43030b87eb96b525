import type { Database, DatabaseTransaction } from '../database/tables.ts';
import { rateLimitError } from '../http/api-error.ts';
import { DAY, SECOND, timestamp } from '../process/clock.ts';
import type { MailEvent } from './events.ts';
import { MAIL_POLICIES, causeKey, countMail } from './mail-limit.ts';
import type { MailAsker, MailCounting } from './mail-limit.ts';

/** Email to queue, and its originator. */
export type QueuedMail = {
  readonly event: MailEvent;
  readonly recipient: string;
  /** Values that aren't in the database, such as the device of a sign-in. */
  readonly data?: Readonly<Record<string, string>>;
  /** True to skip it above the limit, like a warning, instead of rejecting the action that it reports. */
  readonly mayBeLeftOut?: boolean;
} & (
  | { readonly userId: number; readonly asker?: MailAsker }
  /** The user is looked up later, by `recipient`. */
  | { readonly userId: null; readonly asker: MailAsker }
);

/**
 * Queues an email. All emails are queued here, so that each is counted against its recipient and its originator. Throws
 * 429 above the limit, except for warnings, which are skipped.
 *
 * The email is sent if and only if the transaction commits. Codes are created when it is composed, so that the queue
 * contains none.
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
 * Number of waiting emails with the same recipient or originator. All first ones are sent before any second one, so
 * that many emails of one originator don't delay others.
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

/** Time that a failed email is kept for troubleshooting, in milliseconds. */
const FAILED_MAIL_LIFETIME = 30 * DAY;

export async function clearFailedMails(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('mails')
    .where('failed_at', '<=', timestamp(now - FAILED_MAIL_LIFETIME))
    .execute();
}
