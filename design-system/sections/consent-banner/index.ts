export { ConsentBanner } from './consent-banner.tsx';
export type { ConsentBannerProps } from './consent-banner.tsx';
export type { ConsentBannerContent } from './consent-banner.schema.ts';
