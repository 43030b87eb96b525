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
