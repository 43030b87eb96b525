export { Pricing } from './pricing.tsx';
export type { PricingProps } from './pricing.tsx';
