import { formatMoney, divideMoney } from '@onset/design-system/content/money';
import type { Money } from '@onset/design-system/content/money';

/** How often a plan is paid. */
export type Interval = 'month' | 'year' | 'once';

/** One way to buy the product. */
export interface Plan {
  readonly id: 'monthly' | 'yearly' | 'lifetime';
  readonly name: string;
  /** What is charged each time, before tax. */
  readonly price: Money;
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
 * The catalog: the one source of names and prices for the pricing section, comparison tables, structured data and
 * checkout. It imports next to nothing, so that whatever needs a price can have it without anything else.
 */
export const plans = {
  monthly: { id: 'monthly', name: 'Monthly', price: { lowest: 1200, currency }, interval: 'month' },
  yearly: { id: 'yearly', name: 'Yearly', price: { lowest: 9600, currency }, interval: 'year' },
  lifetime: { id: 'lifetime', name: 'Lifetime', price: { lowest: 18900, currency }, interval: 'once' },
} as const satisfies Record<Plan['id'], Plan>;

/** The ids of the catalog, in its order. */
export const planIds = Object.keys(plans) as Plan['id'][];

/** What the yearly plan comes to a month. */
export const yearlyPerMonth: Money = divideMoney(plans.yearly.price, 12);

/** What the yearly plan saves over twelve months of the monthly one, in whole per cent, rounded down. */
export const yearlySaving = Math.floor((1 - plans.yearly.price.lowest / (plans.monthly.price.lowest * 12)) * 100);

/** A price as it is written: `$12`, `$1,200`. */
export function formatPrice(price: Money): string {
  return formatMoney(price, 'en-US');
}

/**
 * The plan that is sold by a price id of the payment provider; `undefined` for a price of another product. The ids are of
 * the public configuration, and are handed in, because content knows no configuration.
 */
export function planOfPrice(priceId: string, priceIds: Readonly<Record<Plan['id'], string>>): Plan | undefined {
  const id = planIds.find((each) => priceIds[each] === priceId);
  return id && plans[id];
}

/** The plan of an id that came from outside, such as an address; `undefined` where there is none. */
export function planOf(id: string | null | undefined): Plan | undefined {
  const known = planIds.find((each) => each === id);
  return known && plans[known];
}
