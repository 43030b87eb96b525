import type { AnalyticsOptions } from '../adapters/analytics/index.ts';
import { browserConsent, createConsent } from '../adapters/consent/index.ts';
import { onFirstSign } from './first-sign.ts';
import { startConsentBanner } from './tags/consent-banner.ts';

/**
 * What asks for the visitor's consent, and what it is asked for. Fetched only by a build in which a tool is configured that
 * needs it. What measures is fetched for who has agreed; for who has not answered at their first sign, so that what they do
 * can wait for the answer; and for who has refused not at all. `onEvent` hears of every event, and has it fetched at once.
 */
export function startTags(onEvent?: AnalyticsOptions['onEvent']): void {
  const consent = createConsent(browserConsent());
  startConsentBanner(consent);
  let isFetched = false;
  const measure = (): void => {
    if (isFetched) return;
    isFetched = true;
    import('./tags/measuring.ts')
      .then(({ startMeasuring }) => startMeasuring(consent, onEvent))
      .catch(() => {
        isFetched = false; // The next change of the consent tries again.
      });
  };
  const follow = (): void => {
    const { analytics, ads } = consent.getState();
    if (analytics || ads || onEvent) measure();
  };
  consent.subscribe(follow);
  follow();
  onFirstSign(() => {
    if (consent.getState().status === 'unasked') measure();
  });
}
