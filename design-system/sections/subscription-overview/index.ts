export { SubscriptionOverview } from './subscription-overview.tsx';
export type { SubscriptionOverviewBehavior, SubscriptionOverviewProps } from './subscription-overview.tsx';
export type { Bought, BoughtEntitlement, BoughtOnce, BoughtSubscription, PortalPurpose } from './bought.ts';
export type { Resend } from './confirm-first.tsx';
export type { SubscriptionOverviewContent } from './subscription-overview.schema.ts';
