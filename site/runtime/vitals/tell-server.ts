import { CONSENT_KEY, readChoice } from '../../adapters/consent/choice.ts';
import { CONNECTIONS, NAVIGATIONS, VITALS_PATH } from '../../contract/vitals.ts';
import type { VitalsRequest } from '../../contract/vitals.ts';
import { hasTags, publicConfig } from '../../config/public-config.ts';
import { measureVitals } from './measure.ts';
import { whenLeft } from './when-left.ts';

/**
 * Measures the page, and tells the site's own server as it is left: the path, the measures, the kind of connection and of
 * navigation, and nothing of who the visitor is. Not for who has refused to be measured, whatever else they were asked.
 */
export function tellServer(): void {
  const measure = measureVitals();
  whenLeft(() => {
    const vitals = measure();
    if (Object.keys(vitals).length === 0 || (hasTags && hasRefused())) return;
    const request: VitalsRequest = {
      page: location.pathname,
      navigation: navigationOf(),
      connection: connectionOf(),
      vitals: Object.fromEntries(Object.entries(vitals).map(([name, value]) => [name, rounded(name, value)])),
    };
    // As text: a type that has to be asked for first would be lost with the page.
    navigator.sendBeacon(publicConfig.apiBaseUrl + VITALS_PATH, JSON.stringify(request));
  });
}

/** No finer than it is counted. */
const rounded = (name: string, value: number): number =>
  name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);

/** Whether the visitor has said no to being measured. Where storage is blocked, nobody can have said anything. */
function hasRefused(): boolean {
  try {
    return readChoice(localStorage.getItem(CONSENT_KEY))?.analytics === false;
  } catch {
    return false;
  }
}

function navigationOf(): VitalsRequest['navigation'] {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.activationStart) return 'prerender';
  return NAVIGATIONS.find((known) => known === entry?.type) ?? 'navigate';
}

function connectionOf(): VitalsRequest['connection'] {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly effectiveType?: string } };
  return CONNECTIONS.find((known) => known === connection?.effectiveType) ?? 'unknown';
}
