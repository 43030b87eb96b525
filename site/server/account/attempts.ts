import { HOUR, MINUTE, SECOND } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { KeyedHash } from './keyed-hash.ts';

/** So many tries at once, then one after each pause; the pause doubles with every try up to the longest. */
interface Allowance {
  readonly atOnce: number;
  readonly firstPause: number;
  readonly longestPause: number;
}

/** What is limited. Pauses in milliseconds. */
const LIMITS = {
  /** A password tried. Those that were right are taken back, so only failures count. */
  password: {
    account: { atOnce: 10, firstPause: 6 * SECOND, longestPause: 5 * MINUTE },
    // Perhaps an office of many people.
    address: { atOnce: 50, firstPause: SECOND, longestPause: MINUTE },
  },
  /** An account made. */
  registration: {
    account: { atOnce: 10, firstPause: 6 * SECOND, longestPause: 5 * MINUTE },
    address: { atOnce: 60, firstPause: 2 * SECOND, longestPause: MINUTE },
  },
  /** A mail asked for: nobody's mailbox is to be filled. */
  mail: {
    account: { atOnce: 5, firstPause: MINUTE, longestPause: HOUR },
    address: { atOnce: 30, firstPause: 10 * SECOND, longestPause: 10 * MINUTE },
  },
  /** A code from a mail. It cannot be guessed, but asking costs a look-up each. */
  code: {
    account: { atOnce: 20, firstPause: 6 * SECOND, longestPause: 5 * MINUTE },
    address: { atOnce: 50, firstPause: SECOND, longestPause: MINUTE },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'account' | 'address', Allowance>>>>;

/** Tries are forgotten this long after the last pause was over. */
const FORGOTTEN_AFTER = 15 * MINUTE;

/** What is being tried. */
export type Trial = keyof typeof LIMITS;

/** Something being tried. */
export interface Attempt {
  /** Takes the attempt back from the counts, and all earlier ones against the account: it was no failure. */
  succeeded(transaction: DatabaseTransaction): Promise<void>;
}

/** Slows down whoever tries too often. */
export interface Attempts {
  /**
   * Counts an attempt against an account, whether there is one of that name or not, and against an address.
   * Throws 429 with `Retry-After` (seconds) while either is in a pause. An attempt refused is not counted.
   */
  begin(trial: Trial, account: string, address: string): Promise<Attempt>;
}

/**
 * Attempts counted in the database, so that a restart forgets none and any number of processes count together. Names
 * and addresses are stored as keyed hashes: the table tells nobody who came from where.
 */
export function createAttempts(database: Database, hash: KeyedHash, now: Clock): Attempts {
  return {
    async begin(trial, account, address) {
      const addressKey = hash('attempt', `${trial} from ${address}`);
      const accountKey = hash('attempt', `${trial} of ${account}`);
      const { account: perAccount, address: perAddress } = LIMITS[trial];
      await inTransaction(database, async (transaction) => {
        const time = now();
        // Always in this order, so that no two transactions wait for each other.
        const ofAddress = await lockCount(transaction, addressKey, time);
        const ofAccount = await lockCount(transaction, accountKey, time);
        const wait = Math.max(pauseLeft(ofAddress, perAddress, time), pauseLeft(ofAccount, perAccount, time));
        if (wait > 0) throw tooMany(wait);
        await store(transaction, addressKey, ofAddress.count + 1, perAddress, time);
        await store(transaction, accountKey, ofAccount.count + 1, perAccount, time);
      });
      return {
        async succeeded(transaction) {
          await transaction
            .updateTable('attempts')
            .set((row) => ({ count: row('count', '-', 1) }))
            .where('key', '=', addressKey)
            .where('count', '>', 0)
            .execute();
          await transaction.deleteFrom('attempts').where('key', '=', accountKey).execute();
        },
      };
    },
  };
}

/** Forgets what no longer counts. */
export async function clearAttempts(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('attempts')
    .where('open_at', '<=', now - FORGOTTEN_AFTER)
    .execute();
}

interface Count {
  readonly count: number;
  /** The end of the pause. */
  readonly openAt: number;
}

/** None before there was one: the clocks of two processes need not agree to the millisecond. */
function pauseLeft({ count, openAt }: Count, { atOnce }: Allowance, time: number): number {
  return count < atOnce ? 0 : openAt - time;
}

/** The count of a key as it stands, kept from others until the transaction ends. */
async function lockCount(transaction: DatabaseTransaction, key: string, time: number): Promise<Count> {
  // A row that is not there cannot be locked; one that is written can.
  const row = await transaction
    .insertInto('attempts')
    .values({ key, count: 0, open_at: time })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning(['count', 'open_at'])
    .executeTakeFirstOrThrow();
  const isForgotten = row.open_at <= time - FORGOTTEN_AFTER;
  return { count: isForgotten ? 0 : row.count, openAt: row.open_at };
}

async function store(
  transaction: DatabaseTransaction,
  key: string,
  count: number,
  { atOnce, firstPause, longestPause }: Allowance,
  time: number,
): Promise<void> {
  const pause = count < atOnce ? 0 : Math.min(longestPause, firstPause * 2 ** (count - atOnce));
  await transaction
    .updateTable('attempts')
    .set({ count, open_at: time + pause })
    .where('key', '=', key)
    .execute();
}

function tooMany(wait: number): ApiError {
  return new ApiError(
    429,
    'RateLimitError',
    'Too many requests, please try again later.',
    {},
    { 'Retry-After': String(Math.ceil(wait / SECOND)) },
  );
}
