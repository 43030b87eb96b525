import { needsConsent } from './public-config.schema.ts';
import type { PublicConfig } from './public-config.ts';

/** What a build puts in place of the names that `public-config.ts` declares, as Vite's `define` takes it. */
export function publicDefinitions(config: PublicConfig): Record<string, string> {
  return {
    PUBLIC_CONFIG: JSON.stringify(config),
    IS_DEMO_CHECKOUT: String(config.paddle === null),
    HAS_TAGS: String(needsConsent(config)),
  };
}
