import { fromUnits, toUnits } from '@onset/design-system/content/money';
import * as z from 'zod/mini';
import type { Place } from './wire.ts';

const CURRENCIES = ['USD', 'EUR', 'JPY'] as const;
type Currency = (typeof CURRENCIES)[number];

const priceSchema = z.object({
  id: z.string(),
  name: z.string(),
  productId: z.string(),
  productName: z.string(),
  description: z.string(),
  /** Interval between charges; null for a one-time price. */
  interval: z.nullable(z.enum(['month', 'year'])),
  /** Days before the first charge; 0 for none. */
  trialDays: z.number(),
  unit: z.object({ lowest: z.number(), currency: z.enum(CURRENCIES) }),
});

/** Schema of `demo-catalog.json`: the prices that the simulator sells. The build writes the file. */
export const catalogSchema = z.array(priceSchema).check(z.minLength(1));

export type CatalogPrice = z.infer<typeof priceSchema>;
export type Catalog = readonly CatalogPrice[];

interface Country {
  readonly currency: Currency;
  /** Fraction: `0.19` is 19%. */
  readonly taxRate: number;
  readonly taxIncluded: boolean;
  readonly asksPostalCode: boolean;
}

const euro = (taxRate: number): Country => ({ currency: 'EUR', taxRate, taxIncluded: true, asksPostalCode: false });

/**
 * Countries in the form, with approximate tax rates. The United States is the default for buyers from other countries.
 */
export const COUNTRIES: Readonly<Record<string, Country>> = {
  AT: euro(0.2),
  DE: euro(0.19),
  ES: euro(0.21),
  FR: euro(0.2),
  IE: euro(0.23),
  IT: euro(0.22),
  JP: { currency: 'JPY', taxRate: 0.1, taxIncluded: true, asksPostalCode: false },
  NL: euro(0.21),
  US: { currency: 'USD', taxRate: 0, taxIncluded: false, asksPostalCode: true },
};

/** Exchange rates, which are fixed so that prices don't change from day to day. */
const PER_DOLLAR: Readonly<Record<Currency, number>> = { USD: 1, EUR: 1, JPY: 150 };

/** New York, the only state with a simulated sales tax. */
const NEW_YORK = { postalCode: /^1[0-4]\d{3}/, taxRate: 0.08875 };

/** Returns the given place if the simulator sells there, or else the United States. */
export function placeOf(countryCode: string | undefined, postalCode: string | null | undefined): Place {
  const isKnown = countryCode !== undefined && Object.hasOwn(COUNTRIES, countryCode);
  return isKnown ? { countryCode, postalCode: postalCode || null } : { countryCode: 'US', postalCode: null };
}

function taxTermsOf({ countryCode, postalCode }: Place): Country {
  const country = COUNTRIES[countryCode];
  if (country === undefined) throw new Error(`The simulator doesn’t sell to ${countryCode}`);
  const isNewYork = countryCode === 'US' && postalCode !== null && NEW_YORK.postalCode.test(postalCode);
  return isNewYork ? { ...country, taxRate: NEW_YORK.taxRate } : country;
}

/** Discount on the first payment. */
interface Discount {
  readonly id: string;
  readonly code: string;
  /** Fraction: `0.2` is 20% off. */
  readonly share: number;
}

const DISCOUNTS: readonly (Discount & { readonly isExpired: boolean })[] = [
  { id: 'dsc_01demotwenty00000000000000', code: 'DEMO20', share: 0.2, isExpired: false },
  { id: 'dsc_01demolastyear000000000000', code: 'LASTYEAR', share: 0.5, isExpired: true },
];

/**
 * Finds a discount by its code, ignoring case. For an invalid code, `warning` has Paddle's error code and a sentence
 * for the buyer.
 */
export function findDiscount(code: string | null): {
  readonly discount: Discount | null;
  readonly warning: { readonly code: string; readonly detail: string } | null;
} {
  if (code === null || code.trim() === '') return { discount: null, warning: null };
  const found = DISCOUNTS.find((each) => each.code === code.trim().toUpperCase());
  if (found === undefined)
    return {
      discount: null,
      warning: { code: 'transaction_discount_not_found', detail: 'This code doesn’t exist. Check for typos.' },
    };
  if (found.isExpired)
    return { discount: null, warning: { code: 'discount_expired', detail: 'This code has expired.' } };
  return { discount: found, warning: null };
}

/** Amounts in the currency's lowest unit: `subtotal` − `discount` + `tax` = `total`. */
export interface Totals {
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
}

/** One price of a quote. */
export interface QuoteLine {
  readonly price: CatalogPrice;
  readonly quantity: number;
  /** Amounts for one unit, before the discount, and after the trial. */
  readonly unit: Totals;
  /** Amounts due now. Nothing is due at the start of a trial. */
  readonly totals: Totals;
  /** Amounts for each later period, without the discount; null for a one-time price. */
  readonly recurring: Totals | null;
}

/** Amounts for several prices in one country. */
export interface Quote {
  readonly currency: Currency;
  readonly taxRate: number;
  readonly taxIncluded: boolean;
  readonly lines: readonly QuoteLine[];
  readonly totals: Totals;
  readonly recurring: Totals | null;
}

/** Converts a catalog price to another currency, rounded to major units. Returns the amount in the lowest unit. */
export function localAmount({ unit }: CatalogPrice, currency: Currency): number {
  if (unit.currency === currency) return unit.lowest;
  const units = (toUnits(unit) / PER_DOLLAR[unit.currency]) * PER_DOLLAR[currency];
  return fromUnits(Math.round(units), currency).lowest;
}

/** Currencies that a price can be paid in, with the countries that pay in each. */
export const currencies = CURRENCIES.map((currency) => ({
  currency,
  countryCodes: Object.keys(COUNTRIES).filter((code) => COUNTRIES[code]?.currency === currency),
}));

/**
 * Quotes prices as Paddle does. `isRenewal` is true for a charge after the start of a subscription, which has no trial.
 * Each line is rounded to the lowest unit, and the totals are the sums of the lines.
 */
export function quote(
  items: readonly { readonly price: CatalogPrice; readonly quantity: number }[],
  place: Place,
  { discountShare = 0, isRenewal = false }: { discountShare?: number | undefined; isRenewal?: boolean } = {},
): Quote {
  const terms = taxTermsOf(place);
  const { currency, taxRate, taxIncluded } = terms;
  const lines = items.map(({ price, quantity }): QuoteLine => {
    const unit = localAmount(price, currency);
    return {
      price,
      quantity,
      unit: totalsOf(unit, 0, terms),
      totals: totalsOf(price.trialDays > 0 && !isRenewal ? 0 : unit * quantity, discountShare, terms),
      recurring: price.interval === null ? null : totalsOf(unit * quantity, 0, terms),
    };
  });
  const recurring = lines.flatMap((line) => line.recurring ?? []);
  return {
    currency,
    taxRate,
    taxIncluded,
    lines,
    totals: sumOf(lines.map(({ totals }) => totals)),
    recurring: recurring.length === 0 ? null : sumOf(recurring),
  };
}

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

function sumOf(all: readonly Totals[]): Totals {
  const sum = (name: keyof Totals): number => all.reduce((total, each) => total + each[name], 0);
  return { subtotal: sum('subtotal'), discount: sum('discount'), tax: sum('tax'), total: sum('total') };
}
