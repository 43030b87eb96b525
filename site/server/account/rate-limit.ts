import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Database, DatabaseTransaction } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { rateLimitError } from '../http/api-error.ts';
import { FORGOTTEN_AFTER, countRequest, uncountRequest } from '../limits/counting.ts';
import type { Allowance, Counted } from '../limits/counting.ts';
import { HOUR, MINUTE, SECOND } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';

/** The limits of one kind of request. Pauses in milliseconds. */
interface Limit {
  /** From one address, whatever the accounts. */
  readonly address: Allowance;
  /** Of one account, from all strangers together. */
  readonly account?: Allowance;
  /** Of one account from one address. */
  readonly pair?: Allowance;
  /** Of one account from one of the devices and addresses it knows. */
  readonly known?: Allowance;
}

const GUESSES = { atOnce: 10, firstPause: 6 * SECOND, longestPause: 5 * MINUTE };

/** What is limited. Mails have limits of their own, in `mail/mail-limit.ts`. */
const LIMITS = {
  /** A password to verify. Those that were right are refunded, so only failures count. */
  password: {
    // Perhaps an office of many people.
    address: { atOnce: 50, firstPause: SECOND, longestPause: MINUTE },
    // What one address can do in the long run does not use this up: its pauses are as long.
    account: { atOnce: 100, refill: 5 * MINUTE },
    pair: GUESSES,
    known: GUESSES,
  },
  /** An account made, or another email address asked for. */
  registration: {
    address: { atOnce: 60, firstPause: 2 * SECOND, longestPause: MINUTE },
    // No count of all strangers together: with it, they would keep the owner of an email address from registering.
    pair: GUESSES,
  },
  /** An address given for a list. What is mailed to it is counted by itself. */
  signup: {
    address: { atOnce: 30, firstPause: 2 * SECOND, longestPause: MINUTE },
    account: GUESSES,
  },
  /** A code from a mail. It cannot be guessed, but asking costs a look-up each. */
  code: {
    address: { atOnce: 50, firstPause: SECOND, longestPause: MINUTE },
    account: { atOnce: 20, firstPause: 6 * SECOND, longestPause: 5 * MINUTE },
  },
  /** A licence for a Mac. */
  licence: {
    // Perhaps an office of many Macs, which all start at nine.
    address: { atOnce: 200, firstPause: SECOND, longestPause: MINUTE },
    account: { atOnce: 30, refill: 20 * SECOND },
  },
  /** A Mac that had no licence before. Whoever takes turns with others at an account is slowed down by this. */
  licenceDevice: {
    address: { atOnce: 100, firstPause: SECOND, longestPause: MINUTE },
    account: { atOnce: 10, refill: 6 * HOUR },
  },
  /** Something that has this server ask Paddle. */
  payments: {
    address: { atOnce: 60, firstPause: 2 * SECOND, longestPause: MINUTE },
    account: { atOnce: 10, refill: 15 * SECOND },
  },
  /** Price of a plan or URL of an invoice that this server requests from Paddle. */
  previews: {
    address: { atOnce: 60, firstPause: 2 * SECOND, longestPause: MINUTE },
    account: { atOnce: 20, refill: 5 * SECOND },
  },
  /** A purchase that this server does not know yet, asked for by who waits for it. */
  missing: {
    address: { atOnce: 60, firstPause: 2 * SECOND, longestPause: MINUTE },
    account: { atOnce: 6, refill: 10 * SECOND },
  },
} as const satisfies Readonly<Record<string, Limit>>;

/** A request that was counted. */
export interface CountedRequest {
  /**
   * Takes the request back from the counts, and all earlier ones of the known device or address that made it against the
   * account: it was no failure. Others' failures stay.
   */
  refund(transaction: DatabaseTransaction): Promise<void>;
}

/** Slows down whoever asks too often. */
export interface RateLimit {
  /**
   * Counts a request of one kind against its address, its account (whether there is one of that name or not), and the
   * two together, as far as the kind has limits for these. One from a device or address the account knows (`known`, see `knownDevice`) is counted by itself:
   * strangers never close the door on whoever was there before, and one address does not close it on the others.
   * Throws 429 with `Retry-After` (seconds) while one of the counts is in a pause. A request over the limit is not
   * counted.
   */
  consume(kind: keyof typeof LIMITS, account: string, address: string, known?: string): Promise<CountedRequest>;
}

/**
 * A rate limit counted in the database, so that a restart forgets nothing and any number of processes count together.
 * `countKey` makes what a count is stored by: a keyed hash, so that the table tells nobody who came from where.
 */
export function createRateLimit(database: Database, countKey: (what: string) => string, now: Clock): RateLimit {
  const count = (what: string, allowance: Allowance): Counted => ({ key: countKey(what), allowance });
  return {
    async consume(kind, account, address, known) {
      const limit: Limit = LIMITS[kind];
      // Always in this order, so that no two transactions wait for each other.
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
      // Only a known one's earlier failures are surely its own: usernames that differ in case are two accounts and
      // counted as one, so a stranger could log in to theirs to have guesses at the other forgotten.
      const forget = known === undefined ? undefined : counts.at(-1)?.key;
      return { refund: (transaction) => uncountRequest(transaction, counts, forget) };
    },
  };
}

/** Counts deleted at once: strangers from many networks may have left a million, and SQLite answers nobody meanwhile. */
const CLEARED_AT_ONCE = 2_000;

/** Deletes the counts that no longer matter, a few at a time. */
export async function clearRateLimits(database: Database, now: number): Promise<void> {
  const before = now - FORGOTTEN_AFTER;
  for (;;) {
    const over = await database
      .selectFrom('attempts')
      .select('key')
      .where('open_at', '<=', before)
      .limit(CLEARED_AT_ONCE)
      .execute();
    if (over.length === 0) return;
    // Named one by one: from a query within, PostgreSQL was seen to compare each count with each of these, for minutes, where
    // it had last looked at the table when nothing was in it.
    await database
      .deleteFrom('attempts')
      .where(
        'key',
        'in',
        over.map(({ key }) => key),
      )
      // In another process somebody may have been counted again since.
      .where('open_at', '<=', before)
      .execute();
    await othersTurn();
  }
}
