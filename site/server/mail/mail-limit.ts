import { countRequest } from '../database/request-counts.ts';
import type { Allowance, Counted } from '../database/request-counts.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import { HOUR, MINUTE, SECOND } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import type { MailEvent } from './events.ts';

/** Who asks for a mail without being signed in. */
export interface MailAsker {
  /** The network address. */
  readonly address: string;
  /** The device or address it comes from, where the account of the recipient knows it. */
  readonly known: string | undefined;
}

/** Whom a mail is counted against. */
interface MailCause {
  readonly event: MailEvent;
  readonly recipient: string;
  /** The user whose doing it is; `null` where only who asks is known. */
  readonly userId: number | null;
  readonly asker?: MailAsker | undefined;
}

/** What mails are counted with. */
export interface MailCounting {
  readonly now: Clock;
  /** What a count is stored by, so that the table does not tell of whom it is. */
  readonly countKey: (what: string) => string;
}

const ASKED = { atOnce: 5, firstPause: MINUTE, longestPause: HOUR };
const LIMITS = {
  /** To one recipient, asked for by all strangers together. */
  recipient: ASKED,
  /** The same, asked for from one address. */
  pair: { ...ASKED, atOnce: 3 },
  /** The same, from a device or address the recipient's account knows: strangers do not use these up. */
  known: ASKED,
  /** Asked for from one address, whoever the recipients are. */
  address: { atOnce: 30, firstPause: 10 * SECOND, longestPause: 10 * MINUTE },
  /** Asked for by one user, whoever the recipients are. */
  user: { ...ASKED, atOnce: 10 },
  /** Telling of what a user did. */
  notice: { ...ASKED, atOnce: 10 },
  /** Telling of what may be another's doing. */
  warning: { ...ASKED, atOnce: 10 },
  /** Asking to be on a list, of all lists together: five in a day at most, as nobody asks for more. */
  list: { atOnce: 3, refill: 12 * HOUR },
  /**
   * Each kind to one recipient, and all asked for by one user: the counts with pauses are forgotten after a while, and
   * so do not hold whoever causes a few at a time.
   */
  longRun: { atOnce: 20, refill: HOUR },
} as const satisfies Readonly<Record<string, Allowance>>;

/** What is to be known of each mail. */
interface MailPolicy {
  /** Somebody waits for it: it goes before the others. */
  readonly isWaitedFor: boolean;
  /**
   * `asked`: asked for, and rejected where it is too many. `notice`: tells what was done; what may not be told is not
   * done either. `warning`: tells what cannot be rejected; one too many is left out.
   * `list`: as `asked`, by whoever gives an address for a list, and fewer.
   */
  readonly kind: 'asked' | 'notice' | 'warning' | 'list';
}

export const MAIL_POLICIES: Readonly<Record<MailEvent, MailPolicy>> = {
  'reset-password': { isWaitedFor: true, kind: 'asked' },
  'confirm-email': { isWaitedFor: true, kind: 'asked' },
  'password-changed': { isWaitedFor: false, kind: 'notice' },
  'confirm-new-email': { isWaitedFor: true, kind: 'asked' },
  'email-change-started': { isWaitedFor: false, kind: 'notice' },
  'email-changed': { isWaitedFor: false, kind: 'notice' },
  'email-restored': { isWaitedFor: false, kind: 'warning' },
  'new-sign-in': { isWaitedFor: false, kind: 'warning' },
  'session-ended': { isWaitedFor: false, kind: 'warning' },
  'confirm-newsletter': { isWaitedFor: true, kind: 'list' },
  'confirm-waitlist': { isWaitedFor: true, kind: 'list' },
  'newsletter-confirmed': { isWaitedFor: false, kind: 'warning' },
  'waitlist-confirmed': { isWaitedFor: false, kind: 'warning' },
  'purchase-welcome': { isWaitedFor: true, kind: 'warning' },
  'payment-failed': { isWaitedFor: false, kind: 'warning' },
  'plan-ending': { isWaitedFor: false, kind: 'warning' },
  'plan-ended': { isWaitedFor: false, kind: 'warning' },
};

/**
 * Counts a mail against its recipient and against whoever causes it. Returns 0, or for how many milliseconds no more
 * may be sent; then it was not counted.
 */
export function countMail(
  transaction: DatabaseTransaction,
  cause: MailCause,
  { now, countKey }: MailCounting,
): Promise<number> {
  const counts = countsOf(cause).map(([what, allowance]): Counted => ({ key: countKey(`mail ${what}`), allowance }));
  return countRequest(transaction, counts, now());
}

/** Whose doing a mail is, as it is stored: the mails of one cause wait for each other, and no others for them. */
export function causeKey({ userId, asker }: MailCause, { countKey }: MailCounting): string {
  return countKey(userId === null ? `mail from ${asker?.address}` : `mail by ${userId}`);
}

/** Always in this order, so that no two transactions wait for each other. */
function countsOf({ event, recipient, userId, asker }: MailCause): readonly (readonly [string, Allowance])[] {
  const { kind } = MAIL_POLICIES[event];
  if (kind === 'list')
    return [
      ...(asker === undefined ? [] : [[`from ${asker.address}`, LIMITS.address] as const]),
      [`of a list to ${mailboxOf(recipient)}`, LIMITS.list],
    ];
  // Only where anybody may ask: counted together, somebody else's address with a tag would use up the notices of this.
  const to = `${event} to ${kind === 'asked' ? mailboxOf(recipient) : recipient}`;
  if (kind === 'warning') return withLongRun(to, LIMITS.warning);
  if (kind === 'notice') return [[`${event} by ${userId}`, LIMITS.notice], ...withLongRun(to, LIMITS.notice)];
  if (asker?.known !== undefined) return [[`${to} from known ${asker.known}`, LIMITS.known]];
  return [
    ...(asker === undefined ? [] : [[`from ${asker.address}`, LIMITS.address] as const]),
    ...(userId === null ? [] : withLongRun(`by ${userId}`, LIMITS.user)),
    ...withLongRun(to, LIMITS.recipient),
    ...(asker === undefined ? [] : [[`${to} from ${asker.address}`, LIMITS.pair] as const]),
  ];
}

const withLongRun = (what: string, allowance: Allowance) =>
  [
    [what, allowance],
    [`${what} in the long run`, LIMITS.longRun],
  ] as const;

/** Gmail's domain, whose mail server ignores dots before the `@`, and its other name: a mailbox has both. */
const GMAIL = 'gmail.com';
const GOOGLEMAIL = 'googlemail.com';

/**
 * What the mails to an address are counted by: one name for all ways to write the address of one mailbox, without the
 * tag after a `+`. Only for counting: mail servers differ, and no mail goes to what this gives.
 */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1) === GOOGLEMAIL ? GMAIL : email.slice(at + 1);
  const [local = ''] = email.slice(0, at).split('+', 1);
  return `${domain === GMAIL ? local.replaceAll('.', '') : local}@${domain}`;
}
