import { VITAL_NAMES, ratingOf } from '../../contract/vitals.ts';
import type { Connection, Navigation, Rating, VitalName, VitalsRequest } from '../../contract/vitals.ts';
import { CountedHistogram } from './counted-histogram.ts';

/** The bounds of the times, in seconds. Both of every vital's thresholds are among them, so that ratings can be read off. */
const TIME_BOUNDS = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];

/** The bounds of `CLS`. */
const SHIFT_BOUNDS = [0.001, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Pages that are told apart at most. A site of thousands of posts has them under one beginning of their paths. */
const MOST_GROUPS = 60;

const OTHER_PAGES = '(other)';

/** A number of measurements that are alike. */
export interface CountedVitals {
  readonly name: VitalName;
  readonly rating: Rating;
  readonly navigation: Navigation;
  readonly connection: Connection;
  readonly count: number;
}

/** How fast pages were for visitors, since the start of a process. Nothing of a single visit is kept. */
export interface VitalCounts {
  /** Whether a path is a page of the site. */
  readonly isPage: (path: string) => boolean;
  readonly add: (measured: VitalsRequest) => void;
  readonly all: () => readonly CountedVitals[];
  /** The groups of pages, in the order of the rows of the histograms. */
  readonly groups: readonly string[];
  /** Seconds, a row for each of `groups`. */
  readonly times: Readonly<Record<Exclude<VitalName, 'CLS'>, CountedHistogram>>;
  readonly shifts: CountedHistogram;
}

/** Counts for a site with these pages. Which series there are is settled here, by the build, and by nothing that is sent. */
export function vitalCounts(pages: readonly string[]): VitalCounts {
  const rows = groupPages(pages);
  const groups = [...new Set(rows.values())];
  const rowOf = new Map([...rows].map(([page, group]) => [page, groups.indexOf(group)]));
  const counted = new Map<string, { -readonly [Key in keyof CountedVitals]: CountedVitals[Key] }>();
  const times = (): CountedHistogram => new CountedHistogram(TIME_BOUNDS, groups.length);
  const counts: VitalCounts = {
    isPage: (path) => rowOf.has(path),
    add({ page, navigation, connection, vitals }) {
      const row = rowOf.get(page);
      if (row === undefined) return;
      for (const name of VITAL_NAMES) {
        const value = vitals[name];
        if (value === undefined) continue;
        if (name === 'CLS') counts.shifts.count(row, value);
        else counts.times[name].count(row, value / 1000);
        const rating = ratingOf(name, value);
        const key = `${name} ${rating} ${navigation} ${connection}`;
        const known = counted.get(key);
        if (known) known.count += 1;
        else counted.set(key, { name, rating, navigation, connection, count: 1 });
      }
    },
    all: () => [...counted.values()],
    groups,
    times: { LCP: times(), INP: times(), FCP: times(), TTFB: times() },
    shifts: new CountedHistogram(SHIFT_BOUNDS, groups.length),
  };
  return counts;
}

/** The group of each page: itself, or what its path begins with, where it lies below another (`/blog/*`). */
function groupPages(pages: readonly string[]): ReadonlyMap<string, string> {
  const groups = new Set<string>();
  const grouped = new Map<string, string>();
  for (const page of pages.toSorted()) {
    const [, first = '', ...below] = page.split('/');
    const group = below.length === 0 ? page : `/${first}/*`;
    if (groups.size < MOST_GROUPS) groups.add(group);
    grouped.set(page, groups.has(group) ? group : OTHER_PAGES);
  }
  return grouped;
}
