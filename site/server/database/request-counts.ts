import { MINUTE, SECOND } from '../process/clock.ts';
import type { DatabaseTransaction } from './tables.ts';

/** Allows `atOnce` requests, then one per pause. Pauses, in milliseconds, double up to `longestPause`. */
export interface Steps {
  readonly atOnce: number;
  readonly firstPause: number;
  readonly longestPause: number;
}

export type Allowance = Steps | Bucket;

/** Count with its storage key and limit. */
export interface Counted {
  readonly key: string;
  readonly allowance: Allowance;
}

/** Milliseconds after the last pause until a count is reset. */
export const COUNT_LIFETIME = 15 * MINUTE;

/** Maximum clock difference of processes. A larger one means that a clock was set back. */
const MAX_CLOCK_DIFFERENCE = 5 * SECOND;

/**
 * Counts a request against all of `counts` and returns 0, or counts nothing and returns the longest remaining wait in
 * milliseconds. Pass shared counts in the same order everywhere, to prevent deadlocks.
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
    // Don't write the rest: a blocked client could add unlimited rows with made-up names.
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

/** Refunds a request to the counts, and resets the count with the key `forget`. */
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
  /** End of the pause, or of the bucket's refill, in milliseconds since 1970. */
  readonly open_at: number;
}

const isBucket = (allowance: Allowance): allowance is Bucket => 'refill' in allowance;

function waitOf(row: Row, allowance: Allowance, time: number): number {
  return isBucket(allowance) ? bucketWait(row.open_at, allowance, time) : pauseLeft(row, allowance, time);
}

/** Remaining pause in milliseconds. Ignores pauses that begin in the future, after a clock was set back. */
function pauseLeft({ count, open_at }: Row, allowance: Steps, time: number): number {
  const pause = pauseAfter(count, allowance);
  return open_at - pause > time + MAX_CLOCK_DIFFERENCE ? 0 : Math.min(pause, open_at - time);
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

/** Longest remaining wait of `counts`, in milliseconds; 0 if there is none. */
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

/** Reads a count and locks it until the transaction ends. */
async function lockRow(transaction: DatabaseTransaction, key: string, time: number): Promise<Row> {
  // Inserted first, because a missing row can't be locked.
  const row = await transaction
    .insertInto('attempts')
    .values({ key, count: 0, open_at: time })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning(['count', 'open_at'])
    .executeTakeFirstOrThrow();
  return row.open_at <= time - COUNT_LIFETIME ? { count: 0, open_at: time } : row;
}

/** Allows `atOnce` requests. One is refilled every `refill` milliseconds. */
interface Bucket {
  readonly atOnce: number;
  readonly refill: number;
}

/*
 * A bucket is stored as the time at which it is full again, in milliseconds since 1970.
 */

/** Time until the next request is allowed, in milliseconds; 0 if it is now. */
export function bucketWait(fullAt: number, bucket: Bucket, time: number): number {
  return Math.max(0, usedUntil(fullAt, bucket, time) - time - (bucket.atOnce - 1) * bucket.refill);
}

/** Time of the full bucket after one more request. */
export function takeFromBucket(fullAt: number, bucket: Bucket, time: number): number {
  return usedUntil(fullAt, bucket, time) + bucket.refill;
}

/** Ignores a time further ahead than that of an empty bucket, because a clock was set back. */
function usedUntil(fullAt: number, { atOnce, refill }: Bucket, time: number): number {
  return fullAt > time + atOnce * refill ? time : Math.max(fullAt, time);
}
