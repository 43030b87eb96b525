export { Pricing } from './pricing.tsx';
export type { PricingProps } from './pricing.tsx';
export type { LocalizedPrice, PricingBehavior } from './behavior.ts';
export type { PricingContent } from './pricing.schema.ts';
