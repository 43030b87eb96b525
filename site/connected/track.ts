import type { TrackedName } from '../adapters/analytics/analytics.ts';
import type { ConversionData } from '../adapters/analytics/conversion-data.ts';
import type { AnalyticsEvents } from '../adapters/analytics/events.ts';
import { report } from '../adapters/analytics/reports.ts';
import { hasTags } from '../config/public-config.ts';

/** Whether anything listens. In a build without tools that count, all of this is dropped by the bundler. */
const isHeard = hasTags || import.meta.env.DEV;

/** Tells the page's analytics of an event that the page itself does not show: that a call has succeeded. */
export function track<Name extends TrackedName>(name: Name, parameters: AnalyticsEvents[Name]): void {
  if (isHeard) report((analytics) => analytics.track(name, parameters));
}

/** Tells the page's analytics of a purchase, as often as it likes: each is sent once. */
export function trackPurchase(data: ConversionData): void {
  if (isHeard) report((analytics) => analytics.purchase(data));
}
