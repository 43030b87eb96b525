import { bucketWait, takeFromBucket } from '../limits/token-bucket.ts';
import type { Bucket } from '../limits/token-bucket.ts';
import { SECOND } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import { DemoError } from './demo-error.ts';

/** All that writes, of everybody together: a person, or a test, is far from it. */
const WRITES: Bucket = { atOnce: 200, refill: SECOND / 4 };

/** Throws a `DemoError` where the demo is written to faster than anybody tries it out. */
export type Pace = () => void;

/** Counts what is written, in this process. */
export function createPace(now: Clock): Pace {
  let fullAt = 0;
  return () => {
    const time = now();
    if (bucketWait(fullAt, WRITES, time) > 0)
      throw new DemoError(429, 'too_many_requests', 'Too many requests to the demo checkout. Wait a moment.');
    fullAt = takeFromBucket(fullAt, WRITES, time);
  };
}
