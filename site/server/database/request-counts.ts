import { MINUTE, SECOND } from '../process/clock.ts';
import type { DatabaseTransaction } from './tables.ts';

/** So many requests at once, then one after each pause; the pause doubles with every request up to the longest. */
export interface Steps {
  readonly atOnce: number;
  readonly firstPause: number;
  readonly longestPause: number;
}

export type Allowance = Steps | Bucket;

/** A count: what it is stored by, and what it allows. */
export interface Counted {
  readonly key: string;
  readonly allowance: Allowance;
}

/** Counts are forgotten this long after the last pause was over. */
export const FORGOTTEN_AFTER = 15 * MINUTE;

/** The clocks of two processes differ by less; a clock that is further back than a count was set back since. */
const CLOCKS_DIFFER = 5 * SECOND;

/**
 * Counts a request against each of `counts`, in their order, and returns 0; or counts nothing and returns for how many
 * milliseconds the longest of their pauses lasts. Pass counts in the same order wherever some of them are the same, so
 * that no two transactions wait for each other.
 */
export async function countRequest(
  transaction: DatabaseTransaction,
  counts: readonly Counted[],
  time: number,
): Promise<number> {
  const rows: (Counted & Row)[] = [];
  for (const counted of counts) {
    const row = await lockRow(transaction, counted.key, time);
    const wait = waitOf(row, counted.allowance, time);
    // The rest is not written: whoever is in a pause and makes up names would add rows without end.
    if (wait > 0) return Math.max(wait, await longestWait(transaction, counts.slice(rows.length + 1), time));
    rows.push({ ...counted, ...row });
  }
  for (const { key, allowance, ...row } of rows)
    await transaction
      .updateTable('attempts')
      .set(after(row, allowance, time))
      .where('key', '=', key)
      .execute();
  return 0;
}

/** Takes a request back from the counts, and from the one that `forget` names all earlier ones too. */
export async function uncountRequest(
  transaction: DatabaseTransaction,
  counts: readonly Counted[],
  forget: string | undefined,
): Promise<void> {
  for (const { key, allowance } of counts) {
    if (key === forget) await transaction.deleteFrom('attempts').where('key', '=', key).execute();
    else
      await transaction
        .updateTable('attempts')
        .set((row) => ({
          count: row('count', '-', 1),
          ...(isBucket(allowance) ? { open_at: row('open_at', '-', allowance.refill) } : {}),
        }))
        .where('key', '=', key)
        .where('count', '>', 0)
        .execute();
  }
}

interface Row {
  readonly count: number;
  /** The end of the pause, or when the bucket is full again, in milliseconds since 1970. */
  readonly open_at: number;
}

const isBucket = (allowance: Allowance): allowance is Bucket => 'refill' in allowance;

function waitOf(row: Row, allowance: Allowance, time: number): number {
  return isBucket(allowance) ? bucketWait(row.open_at, allowance, time) : pauseLeft(row, allowance, time);
}

/** How long a pause still lasts. One that begins later than now is of a clock that was set back, and is over. */
function pauseLeft({ count, open_at }: Row, allowance: Steps, time: number): number {
  const pause = pauseAfter(count, allowance);
  return open_at - pause > time + CLOCKS_DIFFER ? 0 : Math.min(pause, open_at - time);
}

function after({ count, open_at }: Row, allowance: Allowance, time: number): Row {
  return {
    count: count + 1,
    open_at: isBucket(allowance) ? takeFromBucket(open_at, allowance, time) : time + pauseAfter(count + 1, allowance),
  };
}

function pauseAfter(count: number, { atOnce, firstPause, longestPause }: Steps): number {
  return count < atOnce ? 0 : Math.min(longestPause, firstPause * 2 ** (count - atOnce));
}

/** The longest of the pauses of `counts` as they stand, in milliseconds; 0 where there is none. */
async function longestWait(
  transaction: DatabaseTransaction,
  counts: readonly Counted[],
  time: number,
): Promise<number> {
  const waits = [0];
  for (const { key, allowance } of counts) {
    const row = await transaction
      .selectFrom('attempts')
      .select(['count', 'open_at'])
      .where('key', '=', key)
      .executeTakeFirst();
    if (row !== undefined) waits.push(waitOf(row, allowance, time));
  }
  return Math.max(...waits);
}

/** A count as it stands, kept from others until the transaction ends. */
async function lockRow(transaction: DatabaseTransaction, key: string, time: number): Promise<Row> {
  // A row that is not there cannot be locked; one that is written can.
  const row = await transaction
    .insertInto('attempts')
    .values({ key, count: 0, open_at: time })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning(['count', 'open_at'])
    .executeTakeFirstOrThrow();
  return row.open_at <= time - FORGOTTEN_AFTER ? { count: 0, open_at: time } : row;
}

/** So many requests at once; each is given back after `refill` milliseconds. */
export interface Bucket {
  readonly atOnce: number;
  readonly refill: number;
}

/*
 * What is stored of a bucket is one number: the time at which it is full again, in milliseconds since 1970.
 */

/** How long until the next request is allowed, in milliseconds; 0 when it is now. */
export function bucketWait(fullAt: number, bucket: Bucket, time: number): number {
  return Math.max(0, usedUntil(fullAt, bucket, time) - time - (bucket.atOnce - 1) * bucket.refill);
}

/** When the bucket is full again after one more request. */
export function takeFromBucket(fullAt: number, bucket: Bucket, time: number): number {
  return usedUntil(fullAt, bucket, time) + bucket.refill;
}

/** No count leads further ahead than an empty bucket: the clock was set back since, and the count says nothing. */
function usedUntil(fullAt: number, { atOnce, refill }: Bucket, time: number): number {
  return fullAt > time + atOnce * refill ? time : Math.max(fullAt, time);
}
