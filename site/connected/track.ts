import type { Analytics, AnalyticsEvents, TrackedName } from '../adapters/analytics/analytics.ts';
import type { ConversionData } from '../adapters/analytics/purchase.ts';
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

/** Call to the analytics once they are loaded. */
type Report = (analytics: Analytics) => void;

/** Maximum number of waiting reports. */
const MAX_WAITING = 50;

let waiting: Report[] = [];
let receiver: Analytics | undefined;

/** Calls the analytics of the page. Until they are loaded, the call waits. */
function report(next: Report): void {
  if (receiver) next(receiver);
  else if (waiting.length < MAX_WAITING) waiting.push(next);
}

/** Passes all earlier and later reports to the analytics. */
export function receiveReports(analytics: Analytics): void {
  const before = waiting;
  waiting = [];
  receiver = analytics;
  for (const each of before) each(analytics);
}
