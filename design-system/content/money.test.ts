import { describe, expect, test } from 'vitest';
import { decimalsOf, formatMoney, ofLowestText, ofUnits, shareOf, toDecimal, toUnits } from './money.ts';

describe('lowest unit of the payment provider', () => {
  test.each(['JPY', 'KRW', 'CLP', 'VND'])('of %s is a whole unit', (currency) => {
    expect(decimalsOf(currency)).toBe(0);
    expect(ofUnits(1200, currency)).toEqual({ lowest: 1200, currency });
    expect(toDecimal(ofUnits(1200, currency))).toBe('1200');
    expect(formatMoney({ lowest: 1200, currency }, 'en-US')).toContain('1,200');
  });

  // `Intl` formats HUF and COP without decimals. If its decimals determined the divisor, their prices would be a
  // hundred times too high.
  test.each(['HUF', 'COP', 'USD', 'EUR'])('of %s is a hundredth', (currency) => {
    expect(decimalsOf(currency)).toBe(2);
    expect(ofUnits(1200, currency)).toEqual({ lowest: 120_000, currency });
    expect(toDecimal({ lowest: 120_000, currency })).toBe('1200.00');
    expect(formatMoney({ lowest: 120_050, currency }, 'en-US')).toContain('1,200.50');
  });

  test('of KWD is a thousandth', () => {
    const price = ofUnits(1.255, 'KWD');
    expect(toDecimal(price)).toBe('1.255');
    expect(formatMoney(price, 'en-US')).toBe('KWD\u00A01.255');
  });
});

describe('amounts in whole units', () => {
  test.each([84.03, 0.29, 1.1, 19.99, 1234.56, 8.2, 90_071_992_547.91])(
    '%d USD is unchanged after a round trip',
    (units) => {
      const money = ofUnits(units, 'USD');
      expect(Number.isInteger(money.lowest)).toBe(true);
      expect(toUnits(money)).toBe(units);
      expect(toDecimal(money)).toBe(units.toFixed(2));
    },
  );

  test('are rounded to the lowest unit', () => {
    expect(ofUnits(84.0251, 'USD').lowest).toBe(8403);
    expect(ofUnits(84.0249, 'USD').lowest).toBe(8402);
    expect(ofUnits(1199.6, 'JPY').lowest).toBe(1200);
  });

  test('are never -0, which would be formatted as -$0', () => {
    expect(ofUnits(-0, 'USD').lowest).toBe(0);
    expect(formatMoney(ofUnits(-0.001, 'USD'), 'en-US')).toBe('$0');
    expect(formatMoney(shareOf({ lowest: -1, currency: 'USD' }, 12), 'en-US')).toBe('$0');
  });

  test('may be negative, such as refunds', () => {
    expect(formatMoney(ofUnits(-84.03, 'USD'), 'en-US')).toBe('-$84.03');
  });
});

describe('amounts in the format of the API', () => {
  test.each([
    ['8403', 8403],
    ['0', 0],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('%j is money', (text, lowest) => {
    expect(ofLowestText(text, 'USD')).toEqual({ lowest, currency: 'USD' });
  });

  test.each([
    '84.03',
    '-1',
    '',
    ' 1',
    '1e3',
    '0x10',
    'NaN',
    '１２',
    '9007199254740992',
    '9'.repeat(400),
    8403,
    null,
    undefined,
  ])('%j is none', (text) => {
    expect(ofLowestText(text, 'USD')).toBeUndefined();
  });
});

test('the monthly share of a year is rounded to the lowest unit', () => {
  expect(shareOf({ lowest: 9600, currency: 'USD' }, 12).lowest).toBe(800);
  expect(shareOf({ lowest: 10_000, currency: 'USD' }, 12).lowest).toBe(833);
  expect(shareOf({ lowest: 10_000, currency: 'JPY' }, 12).lowest).toBe(833);
});

test('an amount is formatted for the locale, without decimals if they are zero', () => {
  const usd = (lowest: number, locale = 'en-US'): string => formatMoney({ lowest, currency: 'USD' }, locale);
  expect([usd(1200), usd(850), usd(120_000), usd(5)]).toEqual(['$12', '$8.50', '$1,200', '$0.05']);
  expect(formatMoney({ lowest: 8403, currency: 'EUR' }, 'de-DE')).toBe('84,03\u00A0€');
  expect(formatMoney({ lowest: 1200, currency: 'JPY' }, 'en-US')).toBe('¥1,200');
});
