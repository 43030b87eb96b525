/** Where a page says how fast it was for its visitor. */
export const VITALS_PATH = '/api/vitals';

/** What is measured of a page, by the names browsers' makers have for it. Times are milliseconds; `CLS` has no unit. */
export const VITAL_NAMES = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'] as const;

export type VitalName = (typeof VITAL_NAMES)[number];

/** How a visitor came to a page, as the browser says it. */
export const NAVIGATIONS = ['navigate', 'reload', 'back_forward', 'prerender'] as const;

export type Navigation = (typeof NAVIGATIONS)[number];

/** How fast a connection is, as the browser says it; not all browsers do. */
export const CONNECTIONS = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;

export type Connection = (typeof CONNECTIONS)[number];

export type Rating = 'good' | 'needs-improvement' | 'poor';

/** The highest value that is good, and the highest that is not poor (web.dev/articles/vitals). */
const THRESHOLDS: Readonly<Record<VitalName, readonly [good: number, fair: number]>> = {
  LCP: [2500, 4000],
  CLS: [0.1, 0.25],
  INP: [200, 500],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

/** How a value is judged. */
export function ratingOf(name: VitalName, value: number): Rating {
  const [good, fair] = THRESHOLDS[name];
  if (value <= good) return 'good';
  return value <= fair ? 'needs-improvement' : 'poor';
}

/** The body of a request to `VITALS_PATH`: nothing in it says who the visitor is, and no page has an id. */
export interface VitalsRequest {
  /** The path of the page, without query and fragment. */
  readonly page: string;
  readonly navigation: Navigation;
  readonly connection: Connection;
  /** What was measured; a page that nobody touched has no `INP`. */
  readonly vitals: Readonly<Partial<Record<VitalName, number>>>;
}
