import { formatMoney, divideMoney } from '@onset/design-system/content/money';
import type { Money } from '@onset/design-system/content/money';

/** Billing interval of a plan. */
export type Interval = 'month' | 'year' | 'once';

/** Plan that customers can buy. */
export interface Plan {
  readonly id: 'monthly' | 'yearly' | 'lifetime';
  readonly name: string;
  /** Amount of each charge, before tax. */
  readonly price: Money;
  readonly interval: Interval;
}

/** Currency of all prices. */
export const currency = 'USD';

/** Days in which a purchase can be refunded. */
export const refundDays = 14;

/** Years of updates in the lifetime plan. */
export const lifetimeUpdateYears: number = 1;

/** Text for `lifetimeUpdateYears`: `one year`, `2 years`. */
export const lifetimeUpdates = lifetimeUpdateYears === 1 ? 'one year' : `${lifetimeUpdateYears} years`;

/**
 * Catalog: the only source of plan names and prices, for the pricing section, comparison tables, structured data and
 * checkout. It has few imports, so that any code can use a price at little cost.
 */
export const plans = {
  monthly: { id: 'monthly', name: 'Monthly', price: { lowest: 1200, currency }, interval: 'month' },
  yearly: { id: 'yearly', name: 'Yearly', price: { lowest: 9600, currency }, interval: 'year' },
  lifetime: { id: 'lifetime', name: 'Lifetime', price: { lowest: 18900, currency }, interval: 'once' },
} as const satisfies Record<Plan['id'], Plan>;

/** IDs of the catalog, in its order. */
export const planIds = Object.keys(plans) as Plan['id'][];

/** Price of the yearly plan per month. */
export const yearlyPerMonth: Money = divideMoney(plans.yearly.price, 12);

/** Savings of the yearly plan over twelve months of the monthly one, in whole percent, rounded down. */
export const yearlySaving = Math.floor((1 - plans.yearly.price.lowest / (plans.monthly.price.lowest * 12)) * 100);

/** Formats a price: `$12`, `$1,200`. */
export function formatPrice(price: Money): string {
  return formatMoney(price, 'en-US');
}

/**
 * Returns the plan with a price ID of the payment provider; `undefined` for prices of other products. `priceIds` is a
 * parameter because content doesn’t depend on the configuration.
 */
export function findPlanByPrice(priceId: string, priceIds: Readonly<Record<Plan['id'], string>>): Plan | undefined {
  const id = planIds.find((each) => priceIds[each] === priceId);
  return id && plans[id];
}

/** Returns the plan with an ID from outside, such as a URL parameter; `undefined` if it doesn’t exist. */
export function findPlan(id: string | null | undefined): Plan | undefined {
  const knownId = planIds.find((each) => each === id);
  return knownId && plans[knownId];
}
