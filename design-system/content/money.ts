/**
 * An amount of money: a whole number of the currency's lowest unit, and its code (ISO 4217). The one form amounts have
 * in the catalogue, on the wire, on the server and in structured data, so that nobody divides by 100 what has no cents.
 */
export interface Money {
  /** In the lowest unit: cents of a dollar, whole yen. */
  readonly lowest: number;
  readonly currency: string;
}

/**
 * Currencies that the payment provider counts in whole units (developer.paddle.com, “Supported currencies”). Not what
 * `Intl` says: that knows no decimals of HUF and COP either, which are counted in hundredths.
 */
const WITHOUT_DECIMALS: ReadonlySet<string> = new Set(['CLP', 'JPY', 'KRW', 'VND']);

/** Currencies of thousandths (ISO 4217). The payment provider has none of them; a host of the design system may. */
const WITH_THREE_DECIMALS: ReadonlySet<string> = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

/** Decimal places of the lowest unit of a currency. */
export function decimalsOf(currency: string): number {
  if (WITHOUT_DECIMALS.has(currency)) return 0;
  return WITH_THREE_DECIMALS.has(currency) ? 3 : 2;
}

/** Money from an amount in whole units, `84.03`: the catalogue's prices, totals of the checkout's events. */
export function ofUnits(units: number, currency: string): Money {
  return { lowest: rounded(units * 10 ** decimalsOf(currency)), currency };
}

/**
 * Money from an amount as the payment provider's API writes it: digits of the lowest unit, `8403`. `undefined` for
 * everything else, and for more than a number holds exactly.
 */
export function ofLowestText(text: unknown, currency: string): Money | undefined {
  if (typeof text !== 'string' || !/^\d+$/.test(text)) return undefined;
  const lowest = Number(text);
  return Number.isSafeInteger(lowest) ? { lowest, currency } : undefined;
}

/** The amount in whole units, `84.03`: what analytics takes. */
export function toUnits({ lowest, currency }: Money): number {
  return lowest / 10 ** decimalsOf(currency);
}

/** The amount in whole units as a decimal text, `84.00`, `1200` of yen: what structured data takes. */
export function toDecimal(money: Money): string {
  return toUnits(money).toFixed(decimalsOf(money.currency));
}

/** A share of an amount, such as a month of a year's, rounded to the lowest unit. */
export function shareOf({ lowest, currency }: Money, parts: number): Money {
  return { lowest: rounded(lowest / parts), currency };
}

/** To the lowest unit; never -0, which is written `-$0`. */
function rounded(lowest: number): number {
  return Math.round(lowest) + 0;
}

/** An amount as people of a locale write it: `$12`, `$8.50`, `¥1,200`; without decimals where there is nothing in them. */
export function formatMoney(money: Money, locale: string): string {
  const { currency } = money;
  const decimals = decimalsOf(currency);
  const units = toUnits(money);
  const digits = Number.isInteger(units) ? 0 : decimals;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(units);
}
