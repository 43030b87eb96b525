import { VITAL_NAMES } from '../../contract/vitals.ts';
import type { VitalName, VitalsRequest } from '../../contract/vitals.ts';
import type { Log } from '../log/log.ts';
import { MINUTE } from '../process/clock.ts';

/** Tells the log how fast pages were: one line of all visits of a minute. */
export interface VitalLines {
  readonly add: (measured: VitalsRequest) => void;
  /** Writes what was gathered. */
  readonly flush: () => void;
}

/**
 * Gathers measurements for a minute from the first, and writes the number of pages and, of each vital, the value that three
 * of four visits were no worse than.
 */
export function vitalLines(log: Pick<Log, 'vitals'>): VitalLines {
  let pages = 0;
  let timer: NodeJS.Timeout | undefined;
  let values = new Map<VitalName, number[]>();
  const listOf = (name: VitalName): number[] => {
    const list = values.get(name) ?? [];
    values.set(name, list);
    return list;
  };
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (pages === 0) return;
    const quartiles = [...values].map(([name, of]) => [name, upperQuartile(of)] as const);
    log.vitals({ pages, ...Object.fromEntries(quartiles) });
    pages = 0;
    values = new Map();
  };
  return {
    add({ vitals }) {
      pages += 1;
      for (const name of VITAL_NAMES) {
        const value = vitals[name];
        if (value !== undefined) listOf(name).push(value);
      }
      timer ??= setTimeout(flush, MINUTE).unref();
    },
    flush,
  };
}

function upperQuartile(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}
