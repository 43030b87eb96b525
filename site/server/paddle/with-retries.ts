import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '../process/clock.ts';
import { PaddleApiError } from './paddle-api-error.ts';

/** How long a call may take. Milliseconds. */
export interface Patience {
  /** Of each try. */
  readonly timeLimit: number;
  /** Of all tries with the pauses between them. */
  readonly total: number;
  readonly tries: number;
  /** The longest pause before the second try; it doubles with each further one. */
  readonly firstPause: number;
}

/** Somebody waits for the answer. */
export const WAITED_FOR: Patience = { timeLimit: 5 * SECOND, total: 5 * SECOND, tries: 3, firstPause: 300 };

/** Nobody does. */
export const IN_BACKGROUND: Patience = { timeLimit: 5 * SECOND, total: 60 * SECOND, tries: 6, firstPause: SECOND };

/**
 * Does `work`, and does it again where it failed of something that passes. A pause is random, up to its length, so that
 * several processes do not ask at the same moments; where Paddle says how long to wait, it is at least that. What would
 * end after `total` is not begun. `signal` gives up at once. Throws the last error.
 */
export async function withRetries<Result>(
  patience: Patience,
  work: (signal: AbortSignal) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const { timeLimit, total, tries, firstPause } = patience;
  const end = performance.now() + total;
  for (let tried = 1; ; tried += 1) {
    const limit = AbortSignal.timeout(Math.max(1, Math.min(timeLimit, Math.ceil(end - performance.now()))));
    try {
      return await work(signal === undefined ? limit : AbortSignal.any([signal, limit]));
    } catch (error) {
      if (!(error instanceof PaddleApiError) || !error.isPassing || tried >= tries || signal?.aborted) throw error;
      const wait = Math.max(error.retryAfter ?? 0, Math.random() * firstPause * 2 ** (tried - 1));
      if (performance.now() + wait >= end) throw error;
      await pause(wait, undefined, signal && { signal }).catch(() => {
        throw error;
      });
    }
  }
}
