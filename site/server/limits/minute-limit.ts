import { MINUTE } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';

/** Requests that are taken in a minute. */
export interface MinuteAllowance {
  readonly perAddress: number;
  readonly inTotal: number;
}

/**
 * Counts requests by the minute, in memory: what is lost in a restart is a minute. Tells whether the next one of an address
 * may be taken. It keeps no more addresses than `inTotal`.
 */
export function minuteLimit({ perAddress, inTotal }: MinuteAllowance, now: Clock): (address: string) => boolean {
  let minute = 0;
  let total = 0;
  const counts = new Map<string, number>();
  return (address) => {
    const current = Math.floor(now() / MINUTE);
    if (current !== minute) {
      minute = current;
      total = 0;
      counts.clear();
    }
    const count = counts.get(address) ?? 0;
    if (total >= inTotal || count >= perAddress) return false;
    total += 1;
    counts.set(address, count + 1);
    return true;
  };
}
