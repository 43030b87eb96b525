import * as fc from 'fast-check';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Auth, AuthOptions } from '../../../site/adapters/auth/auth.ts';
import { settings, steps } from './steps.ts';
import { emptyTally } from './watch.ts';
import type { Tally } from './watch.ts';
import { unhandledRejections, World } from './world.ts';

/** The longest walk. On average one has half as many steps, and some of those do not apply and are skipped. */
const MOST_STEPS = 160;

export interface Walks {
  walks: number;
  seed: number;
  makeAuth: (options: AuthOptions) => Auth;
  /** Stops at the first failure as it is, without looking for a shorter one. */
  endOnFailure?: boolean;
}

export interface Outcome {
  walks: number;
  /** What fast-check says of a failure: the rule that was broken, the shortest walk to it, seed and path. */
  failure: string | null;
  tally: Tally;
}

/** Walks the session at random; the outcome has how often, and what broke a rule. Needs `fakeModelTime`. */
export async function walk({ walks, seed, makeAuth, endOnFailure = false }: Walks): Promise<Outcome> {
  const tally = emptyTally();
  const commands = fc.commands([steps], { maxCommands: MOST_STEPS, size: 'max' });
  const property = fc.asyncProperty(settings, commands, async (setting, walked) => {
    vi.clearAllTimers();
    unhandledRejections.length = 0;
    const world = new World(setting, tally, makeAuth);
    await fc.asyncModelRun(() => ({ model: world, real: world }), walked);
    await world.finish();
  });
  const result = await fc.check(property, { numRuns: walks, seed, endOnFailure });
  const failure = result.failed ? `${String(result.errorInstance)}\n${fc.defaultReportMessage(result)}` : null;
  return { walks: result.numRuns, failure, tally };
}

/**
 * Fakes the clock for the tests of the file it is called in, and listens for unhandled rejections. `setImmediate`
 * stays real: waiting for it lets every promise that can settle do so, and takes no time.
 */
export function fakeModelTime(): void {
  const listen = (reason: unknown): void => void unhandledRejections.push(reason);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 });
    process.on('unhandledRejection', listen);
  });
  afterEach(() => {
    process.off('unhandledRejection', listen);
    vi.useRealTimers();
  });
}
