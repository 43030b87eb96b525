import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Database, DatabaseTransaction } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { rateLimitError } from '../http/api-error.ts';
import { COUNT_LIFETIME, countRequest, uncountRequest } from '../database/request-counts.ts';
import type { Allowance, Counted } from '../database/request-counts.ts';
import { HOUR, MINUTE, SECOND } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';

/** Limits of one kind of request. Durations are in milliseconds. */
interface Limit {
  /** Per IP address. */
  readonly address: Allowance;
  /** Per account, for all unknown devices together. */
  readonly account?: Allowance;
  /** Per account and IP address. */
  readonly pair?: Allowance;
  /** Per account and known device or IP address. */
  readonly known?: Allowance;
}

const GUESSES = { atOnce: 10, firstPause: 6 * SECOND, longestPause: 5 * MINUTE };

/** Limits by kind of request. Emails have separate limits, in `mail/queue.ts`. */
const LIMITS = {
  /** Verification of a password. Correct passwords are refunded, so only failures count. */
  password: {
    // Many people in an office may share one IP address.
    address: { atOnce: 50, firstPause: SECOND, longestPause: MINUTE },
    // One IP address alone can't exhaust this, because its pauses become as long as the refill.
    account: { atOnce: 100, refill: 5 * MINUTE },
    pair: GUESSES,
    known: GUESSES,
  },
  /** Registration, or a change of the email address. */
  registration: {
    address: { atOnce: 60, firstPause: 2 * SECOND, longestPause: MINUTE },
    // No limit per account, because attackers could then keep the owner of an email address from registering.
    pair: GUESSES,
  },
  /** Subscription to an email list. The emails themselves are limited separately. */
  signup: {
    address: { atOnce: 30, firstPause: 2 * SECOND, longestPause: MINUTE },
    account: GUESSES,
  },
  /** Code from an email. It can't be guessed, but each attempt costs a database query. */
  code: {
    address: { atOnce: 50, firstPause: SECOND, longestPause: MINUTE },
    account: { atOnce: 20, firstPause: 6 * SECOND, longestPause: 5 * MINUTE },
  },
  /** License for a Mac. */
  license: {
    // Many Macs in an office may share one IP address and start at the same time.
    address: { atOnce: 200, firstPause: SECOND, longestPause: MINUTE },
    account: { atOnce: 30, refill: 20 * SECOND },
  },
  /** License for a new Mac. Slows down people who share an account by replacing each other's Macs. */
  licenseDevice: {
    address: { atOnce: 100, firstPause: SECOND, longestPause: MINUTE },
    account: { atOnce: 10, refill: 6 * HOUR },
  },
  /** Portal session or change of a plan that this server requests from Paddle. */
  payments: {
    address: { atOnce: 60, firstPause: 2 * SECOND, longestPause: MINUTE },
    account: { atOnce: 10, refill: 15 * SECOND },
  },
  /** Price of a plan or URL of an invoice that this server requests from Paddle. */
  previews: {
    address: { atOnce: 60, firstPause: 2 * SECOND, longestPause: MINUTE },
    account: { atOnce: 20, refill: 5 * SECOND },
  },
  /** Purchase that this server doesn't know yet and requests from Paddle for a waiting buyer. */
  missing: {
    address: { atOnce: 60, firstPause: 2 * SECOND, longestPause: MINUTE },
    account: { atOnce: 6, refill: 10 * SECOND },
  },
} as const satisfies Readonly<Record<string, Limit>>;

/** Counted request. */
interface CountedRequest {
  /**
   * Removes the request from the counts after a success, and all earlier requests of the same known device or IP
   * address for the account. Failures of others stay.
   */
  refund(transaction: DatabaseTransaction): Promise<void>;
}

/** Rate limiter. */
export interface RateLimit {
  /**
   * Counts a request per IP address, per account (even if it doesn't exist), and per both, as far as its kind has these
   * limits. Requests of a device or IP address that the account knows (`known`, see `knownDevice`) are counted
   * separately, so that attackers can't lock out the customer. Throws 429 with `Retry-After` in seconds during a pause.
   * Rejected requests aren't counted.
   */
  consume(kind: keyof typeof LIMITS, account: string, address: string, known?: string): Promise<CountedRequest>;
}

/**
 * Creates a rate limiter that counts in the database, so that counts survive a restart and all processes share them.
 * `countKey` returns the key of a count, a keyed hash, so that the table contains no personal data.
 */
export function createRateLimit(database: Database, countKey: (what: string) => string, now: Clock): RateLimit {
  const count = (what: string, allowance: Allowance): Counted => ({ key: countKey(what), allowance });
  return {
    async consume(kind, account, address, known) {
      const limit: Limit = LIMITS[kind];
      // Always in this order, so that transactions can't deadlock.
      const counts =
        known === undefined || limit.known === undefined
          ? [
              count(`${kind} from ${address}`, limit.address),
              ...(limit.account === undefined ? [] : [count(`${kind} of ${account}`, limit.account)]),
              ...(limit.pair === undefined ? [] : [count(`${kind} of ${account} from ${address}`, limit.pair)]),
            ]
          : [count(`${kind} of ${account} from known ${known}`, limit.known)];
      const wait = await inTransaction(database, (transaction) => countRequest(transaction, counts, now()));
      if (wait > 0) throw rateLimitError(Math.ceil(wait / SECOND));
      // Usernames that differ only in case share a count. If a login reset the count of unknown devices, attackers could
      // log in to their own account to continue guessing the password of the other one.
      const forget = known === undefined ? undefined : counts.at(-1)?.key;
      return { refund: (transaction) => uncountRequest(transaction, counts, forget) };
    },
  };
}

/** Number of counts deleted at once. An attack may leave a million of them, and deletion blocks SQLite. */
const DELETE_BATCH = 2_000;

/** Deletes expired counts in batches. */
export async function clearRateLimits(database: Database, now: number): Promise<void> {
  const before = now - COUNT_LIFETIME;
  for (;;) {
    const over = await database
      .selectFrom('attempts')
      .select('key')
      .where('open_at', '<=', before)
      .limit(DELETE_BATCH)
      .execute();
    if (over.length === 0) return;
    // Not a subquery: with statistics from when the table was empty, PostgreSQL ran it as a nested loop, for minutes.
    await database
      .deleteFrom('attempts')
      .where(
        'key',
        'in',
        over.map(({ key }) => key),
      )
      // Another process may have updated the count since.
      .where('open_at', '<=', before)
      .execute();
    await yieldToEventLoop();
  }
}
