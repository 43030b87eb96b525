export { PricingSummary } from './pricing-summary.tsx';
export type { PricingSummaryProps } from './pricing-summary.tsx';
export type { PricingSummaryContent } from './pricing-summary.schema.ts';
