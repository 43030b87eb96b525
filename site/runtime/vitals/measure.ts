import type { VitalName } from '../../contract/vitals.ts';

/** What was measured of a page; times in milliseconds. */
export type Vitals = Partial<Record<VitalName, number>>;

/*
 * Own code because it has a third of the bytes of `web-vitals`. In contrast to that, it doesn't measure a page again that
 * comes back from the back/forward cache.
 */

/** Measures the page. Returns what tells how it stands: to be called when the page is left or hidden, and then no more. */
export function measureVitals(): () => Vitals {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A page that was made ahead of time begins, for its visitor, when it is shown.
  const start = navigation?.activationStart ?? 0;
  const hidden = firstHidden();
  const sinceStart = (time: number): number => Math.max(0, time - start);
  const vitals: Vitals = {};
  if (navigation && navigation.responseStart > 0) vitals.TTFB = sinceStart(navigation.responseStart);

  const takePaints = observe<PerformanceEntry>('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint' && startTime < hidden) vitals.FCP = sinceStart(startTime);
  });
  // Browsers end it themselves at the first click, key or scroll.
  const takeLargest = observe<PerformanceEntry>('largest-contentful-paint', ({ startTime }) => {
    if (startTime < hidden) vitals.LCP = sinceStart(startTime);
  });
  const { takeShifts, worst } = measureShifts();
  const { takeInteractions, slowest } = measureInteractions();
  return () => {
    for (const take of [takePaints, takeLargest, takeShifts, takeInteractions]) take?.();
    const INP = slowest();
    return {
      ...vitals,
      ...(takeShifts && { CLS: worst() }),
      ...(INP !== undefined && { INP }),
    };
  };
}

/** Shifts less than a second apart, and five seconds at most, are one disturbance; the worst of them counts. */
function measureShifts() {
  let worst = 0;
  let sum = 0;
  let first = 0;
  let last = 0;
  const takeShifts = observe<LayoutShift>('layout-shift', ({ value, startTime, hadRecentInput }) => {
    // What a visitor has asked for is no disturbance.
    if (hadRecentInput) return;
    if (startTime - last > 1000 || startTime - first > 5000) [sum, first] = [0, startTime];
    last = startTime;
    sum += value;
    worst = Math.max(worst, sum);
  });
  return { takeShifts, worst: () => worst };
}

/** Of every fifty interactions the slowest is left out, so that one bad moment of a long visit is not all that is said. */
function measureInteractions() {
  const durations = new Map<number, number>();
  const take = ({ interactionId, duration }: PerformanceEventTiming): void => {
    if (interactionId) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
  };
  const takeEvents = observe<PerformanceEventTiming>('event', take, { durationThreshold: 16 });
  // However quick it was: a page that answers at once has answered.
  const takeFirst = observe<PerformanceEventTiming>('first-input', take);
  return {
    takeInteractions: (): void => {
      takeEvents?.();
      takeFirst?.();
    },
    slowest: (): number | undefined => {
      const sorted = [...durations.values()].toSorted((one, other) => other - one);
      const count = Math.max(durations.size, performance.interactionCount ?? 0);
      return sorted[Math.min(sorted.length - 1, Math.floor(count / 50))];
    },
  };
}

/** When the page was first in the background, in milliseconds since its start: what was painted after, nobody waited for. */
function firstHidden(): number {
  const [first] = performance.getEntriesByType('visibility-state').filter(({ name }) => name === 'hidden');
  if (first) return first.startTime;
  return document.visibilityState === 'hidden' ? 0 : Infinity;
}

/** Follows one kind of what a browser measures, from the page's beginning. `undefined` where it knows no such kind. */
function observe<Entry extends PerformanceEntry>(
  type: string,
  take: (entry: Entry) => void,
  options: PerformanceObserverInit = {},
): (() => void) | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const takeAll = (entries: readonly PerformanceEntry[]): void => {
    for (const entry of entries) take(entry as Entry);
  };
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  observer.observe({ type, buffered: true, ...options });
  return () => takeAll(observer.takeRecords());
}

/** Not in every library of types yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

declare global {
  interface PerformanceNavigationTiming {
    /** When a page that was made ahead of time was shown; 0 for all others, and not known to every browser. */
    readonly activationStart?: number;
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}
