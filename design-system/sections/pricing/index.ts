export { Pricing } from './pricing.tsx';
export type { PricingProps } from './pricing.tsx';
export type { PricingContent } from './pricing.schema.ts';
