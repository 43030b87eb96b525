import { createAnalytics } from '../../adapters/analytics/analytics.ts';
import { deleteTagCookies, googleTag } from '../../adapters/analytics/google-tag.ts';
import { receiveReports } from '../../adapters/analytics/reports.ts';
import { sentPurchases } from '../../adapters/analytics/sent-purchases.ts';
import type { Analytics, AnalyticsOptions } from '../../adapters/analytics/analytics.ts';
import type { PageViews } from '../../adapters/analytics/page-views.ts';
import { browserConsent } from '../../adapters/consent/consent.ts';
import type { Consent } from '../../adapters/consent/consent.ts';
import { createRevenueTracker, toCustomer, loadProfitWell } from '../../adapters/revenue-tracker.ts';
import type { RevenueTracker } from '../../adapters/revenue-tracker.ts';
import { publicConfig } from '../../config/public-config.ts';
import { sessionState, subscribeToSession } from '../../connected/session/session.ts';
import { followErrors } from './errors.ts';
import { followInteractions } from './interactions.ts';
import { followScrolling } from './scroll-depth.ts';
import { followTheme } from './theme-dimension.ts';

export interface MeasuringOptions extends Pick<AnalyticsOptions, 'onEvent'> {
  readonly consent: Consent;
  readonly views: PageViews;
}

/**
 * Starts the analytics and the revenue tracker of the page, as far as the visitor's consent goes, now and later. `onEvent`
 * is called for every event.
 */
export function startMeasuring({ consent, views, onEvent }: MeasuringOptions): Analytics {
  const { hostname } = location;
  const analytics = createAnalytics({
    ...publicConfig,
    hostname,
    consent,
    tag: googleTag(window),
    sent: sentPurchases(browserConsent().storage, 'locks' in navigator ? navigator.locks : undefined),
    views,
    page: () => ({ url: location.href, referrer: document.referrer }),
    deleteCookies: (category) => deleteTagCookies(category, document, hostname),
    ...(onEvent && { onEvent }),
  });
  const revenue = createRevenueTracker({
    token: publicConfig.profitwellToken,
    hostname,
    consent,
    load: loadProfitWell(window),
  });

  receiveReports(analytics);
  followInteractions(analytics.track);
  followScrolling(analytics.track);
  followErrors(analytics.track);
  followTheme(analytics.track);
  followUser(analytics.track, revenue);
  return analytics;
}

/** Reports who is signed in, to the revenue tracker by email address and to the analytics by number and role. */
function followUser(track: Analytics['track'], revenue: RevenueTracker): void {
  let userId: string | undefined;
  let role: string | undefined;
  const follow = (): void => {
    const { status, user } = sessionState();
    if (status === 'unknown') return;
    revenue.start(toCustomer(user));
    const nextId = user?.id === undefined ? undefined : String(user.id);
    const nextRole = user?.role?.name;
    if (nextId !== undefined && nextId !== userId) track('user_id_set', { user_id: nextId });
    if (nextRole !== undefined && nextRole !== role)
      track('custom_user_property', { property_name: 'role', property_value: nextRole });
    userId = nextId;
    role = nextRole;
  };
  subscribeToSession(follow);
  follow();
}
