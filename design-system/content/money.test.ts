import { describe, expect, test } from 'vitest';
import { getDecimals, formatMoney, ofLowestText, fromUnits, divideMoney, toDecimal, toUnits } from './money.ts';

describe('lowest unit of the payment provider', () => {
  test.each(['JPY', 'KRW', 'CLP', 'VND'])('of %s is a whole unit', (currency) => {
    expect(getDecimals(currency)).toBe(0);
    expect(fromUnits(1200, currency)).toEqual({ lowest: 1200, currency });
    expect(toDecimal(fromUnits(1200, currency))).toBe('1200');
    expect(formatMoney({ lowest: 1200, currency }, 'en-US')).toContain('1,200');
  });

  // `Intl` formats HUF and COP without decimals. If its decimals determined the divisor, their prices would be a
  // hundred times too high.
  test.each(['HUF', 'COP', 'USD', 'EUR'])('of %s is a hundredth', (currency) => {
    expect(getDecimals(currency)).toBe(2);
    expect(fromUnits(1200, currency)).toEqual({ lowest: 120_000, currency });
    expect(toDecimal({ lowest: 120_000, currency })).toBe('1200.00');
    expect(formatMoney({ lowest: 120_050, currency }, 'en-US')).toContain('1,200.50');
  });

  test('of KWD is a thousandth', () => {
    const price = fromUnits(1.255, 'KWD');
    expect(toDecimal(price)).toBe('1.255');
    expect(formatMoney(price, 'en-US')).toBe('KWD\u00A01.255');
  });
});

describe('amounts in whole units', () => {
  test.each([84.03, 0.29, 1.1, 19.99, 1234.56, 8.2, 90_071_992_547.91])(
    '%d USD is unchanged after a round trip',
    (units) => {
      const money = fromUnits(units, 'USD');
      expect(Number.isInteger(money.lowest)).toBe(true);
      expect(toUnits(money)).toBe(units);
      expect(toDecimal(money)).toBe(units.toFixed(2));
    },
  );

  test('are rounded to the lowest unit', () => {
    expect(fromUnits(84.0251, 'USD').lowest).toBe(8403);
    expect(fromUnits(84.0249, 'USD').lowest).toBe(8402);
    expect(fromUnits(1199.6, 'JPY').lowest).toBe(1200);
  });

  test('are never -0, which would be formatted as -$0', () => {
    expect(fromUnits(-0, 'USD').lowest).toBe(0);
    expect(formatMoney(fromUnits(-0.001, 'USD'), 'en-US')).toBe('$0');
    expect(formatMoney(divideMoney({ lowest: -1, currency: 'USD' }, 12), 'en-US')).toBe('$0');
  });

  test('may be negative, such as refunds', () => {
    expect(formatMoney(fromUnits(-84.03, 'USD'), 'en-US')).toBe('-$84.03');
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
  expect(divideMoney({ lowest: 9600, currency: 'USD' }, 12).lowest).toBe(800);
  expect(divideMoney({ lowest: 10_000, currency: 'USD' }, 12).lowest).toBe(833);
  expect(divideMoney({ lowest: 10_000, currency: 'JPY' }, 12).lowest).toBe(833);
});

test('an amount is formatted for the locale, without decimals if they are zero', () => {
  const formatUsd = (lowest: number, locale = 'en-US'): string => formatMoney({ lowest, currency: 'USD' }, locale);
  expect([formatUsd(1200), formatUsd(850), formatUsd(120_000), formatUsd(5)]).toEqual([
    '$12',
    '$8.50',
    '$1,200',
    '$0.05',
  ]);
  expect(formatMoney({ lowest: 8403, currency: 'EUR' }, 'de-DE')).toBe('84,03\u00A0€');
  expect(formatMoney({ lowest: 1200, currency: 'JPY' }, 'en-US')).toBe('¥1,200');
});
