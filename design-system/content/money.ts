/**
 * An amount of money: a whole number of the currency's lowest unit, and the currency's ISO 4217 code. The catalog, the
 * API and the server all use this type, so that amounts in currencies without cents aren't divided by 100.
 */
export interface Money {
  /** Amount in the lowest unit, such as cents for USD and whole yen for JPY. */
  readonly lowest: number;
  readonly currency: string;
}

/**
 * Currencies that the payment provider counts in whole units (developer.paddle.com, “Supported currencies”). The
 * decimals of `Intl` can't be used: it has none for HUF and COP, which the provider counts in hundredths.
 */
const CURRENCIES_WITHOUT_DECIMALS: ReadonlySet<string> = new Set(['CLP', 'JPY', 'KRW', 'VND']);

/**
 * Currencies with three decimals (ISO 4217). The payment provider supports none of them, but sites with another
 * provider may use them.
 */
const CURRENCIES_WITH_THREE_DECIMALS: ReadonlySet<string> = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

/** Returns the number of decimals of a currency. */
export function getDecimals(currency: string): number {
  if (CURRENCIES_WITHOUT_DECIMALS.has(currency)) return 0;
  return CURRENCIES_WITH_THREE_DECIMALS.has(currency) ? 3 : 2;
}

/**
 * Creates money from an amount in the main unit of the currency, such as `84.03` dollars in the payment library's
 * events.
 */
export function fromUnits(units: number, currency: string): Money {
  return { lowest: roundToInteger(units * 10 ** getDecimals(currency)), currency };
}

/**
 * Creates money from an amount in the format of the payment provider's API: a string of digits in the lowest unit, such
 * as `8403`. Returns `undefined` for anything else, and for integers that a number can't represent exactly.
 */
export function ofLowestText(text: unknown, currency: string): Money | undefined {
  if (typeof text !== 'string' || !/^\d+$/.test(text)) return undefined;
  const lowest = Number(text);
  return Number.isSafeInteger(lowest) ? { lowest, currency } : undefined;
}

/** Returns the amount in the main unit of the currency, such as `84.03` dollars, which analytics tools expect. */
export function toUnits({ lowest, currency }: Money): number {
  return lowest / 10 ** getDecimals(currency);
}

/**
 * Returns the amount in the main unit of the currency as a decimal string for structured data, such as `84.00` for
 * dollars or `1200` for yen.
 */
export function toDecimal(money: Money): string {
  return toUnits(money).toFixed(getDecimals(money.currency));
}

/** Returns one of `parts` equal parts of an amount, such as a twelfth of a yearly price, rounded to the lowest unit. */
export function divideMoney({ lowest, currency }: Money, parts: number): Money {
  return { lowest: roundToInteger(lowest / parts), currency };
}

/** Rounds to an integer. Adding 0 turns -0 into 0, because -0 would be formatted as `-$0`. */
function roundToInteger(lowest: number): number {
  return Math.round(lowest) + 0;
}

/**
 * Formats an amount for a locale, such as `$12`, `$8.50` or `¥1,200`. Decimals that are zero are omitted, unless
 * `keepsZeros` is true, for sums in which other amounts have decimals.
 */
export function formatMoney(money: Money, locale: string, keepsZeros = false): string {
  const { currency } = money;
  const decimals = getDecimals(currency);
  const units = toUnits(money);
  const fractionDigits = Number.isInteger(units) && !keepsZeros ? 0 : decimals;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(units);
}
