import type { PublicConfig } from './public-config.schema.ts';

/** Put in by the build (`vite.config.ts`) with what `public-config.schema.ts` made of the environment. */
declare const PUBLIC_CONFIG: PublicConfig | undefined;

/** The public configuration of this build. Where there was no build (tests, Storybook) it holds the defaults. */
export const publicConfig: PublicConfig =
  typeof PUBLIC_CONFIG === 'undefined' ? { apiBaseUrl: '', siteUrl: 'http://localhost:3000' } : PUBLIC_CONFIG;
