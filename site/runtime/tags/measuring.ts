import {
  createAnalytics,
  deleteTagCookies,
  googleTag,
  receiveReports,
  sentPurchases,
} from '../../adapters/analytics/index.ts';
import type { AnalyticsOptions } from '../../adapters/analytics/index.ts';
import { browserConsent } from '../../adapters/consent/index.ts';
import type { Consent } from '../../adapters/consent/index.ts';
import { createRevenueTracker, customerOf, loadProfitWell } from '../../adapters/revenue/index.ts';
import { publicConfig } from '../../config/public-config.ts';
import { sessionState, subscribeToSession } from '../../connected/session.ts';
import { followErrors } from './errors.ts';
import { followInteractions } from './interactions.ts';
import { followScrolling } from './scroll-depth.ts';

/**
 * Starts the analytics and the revenue tracker of the page, as far as the visitor's consent goes, now and later. `onEvent`
 * hears of every event.
 */
export function startMeasuring(consent: Consent, onEvent?: AnalyticsOptions['onEvent']): void {
  const { hostname } = location;
  const analytics = createAnalytics({
    ...publicConfig,
    hostname,
    consent,
    tag: googleTag(window),
    sent: sentPurchases(browserConsent().storage, 'locks' in navigator ? navigator.locks : undefined),
    page: () => ({ address: location.href, title: document.title, referrer: document.referrer }),
    forget: (category) => deleteTagCookies(category, document, hostname),
    ...(onEvent && { onEvent }),
  });
  const revenue = createRevenueTracker({
    token: publicConfig.profitwellToken,
    hostname,
    consent,
    load: loadProfitWell(window),
  });

  // A page that the browser makes ahead of time has no visitor yet.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => analytics.pageView(), { once: true });
  else analytics.pageView();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) analytics.pageView();
  });
  receiveReports(analytics);
  followInteractions(analytics.track);
  followScrolling(analytics.track);
  followErrors(analytics.track);
  void import('./vitals.ts').then(
    ({ followVitals }) => followVitals(analytics.track),
    () => {},
  );

  let userId: string | undefined;
  const followUser = (): void => {
    const { status, user } = sessionState();
    if (status === 'unknown') return;
    revenue.start(customerOf(user));
    const next = user?.id === undefined ? undefined : String(user.id);
    if (next === userId) return;
    userId = next;
    if (next !== undefined) analytics.track('user_id_set', { user_id: next });
  };
  subscribeToSession(followUser);
  followUser();
}
