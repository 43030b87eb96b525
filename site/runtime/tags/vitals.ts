import type { Analytics } from '../../adapters/analytics/index.ts';
import { VITAL_NAMES, ratingOf } from '../../contract/vitals.ts';
import { measureVitals } from '../vitals/measure.ts';
import { whenLeft } from '../vitals/when-left.ts';

/**
 * Sends how fast the page was, as it is left: an event for each measure, in the form GA4's documents have for it.
 */
export function followVitals(track: Analytics['track']): void {
  const measure = measureVitals();
  whenLeft(() => {
    const vitals = measure();
    // `randomUUID` is of https alone, and this need be no secret.
    const metric_id = `${Date.now()}-${Math.floor(Math.random() * 1e12)}`;
    for (const name of VITAL_NAMES) {
      const value = vitals[name];
      if (value === undefined) continue;
      track(name, {
        // GA4 makes whole numbers of values in its reports.
        value: Math.round(name === 'CLS' ? value * 1000 : value),
        metric_id,
        metric_value: value,
        metric_delta: value,
        metric_rating: ratingOf(name, value),
      });
    }
  });
}
