import { storedPageViews } from '../../adapters/analytics/page-views.ts';
import type { Analytics, AnalyticsOptions } from '../../adapters/analytics/analytics.ts';
import { browserConsent, createConsent } from '../../adapters/consent.ts';
import { onFirstInteraction } from '../scheduling.ts';
import { startConsentBanner } from './consent-banner.ts';

/**
 * Starts the consent banner, and the tools that need consent. Only builds with such a tool load this. Measuring code is
 * loaded for visitors who have agreed, and on the first interaction of those who haven’t answered, so that their events
 * can wait for the answer; never for visitors who have refused. `onEvent` is called for every event, and loads the code
 * immediately.
 */
export function startTags(onEvent?: AnalyticsOptions['onEvent']): void {
  const consent = createConsent(browserConsent());
  const views = storedPageViews({
    consent,
    storage: {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, value) => sessionStorage.setItem(key, value),
    },
    now: () => Date.now(),
    page: () => ({ url: location.href, title: document.title, referrer: document.referrer }),
  });
  startConsentBanner(consent);
  let analytics: Analytics | undefined;
  let isLoaded = false;
  const loadMeasuring = (): void => {
    if (isLoaded) return;
    isLoaded = true;
    import('../tags/measuring.ts')
      .then(({ startMeasuring }) => {
        analytics = startMeasuring({ consent, views, ...(onEvent && { onEvent }) });
        analytics.sendPageViews();
      })
      .catch(() => {
        isLoaded = false; // The next change of the consent tries again.
      });
  };
  const onConsent = (): void => {
    const { analytics: isGranted, ads } = consent.getState();
    if (isGranted || ads || onEvent) loadMeasuring();
  };
  const addView = (): void => {
    views.add();
    analytics?.sendPageViews();
  };
  // Prerendered pages don’t have a visitor yet.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', addView, { once: true });
  else addView();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) addView();
  });
  consent.subscribe(onConsent);
  onConsent();
  onFirstInteraction(() => {
    if (consent.getState().status === 'unasked') loadMeasuring();
  });
}
