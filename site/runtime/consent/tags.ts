import { storedPageViews } from '../../adapters/analytics/page-views.ts';
import type { Analytics, AnalyticsOptions } from '../../adapters/analytics/analytics.ts';
import { browserConsent, createConsent } from '../../adapters/consent/consent.ts';
import { onFirstInteraction } from '../first-interaction.ts';
import { startConsentBanner } from './consent-banner.ts';

/**
 * What asks for the visitor's consent, and what it is asked for. Fetched only by a build in which a tool is configured that
 * needs it. What measures is fetched for who has agreed; for who has not answered at their first sign, so that what they do
 * can wait for the answer; and for who has refused not at all. `onEvent` hears of every event, and has it fetched at once.
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
  let isFetched = false;
  const measure = (): void => {
    if (isFetched) return;
    isFetched = true;
    import('../tags/measuring.ts')
      .then(({ startMeasuring }) => {
        analytics = startMeasuring({ consent, views, ...(onEvent && { onEvent }) });
        analytics.sendPageViews();
      })
      .catch(() => {
        isFetched = false; // The next change of the consent tries again.
      });
  };
  const follow = (): void => {
    const { analytics: isGranted, ads } = consent.getState();
    if (isGranted || ads || onEvent) measure();
  };
  const addView = (): void => {
    views.add();
    analytics?.sendPageViews();
  };
  // A page that the browser prerenders has no visitor yet.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', addView, { once: true });
  else addView();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) addView();
  });
  consent.subscribe(follow);
  follow();
  onFirstInteraction(() => {
    if (consent.getState().status === 'unasked') measure();
  });
}
