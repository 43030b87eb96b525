export { SubscriptionOverview } from './subscription-overview.tsx';
export type { Resend, SubscriptionOverviewBehavior, SubscriptionOverviewProps } from './subscription-overview.tsx';
export type {
  Bought,
  BoughtEntitlement,
  BoughtOnce,
  BoughtSubscription,
  OfferedPlan,
  PlanChange,
  PlanTotal,
} from './bought.ts';
export type { SubscriptionOverviewContent } from './subscription-overview.schema.ts';
