import { formatMoney } from '@onset/design-system/content/money';
import type { Money } from '@onset/design-system/content/money';

/** Billing interval of a plan. */
export type Interval = 'month' | 'year' | 'once';

/** Plan that customers buy. Its price, interval and trial must equal those of its price at the payment provider. */
export interface Plan {
  /**
   * Lower-case letters, digits and hyphens. It is in URLs (`/checkout?plan=yearly`), in the database and in the custom
   * data of the provider’s price, so it must not change.
   */
  readonly id: string;
  readonly name: string;
  /** Amount of each charge, before tax. */
  readonly price: Money;
  readonly interval: Interval;
  /** Days before the first charge. Default: no trial. */
  readonly trialDays?: number;
  /**
   * Years of updates in a plan that is paid once. Subscriptions include updates while they run. It applies to earlier
   * purchases too: to include fewer years, withdraw the plan and add another.
   */
  readonly updateYears?: number;
  /** ID of the monthly plan with the same features, if the plan shows what customers save compared with it. */
  readonly comparedTo?: string;
  /** True for the one plan that pricing and checkout recommend. */
  readonly isRecommended?: true;
  /** True if the plan is no longer sold. Customers who have it keep it. */
  readonly isWithdrawn?: true;
  /** Customers that the plan is for, in one sentence. */
  readonly summary: string;
  /** Features that depend on the plan, besides its updates. At most two. */
  readonly highlights: readonly string[];
}

/** Currency of all prices. */
export const currency = 'USD';

/** Days in which a purchase can be refunded. */
export const refundDays = 14;

/**
 * Catalog: one to five plans for sale in display order, and withdrawn ones. It is the only source of their names and
 * prices. Pages, checkout, account, emails and server follow it; `plans.schema.ts` checks it. It has few imports, so
 * that any code can use a price at little cost.
 */
export const plans: readonly Plan[] = [
  {
    id: 'monthly',
    name: 'Monthly',
    price: { lowest: 1200, currency },
    interval: 'month',
    summary: 'For one project.',
    highlights: ['Your recordings and exports stay yours when it ends'],
  },
  {
    id: 'yearly',
    name: 'Yearly',
    price: { lowest: 9600, currency },
    interval: 'year',
    comparedTo: 'monthly',
    isRecommended: true,
    summary: 'For a habit.',
    highlights: ['Your recordings and exports stay yours when it ends'],
  },
  {
    id: 'lifetime',
    name: 'Lifetime',
    price: { lowest: 18900, currency },
    interval: 'once',
    updateYears: 1,
    summary: 'To own it.',
    highlights: ['Your last version keeps working for good'],
  },
];

/** Returns the plan with an ID from outside, such as a URL parameter; `undefined` if it doesn’t exist. */
export function findPlan(id: string | null | undefined): Plan | undefined {
  return plans.find((plan) => plan.id === id);
}

/** Returns the plans for sale: all of them, or those with the given IDs in their order. */
export function plansForSale(ids?: readonly string[]): Plan[] {
  const sold = plans.filter(({ isWithdrawn }) => !isWithdrawn);
  return ids ? ids.flatMap((id) => sold.find((plan) => plan.id === id) ?? []) : sold;
}

/** Returns the ID of the recommended plan if it is one of the given plans. */
export function findRecommended(offered: readonly Plan[]): string | undefined {
  return offered.find(({ isRecommended }) => isRecommended)?.id;
}

/**
 * Returns the plan with a price ID of the payment provider; `undefined` for prices of other products. `priceIds` is a
 * parameter because content doesn’t depend on the configuration.
 */
export function findPlanByPrice(priceId: string, priceIds: Readonly<Record<string, string>>): Plan | undefined {
  return plans.find(({ id }) => priceIds[id] === priceId);
}

/** Formats a price: `$12`, `$1,200`. */
export function formatPrice(price: Money): string {
  return formatMoney(price, 'en-US');
}

/** Formats the updates of a plan that is paid once: `one year`, `2 years`. */
export function formatUpdates({ updateYears = 1 }: Plan): string {
  return updateYears === 1 ? 'one year' : `${updateYears} years`;
}

/** Returns the savings over twelve months of the compared plan in whole percent, rounded down; `undefined` for none. */
export function getSaving({ price, comparedTo }: Plan): number | undefined {
  const compared = findPlan(comparedTo);
  const percent = compared ? Math.floor((1 - price.lowest / (compared.price.lowest * 12)) * 100) : 0;
  return percent > 0 ? percent : undefined;
}
