export { createRevenueTracker, customerOf } from './revenue-tracker.ts';
export type { Customer, RevenueTracker } from './revenue-tracker.ts';
export { loadProfitWell } from './profitwell-script.ts';
