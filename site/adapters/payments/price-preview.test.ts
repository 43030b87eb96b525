import type { PricePreviewResponse } from '@paddle/paddle-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakePaddle } from '../../../tests/setup/fake-paddle.ts';
import { pricePreview } from '../../../tests/setup/price-preview.ts';
import { createPayments } from './payments.ts';
import { readPrices } from './price-preview.ts';

const IDS = ['pri_monthly', 'pri_yearly'];

/** Germany: tax is in the price. */
const GERMANY = pricePreview({
  currency: 'EUR',
  prices: [
    { id: 'pri_monthly', subtotal: '1008', tax: '192', total: '1200' },
    { id: 'pri_yearly', subtotal: '7061', tax: '1342', total: '8403' },
  ],
});

/** A response with a change somewhere in it, which its type would not allow. */
function brokenBy(change: (response: ReturnType<typeof structuredClone<PricePreviewResponse>>) => unknown): unknown {
  const copy = structuredClone(GERMANY);
  change(copy);
  return copy;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function paymentsWith(preview: () => Promise<PricePreviewResponse>) {
  const fake = fakePaddle({ preview });
  vi.stubGlobal('window', { PaddleBillingV1: fake.paddle });
  const payments = createPayments({ config: null, loadLibrary: () => Promise.resolve() });
  const requests = () => fake.calls.flatMap(([name, given]) => (name === 'PricePreview' ? [given] : []));
  return { payments, requests };
}

test('prices have their sums as money, and the texts they came with', () => {
  const eur = (lowest: number) => ({ lowest, currency: 'EUR' });
  expect(readPrices(GERMANY, IDS)?.get('pri_yearly')).toEqual({
    subtotal: eur(7061),
    discount: eur(0),
    tax: eur(1342),
    total: eur(8403),
    formattedSubtotal: '€70.61',
    formattedTotal: '€84.03',
    taxRate: 0.19,
    taxIncluded: true,
  });
});

test.each([
  ['JPY', '1320', 1320],
  ['KRW', '16500', 16_500],
  ['HUF', '429000', 429_000],
  ['COP', '4990000', 4_990_000],
] as const)('%s comes in its lowest unit, and stays as it is', (currency, total, lowest) => {
  const response = pricePreview({ currency, prices: [{ id: 'pri_1', subtotal: total, tax: '0', total }] });
  expect(readPrices(response, ['pri_1'])?.get('pri_1')?.total).toEqual({ lowest, currency });
});

describe('whether tax is in the price', () => {
  const includedIn = (mode: string, unit: { amount: string; currencyCode: string }, tax = '192') =>
    readPrices(
      brokenBy((response) => {
        for (const line of response.data.details.lineItems) {
          Object.assign(line.price, { taxMode: mode, unitPrice: unit });
          line.totals.tax = tax;
        }
      }),
      ['pri_monthly'],
    )?.get('pri_monthly')?.taxIncluded;

  test.each([
    ['internal', '1008', 'EUR', true],
    ['external', '1200', 'EUR', false],
    ['account_setting', '1200', 'EUR', true],
    ['account_setting', '1008', 'EUR', false],
    ['account_setting', '1300', 'USD', undefined],
    ['account_setting', '1008', 'USD', undefined],
  ])('%s, with a price of %s %s', (mode, amount, currencyCode, included) => {
    expect(includedIn(mode, { amount, currencyCode })).toBe(included);
  });

  test('cannot be told of the account’s setting where no tax is due', () => {
    expect(includedIn('account_setting', { amount: '1008', currencyCode: 'EUR' }, '0')).toBeUndefined();
  });
});

describe('a response that makes no sense for every price gives none', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'prices'],
    ['an error', { error: { code: 'forbidden' } }],
    ['no currency', brokenBy(({ data }) => Object.assign(data, { currencyCode: null }))],
    ['another line', brokenBy(({ data }) => data.details.lineItems.pop())],
    ['no lines', brokenBy(({ data }) => Object.assign(data, { details: {} }))],
    [
      'a number for a text',
      brokenBy(({ data }) => Object.assign(data.details.lineItems[1]?.totals ?? {}, { total: 84 })),
    ],
    ['whole units', brokenBy(({ data }) => Object.assign(data.details.lineItems[1]?.totals ?? {}, { total: '84.03' }))],
    ['words', brokenBy(({ data }) => Object.assign(data.details.lineItems[0]?.totals ?? {}, { tax: 'n/a' }))],
    [
      'no text to show',
      brokenBy(({ data }) => Object.assign(data.details.lineItems[0] ?? {}, { formattedTotals: {} })),
    ],
    ['no tax rate', brokenBy(({ data }) => Object.assign(data.details.lineItems[0] ?? {}, { taxRate: null }))],
  ])('%s', (_, response) => {
    expect(readPrices(response, IDS)).toBeUndefined();
  });
});

describe('prices are asked for', () => {
  test('in one request for all, once for the page, though it is not ready yet', async () => {
    const { payments, requests } = paymentsWith(() => Promise.resolve(GERMANY));
    const answers = await Promise.all([
      payments.previewPrices(IDS),
      payments.previewPrices([...IDS].toReversed()),
      payments.previewPrices([...IDS, ...IDS]),
    ]);
    expect(await payments.previewPrices(IDS)).toBe(answers[0]);
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]?.size).toBe(2);
    expect(requests()).toEqual([
      {
        items: [
          { priceId: 'pri_monthly', quantity: 1 },
          { priceId: 'pri_yearly', quantity: 1 },
        ],
      },
    ]);
  });

  test('again for another discount or place', async () => {
    const { payments, requests } = paymentsWith(() => Promise.resolve(GERMANY));
    await payments.previewPrices(IDS);
    await payments.previewPrices(IDS, { discountId: 'dsc_1' });
    await payments.previewPrices(IDS, { address: { countryCode: 'DE', postalCode: '10115' } });
    expect(requests().slice(1)).toEqual([
      expect.objectContaining({ discountId: 'dsc_1' }),
      expect.objectContaining({ address: { countryCode: 'DE', postalCode: '10115' } }),
    ]);
  });

  test('in vain: nothing breaks, and the next asks anew', async () => {
    let answer: () => Promise<PricePreviewResponse> = () => Promise.reject(new Error('403'));
    const { payments, requests } = paymentsWith(() => answer());
    expect(await payments.previewPrices(IDS)).toBeUndefined();
    answer = () => {
      throw new TypeError('Not a function');
    };
    expect(await payments.previewPrices(IDS)).toBeUndefined();
    answer = () => Promise.resolve(GERMANY);
    expect((await payments.previewPrices(IDS))?.size).toBe(2);
    expect(requests()).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('and waited for 5 seconds', async () => {
    const { payments } = paymentsWith(() => new Promise(() => {}));
    const settled = vi.fn<(prices: unknown) => void>();
    void payments.previewPrices(IDS).then(settled);
    await vi.advanceTimersByTimeAsync(4999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled.mock.calls).toEqual([[undefined]]);
  });

  test('of nobody where the library is blocked', async () => {
    vi.stubGlobal('window', {});
    const payments = createPayments({ config: null, loadLibrary: () => Promise.reject(new Error('blocked')) });
    expect(await payments.previewPrices(IDS)).toBeUndefined();
  });
});
