import { formatAmount } from '@onset/design-system/content/format-amount';

/** How often a plan is paid. */
export type Interval = 'month' | 'year' | 'once';

/** One way to buy the product. */
export interface Plan {
  readonly id: 'monthly' | 'yearly' | 'lifetime';
  readonly name: string;
  /** In whole units of `currency`. */
  readonly price: number;
  readonly interval: Interval;
}

/** What every price is in. */
export const currency = 'USD';

/** Days in which a purchase can be undone. */
export const refundDays = 14;

/** Years of updates that come with the plan paid once. */
export const lifetimeUpdateYears: number = 1;

/** The same in words: `one year`, `2 years`. */
export const lifetimeUpdates = lifetimeUpdateYears === 1 ? 'one year' : `${lifetimeUpdateYears} years`;

/**
 * The catalogue: the one source of names and prices for the pricing section, comparison tables, structured data and
 * checkout. It imports next to nothing, so that whatever needs a price can have it without anything else.
 */
export const plans = {
  monthly: { id: 'monthly', name: 'Monthly', price: 12, interval: 'month' },
  yearly: { id: 'yearly', name: 'Yearly', price: 96, interval: 'year' },
  lifetime: { id: 'lifetime', name: 'Lifetime', price: 189, interval: 'once' },
} as const satisfies Record<Plan['id'], Plan>;

/** The ids of the catalogue, in its order. */
export const planIds = Object.keys(plans) as Plan['id'][];

/** What the yearly plan comes to a month. */
export const yearlyPerMonth = plans.yearly.price / 12;

/** What the yearly plan saves over twelve months of the monthly one, in whole per cent, rounded down. */
export const yearlySaving = Math.floor((1 - plans.yearly.price / (plans.monthly.price * 12)) * 100);

/** A price as it is written: `$12`, `$1,200`. */
export function formatPrice(price: number): string {
  return formatAmount(price, currency, 'en-US');
}
