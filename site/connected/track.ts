import type { TrackedName } from '../adapters/analytics/analytics.ts';
import type { ConversionData } from '../adapters/analytics/purchase.ts';
import type { AnalyticsEvents } from '../adapters/analytics/events.ts';
import { report } from '../adapters/analytics/reports.ts';
import { hasTags } from '../config/public-config.ts';

/** False in a build without analytics, from which the bundler removes all calls. */
const isMeasured = hasTags || import.meta.env.DEV;

/** Reports an event that listeners on the page can't detect, such as a successful request. */
export function track<Name extends TrackedName>(name: Name, parameters: AnalyticsEvents[Name]): void {
  if (isMeasured) report((analytics) => analytics.track(name, parameters));
}

/** Reports a purchase. It is sent only once, however often it is reported. */
export function trackPurchase(data: ConversionData): void {
  if (isMeasured) report((analytics) => analytics.purchase(data));
}
