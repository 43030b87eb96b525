import type { Database, DatabaseTransaction } from '../database/tables.ts';
import { rateLimitError } from '../http/api-error.ts';
import { DAY, SECOND, timestamp, HOUR, MINUTE } from '../process/clock.ts';
import type { MailEvent } from './templates.ts';
import { countRequest } from '../database/request-counts.ts';
import type { Allowance, Counted } from '../database/request-counts.ts';
import type { Clock } from '../process/clock.ts';

/** Email to queue, and its originator. */
export type QueuedMail = {
  readonly event: MailEvent;
  readonly recipient: string;
  /** Values that aren't in the database, such as the device of a sign-in. */
  readonly data?: Readonly<Record<string, string>>;
  /** True to skip it above the limit, like a warning, instead of rejecting the action that it belongs to. */
  readonly mayBeLeftOut?: boolean;
} & (
  | { readonly userId: number; readonly requester?: MailRequester }
  /** The user is looked up later, by `recipient`. */
  | { readonly userId: null; readonly requester: MailRequester }
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
  const { isUrgent, kind } = MAIL_POLICIES[event];
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
      priority: isUrgent ? 0 : 1,
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

/** Unauthenticated client requesting an email. */
interface MailRequester {
  /** IP address. */
  readonly address: string;
  /** Device or IP address, if the recipient's account knows it. */
  readonly known: string | undefined;
}

/** Email and its originator. */
interface MailCause {
  readonly event: MailEvent;
  readonly recipient: string;
  /** User who caused it; `null` if only `requester` is known. */
  readonly userId: number | null;
  readonly requester?: MailRequester | undefined;
}

/** Dependencies of the limits. */
export interface MailCounting {
  readonly now: Clock;
  /** Hashes the key of a count, so that the table contains no personal data. */
  readonly countKey: (what: string) => string;
}

const REQUEST_LIMIT = { atOnce: 5, firstPause: MINUTE, longestPause: HOUR };
const LIMITS = {
  /** Per recipient, for all unknown clients. */
  recipient: REQUEST_LIMIT,
  /** Per recipient and IP address. */
  pair: { ...REQUEST_LIMIT, atOnce: 3 },
  /** Per recipient and known device or IP address, so that attackers can't use them up. */
  known: REQUEST_LIMIT,
  /** Per IP address, for all recipients. */
  address: { atOnce: 30, firstPause: 10 * SECOND, longestPause: 10 * MINUTE },
  /** Per user, for all recipients. */
  user: { ...REQUEST_LIMIT, atOnce: 10 },
  /** Reports of user actions. */
  notice: { ...REQUEST_LIMIT, atOnce: 10 },
  /** Events that others may have caused. */
  warning: { ...REQUEST_LIMIT, atOnce: 10 },
  /** Signup emails per mailbox, for all lists together: at most five in a day. */
  list: { atOnce: 3, refill: 12 * HOUR },
  /**
   * Per kind and recipient, and per user. Limits with pauses are reset after a while, so they don't stop clients that
   * request a few emails at a time.
   */
  longRun: { atOnce: 20, refill: HOUR },
} as const satisfies Readonly<Record<string, Allowance>>;

/** Priority and kind of an email. */
interface MailPolicy {
  /** Sent before others, because someone waits for it. */
  readonly isUrgent: boolean;
  /**
   * `request`: rejected above the limit. `notice`: reports an action, which is rejected too above the
   * limit. `warning`: reports an event that can't be rejected; skipped above the limit. `list`: like `request`, but for
   * signups, with a lower limit.
   */
  readonly kind: 'request' | 'notice' | 'warning' | 'list';
}

const MAIL_POLICIES: Readonly<Record<MailEvent, MailPolicy>> = {
  'reset-password': { isUrgent: true, kind: 'request' },
  'confirm-email': { isUrgent: true, kind: 'request' },
  'password-changed': { isUrgent: false, kind: 'notice' },
  'confirm-new-email': { isUrgent: true, kind: 'request' },
  'email-change-started': { isUrgent: false, kind: 'notice' },
  'email-changed': { isUrgent: false, kind: 'notice' },
  'email-restored': { isUrgent: false, kind: 'warning' },
  'new-sign-in': { isUrgent: false, kind: 'warning' },
  'session-ended': { isUrgent: false, kind: 'warning' },
  'confirm-newsletter': { isUrgent: true, kind: 'list' },
  'confirm-waitlist': { isUrgent: true, kind: 'list' },
  'newsletter-confirmed': { isUrgent: false, kind: 'warning' },
  'waitlist-confirmed': { isUrgent: false, kind: 'warning' },
  'purchase-welcome': { isUrgent: true, kind: 'warning' },
  'payment-failed': { isUrgent: false, kind: 'warning' },
  'plan-ending': { isUrgent: false, kind: 'warning' },
  'plan-ended': { isUrgent: false, kind: 'warning' },
};

/**
 * Counts an email against its recipient and its originator. Returns 0, or the time in milliseconds until the next is
 * allowed; then it isn't counted.
 */
export function countMail(
  transaction: DatabaseTransaction,
  cause: MailCause,
  { now, countKey }: MailCounting,
): Promise<number> {
  const counts = countsOf(cause).map(([what, allowance]): Counted => ({ key: countKey(`mail ${what}`), allowance }));
  return countRequest(transaction, counts, now());
}

/** Stored key of the originator. Emails of one originator wait for each other, but don't delay others. */
function causeKey({ userId, requester }: MailCause, { countKey }: MailCounting): string {
  return countKey(userId === null ? `mail from ${requester?.address}` : `mail by ${userId}`);
}

/** Always in the same order, to prevent deadlocks. */
function countsOf({ event, recipient, userId, requester }: MailCause): readonly (readonly [string, Allowance])[] {
  const { kind } = MAIL_POLICIES[event];
  if (kind === 'list')
    return [
      ...(requester === undefined ? [] : [[`from ${requester.address}`, LIMITS.address] as const]),
      [`of a list to ${mailboxOf(recipient)}`, LIMITS.list],
    ];
  // Without the tag only if anyone can request the email. Otherwise, one account could use up another's notices.
  const to = `${event} to ${kind === 'request' ? mailboxOf(recipient) : recipient}`;
  if (kind === 'warning') return withLongRun(to, LIMITS.warning);
  if (kind === 'notice') return [[`${event} by ${userId}`, LIMITS.notice], ...withLongRun(to, LIMITS.notice)];
  if (requester?.known !== undefined) return [[`${to} from known ${requester.known}`, LIMITS.known]];
  return [
    ...(requester === undefined ? [] : [[`from ${requester.address}`, LIMITS.address] as const]),
    ...(userId === null ? [] : withLongRun(`by ${userId}`, LIMITS.user)),
    ...withLongRun(to, LIMITS.recipient),
    ...(requester === undefined ? [] : [[`${to} from ${requester.address}`, LIMITS.pair] as const]),
  ];
}

const withLongRun = (what: string, allowance: Allowance) =>
  [
    [what, allowance],
    [`${what} in the long run`, LIMITS.longRun],
  ] as const;

/** Gmail's two domains. Both deliver to the same mailbox and ignore dots before the `@`. */
const GMAIL = 'gmail.com';
const GOOGLEMAIL = 'googlemail.com';

/**
 * Key to count the emails to a mailbox: the same for all variants of its email address, without the tag after a `+`.
 * Not for sending, because mail servers differ.
 */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1) === GOOGLEMAIL ? GMAIL : email.slice(at + 1);
  const [local = ''] = email.slice(0, at).split('+', 1);
  return `${domain === GMAIL ? local.replaceAll('.', '') : local}@${domain}`;
}
