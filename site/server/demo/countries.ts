import type { DemoCountry } from '../../contract/demo-checkout.ts';

/** What buying in a country means. Examples, near what is true: the real rates are Paddle's to know. */
export interface Country {
  readonly currency: string;
  /** `0.19` is 19 %. */
  readonly taxRate: number;
  /** Whether prices have their tax in them. */
  readonly taxIncluded: boolean;
}

const included = (currency: string, taxRate: number): Country => ({ currency, taxRate, taxIncluded: true });
const added = (currency: string, taxRate: number): Country => ({ currency, taxRate, taxIncluded: false });

/** Where the demo sells to. */
const COUNTRIES: Readonly<Record<string, Country>> = {
  AT: included('EUR', 0.2),
  AU: included('AUD', 0.1),
  BR: included('BRL', 0),
  CA: added('CAD', 0.05),
  CH: included('CHF', 0.081),
  DE: included('EUR', 0.19),
  ES: included('EUR', 0.21),
  FR: included('EUR', 0.2),
  GB: included('GBP', 0.2),
  HU: included('HUF', 0.27),
  IE: included('EUR', 0.23),
  IL: included('ILS', 0.18),
  IN: included('INR', 0.18),
  IT: included('EUR', 0.22),
  JP: included('JPY', 0.1),
  KR: included('KRW', 0.1),
  NL: included('EUR', 0.21),
  PL: included('PLN', 0.23),
  SE: included('SEK', 0.25),
  US: added('USD', 0),
};

/** The country of whoever comes from none of the list. */
export const FALLBACK_COUNTRY = 'US';

/** What one dollar comes to, fixed: the same price on each day. */
const PER_DOLLAR: Readonly<Record<string, number>> = {
  USD: 1,
  AUD: 1.5,
  BRL: 5.5,
  CAD: 1.4,
  CHF: 0.9,
  EUR: 1,
  GBP: 0.8,
  HUF: 360,
  ILS: 3.5,
  INR: 85,
  JPY: 150,
  KRW: 1400,
  PLN: 4,
  SEK: 10,
};

/** Sales tax of the United States by the first digits of the postal code: one state as an example, New York. */
const NEW_YORK = { pattern: /^1[0-4]\d{3}/, taxRate: 0.08875 };

/** The countries of the form, in the order of their codes. */
export const demoCountries: readonly DemoCountry[] = Object.entries(COUNTRIES).map(([code, { currency }]) => ({
  code,
  currency,
  asksPostalCode: ['US', 'CA', 'GB', 'IN'].includes(code),
}));

/** Whether the demo sells to a country. */
export const isCountry = (code: string): boolean => Object.hasOwn(COUNTRIES, code);

/** What buying in a country means, at a postal code where that counts. An unknown country is the fallback. */
export function countryOf(code: string, postalCode: string | null): Country {
  const country = (Object.hasOwn(COUNTRIES, code) ? COUNTRIES[code] : undefined) ?? added('USD', 0);
  const inNewYork = code === 'US' && postalCode !== null && NEW_YORK.pattern.test(postalCode);
  return inNewYork ? { ...country, taxRate: NEW_YORK.taxRate } : country;
}

/** The countries that pay in a currency. */
export const countriesOf = (currency: string): readonly string[] =>
  Object.entries(COUNTRIES).flatMap(([code, country]) => (country.currency === currency ? [code] : []));

/** The currencies the demo sells in. */
export const demoCurrencies: readonly string[] = Object.keys(PER_DOLLAR);

/** What a dollar comes to in a currency. Throws for one that the demo does not know. */
export function perDollar(currency: string): number {
  const rate = Object.hasOwn(PER_DOLLAR, currency) ? PER_DOLLAR[currency] : undefined;
  if (rate === undefined) throw new Error(`The demo checkout has no exchange rate for ${currency}`);
  return rate;
}
