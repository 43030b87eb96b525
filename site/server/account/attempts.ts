import { MINUTE, SECOND } from '../clock.ts';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';

/** How many failures in a row are let pass at once, and after which time one more is, in milliseconds. */
interface Allowance {
  readonly burst: number;
  readonly refill: number;
}

/**
 * An account: ten tries, then one every six seconds. Slow enough for guessing, and its owner is not locked out for
 * long.
 */
const PER_ACCOUNT: Allowance = { burst: 10, refill: 6 * SECOND };

/** An address, perhaps an office of many people: fifty tries, then one a second. */
const PER_ADDRESS: Allowance = { burst: 50, refill: SECOND };

/** Counts kept; beyond it those that have run out are cleared away. */
const KEPT = 10_000;

/** A password being tried. */
export interface Attempt {
  /** Takes the attempt back from the counts: it was no failure. */
  succeeded(): void;
}

/** Slows down whoever tries passwords. */
export interface Attempts {
  /**
   * Counts an attempt against an account, whether there is one of that name or not, and against an address.
   * Throws 429 with `Retry-After` (seconds) when either has had too many failures, before any hash is computed.
   */
  begin(account: string, address: string): Attempt;
}

interface Count {
  failures: number;
  since: number;
}

/** Attempts counted in this process's memory: a restart forgets them, and each further process counts for itself. */
export function createAttempts(now: Clock): Attempts {
  const accounts = new Map<string, Count>();
  const addresses = new Map<string, Count>();
  return {
    begin(account, address) {
      const time = now();
      const wait = Math.max(
        waitFor(accounts.get(account), PER_ACCOUNT, time),
        waitFor(addresses.get(address), PER_ADDRESS, time),
      );
      if (wait > 0) throw tooMany(wait);
      add(accounts, account, PER_ACCOUNT, time, 1);
      add(addresses, address, PER_ADDRESS, time, 1);
      return {
        succeeded() {
          accounts.delete(account);
          add(addresses, address, PER_ADDRESS, now(), -1);
        },
      };
    },
  };
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

/** Failures that still count at `time`: each is forgotten after its refill. */
function remaining(count: Count | undefined, { refill }: Allowance, time: number): number {
  return count === undefined ? 0 : Math.max(0, count.failures - (time - count.since) / refill);
}

function waitFor(count: Count | undefined, allowance: Allowance, time: number): number {
  return (remaining(count, allowance, time) + 1 - allowance.burst) * allowance.refill;
}

function add(counts: Map<string, Count>, key: string, allowance: Allowance, time: number, failures: number): void {
  if (counts.size >= KEPT)
    for (const [each, count] of counts)
      if (time - count.since > MINUTE && remaining(count, allowance, time) === 0) counts.delete(each);
  counts.set(key, { failures: Math.max(0, remaining(counts.get(key), allowance, time) + failures), since: time });
}
