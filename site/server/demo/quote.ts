import { decimalsOf, ofUnits, toUnits } from '@onset/design-system/content/money';
import type { Money } from '@onset/design-system/content/money';
import type { DemoItem, DemoPrice, Quote, Totals } from '../../contract/demo-checkout.ts';
import { countryOf, perDollar } from './countries.ts';
import type { Country } from './countries.ts';

/** Where something is bought, and at what discount. */
export interface QuoteTerms {
  readonly countryCode: string;
  readonly postalCode: string | null;
  /** In place of the country's own. */
  readonly currency?: string | undefined;
  /** `0.2` is 20 % off the first payment. */
  readonly discountShare?: number;
}

/** An item with its price. */
export interface PricedItem extends DemoItem {
  readonly price: DemoPrice;
}

const NOTHING: Totals = { subtotal: 0, discount: 0, tax: 0, total: 0 };

/** A catalogue price in a currency: whole units, and whole tens of those that have no decimals. */
export function localPrice(price: Money, currency: string): Money {
  if (price.currency === currency) return price;
  const units = (toUnits(price) / perDollar(price.currency)) * perDollar(currency);
  return decimalsOf(currency) === 0
    ? ofUnits(Math.round(units / 10) * 10, currency)
    : ofUnits(Math.round(units), currency);
}

/** What items cost, as Paddle reckons: each line by itself, rounded to the lowest unit, its parts adding up. */
export function quote(items: readonly PricedItem[], terms: QuoteTerms): Quote {
  const country = countryOf(terms.countryCode, terms.postalCode);
  const currency = terms.currency ?? country.currency;
  const lines = items.map(({ price, priceId, quantity }) => {
    const unit = localPrice(price.unit, currency).lowest;
    return {
      priceId,
      quantity,
      unit: totalsOf(unit, 0, country),
      totals: totalsOf(unit * quantity, terms.discountShare ?? 0, country),
      // A discount of the demo is on the first payment.
      recurring: price.interval === null ? null : totalsOf(unit * quantity, 0, country),
    };
  });
  const recurring = lines.flatMap((line) => (line.recurring === null ? [] : [line.recurring]));
  return {
    currency,
    taxRate: country.taxRate,
    taxIncluded: country.taxIncluded,
    lines,
    totals: sumOf(lines.map(({ totals }) => totals)),
    recurring: recurring.length === 0 ? null : sumOf(recurring),
  };
}

/** The totals of an amount: with its tax in it, or to be added. */
function totalsOf(amount: number, discountShare: number, { taxRate, taxIncluded }: Country): Totals {
  if (!taxIncluded) {
    const discount = Math.round(amount * discountShare);
    const tax = Math.round((amount - discount) * taxRate);
    return { subtotal: amount, discount, tax, total: amount - discount + tax };
  }
  const total = Math.round(amount * (1 - discountShare));
  const tax = total - Math.round(total / (1 + taxRate));
  const subtotal = Math.round(amount / (1 + taxRate));
  return { subtotal, discount: subtotal - (total - tax), tax, total };
}

function sumOf(totals: readonly Totals[]): Totals {
  return totals.reduce(
    (sum, each) => ({
      subtotal: sum.subtotal + each.subtotal,
      discount: sum.discount + each.discount,
      tax: sum.tax + each.tax,
      total: sum.total + each.total,
    }),
    NOTHING,
  );
}
