export { Pricing } from './pricing.tsx';
export type { PricingProps } from './pricing.tsx';
export { formatAmount } from './offer.tsx';
