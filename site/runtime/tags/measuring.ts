import { createAnalytics } from '../../adapters/analytics/analytics.ts';
import { cleanText } from '../../adapters/analytics/clean.ts';
import { deleteTagCookies, googleTag } from '../../adapters/analytics/google-tag.ts';
import { receiveReports } from '../../connected/track.ts';
import { sentPurchases } from '../../adapters/analytics/purchase.ts';
import type { Analytics, AnalyticsOptions } from '../../adapters/analytics/analytics.ts';
import type { PageViews } from '../../adapters/analytics/page-views.ts';
import { browserConsent } from '../../adapters/consent.ts';
import type { Consent } from '../../adapters/consent.ts';
import { createRevenueTracker, toCustomer, loadProfitWell } from '../../adapters/revenue-tracker.ts';
import type { RevenueTracker } from '../../adapters/revenue-tracker.ts';
import { publicConfig } from '../../config/public-config.ts';
import { sessionState, subscribeToSession } from '../../connected/session/session.ts';
import { trackInteractions } from './interactions.ts';

export interface MeasuringOptions extends Pick<AnalyticsOptions, 'onEvent'> {
  readonly consent: Consent;
  readonly views: PageViews;
}

/**
 * Starts the analytics and the revenue tracker of the page as far as the visitor’s consent allows, now and later.
 * `onEvent` is called for every event.
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
  trackInteractions(analytics.track);
  trackScrolling(analytics.track);
  trackErrors(analytics.track);
  trackTheme(analytics.track);
  trackUser(analytics.track, revenue);
  return analytics;
}

/** Identifies the signed-in user: to the revenue tracker by email address, and to the analytics by ID and role. */
function trackUser(track: Analytics['track'], revenue: RevenueTracker): void {
  let userId: string | undefined;
  let role: string | undefined;
  const update = (): void => {
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
  subscribeToSession(update);
  update();
}

/** Tracked scroll depths, in percent of the page’s height. */
const DEPTHS = [25, 50, 75, 90];

/** Tracks `scroll` once for each depth of the page that has been above the lower edge of the window. */
function trackScrolling(track: Analytics['track']): void {
  let remaining = DEPTHS;
  let isScheduled = false;
  const measure = (): void => {
    isScheduled = false;
    const { scrollHeight } = document.documentElement;
    const visible = ((scrollY + innerHeight) / scrollHeight) * 100;
    for (const depth of remaining.filter((each) => each <= visible)) track('scroll', { percent_scrolled: depth });
    remaining = remaining.filter((each) => each > visible);
    if (remaining.length === 0) removeEventListener('scroll', schedule);
  };
  const schedule = (): void => {
    if (!isScheduled) requestAnimationFrame(measure);
    isScheduled = true;
  };
  addEventListener('scroll', schedule, { passive: true });
}

/** Maximum number of errors per page, for pages that fail in a loop. */
const MAX_ERRORS = 5;

/** Tracks uncaught errors of the page: the message without personal data, without location and stack. */
function trackErrors(track: Analytics['track']): void {
  let count = 0;
  const send = (reason: unknown): void => {
    count += 1;
    if (count > MAX_ERRORS) return;
    const { name, message } = reason instanceof Error ? reason : { name: 'Error', message: String(reason) };
    track('error', { description: cleanText(`${name}: ${message}`), fatal: false });
  };
  addEventListener('error', ({ error, message }) => send(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => send(reason));
}

/** Tracks the chosen theme as a custom dimension, now and at each change. */
function trackTheme(track: Analytics['track']): void {
  const root = document.documentElement;
  let sent: string | undefined;
  const send = (): void => {
    const theme = root.dataset['theme'] ?? 'system';
    if (theme === sent) return;
    sent = theme;
    track('custom_dimension_set', { dimension_name: 'theme', dimension_value: theme });
  };
  new MutationObserver(send).observe(root, { attributes: true, attributeFilter: ['data-theme'] });
  send();
}
