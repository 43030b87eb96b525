import { needsConsent } from './public-config.schema.ts';
import type { PublicConfig } from './public-config.ts';

/** Returns the values of the names that `public-config.ts` declares, for Vite’s `define`. */
export function publicDefinitions(config: PublicConfig): Record<string, string> {
  return {
    PUBLIC_CONFIG: JSON.stringify(config),
    IS_DEMO_CHECKOUT: String(config.paddle === null),
    HAS_TAGS: String(needsConsent(config)),
  };
}
