import { describe, expect, test } from 'vitest';
import { FakeBrowser } from '../../../tests/session/fake-browser.ts';
import { openPage, settled, turnByTurn } from '../../../tests/analytics/tagged-page.ts';
import type { TaggedPage } from '../../../tests/analytics/tagged-page.ts';
import type { ConversionData } from './purchase.ts';
import { conversionEvent, purchaseEvent } from './purchase.ts';

/** `checkout.completed` of a yearly plan with the discount DEMO20 and German tax. */
const yearly = {
  transaction_id: 'txn_1',
  currency_code: 'EUR',
  totals: { subtotal: 96, discount: 19.2, tax: 14.59, total: 91.39 },
  recurring_totals: { subtotal: 96, discount: 0, tax: 18.24, total: 114.24 },
  items: [
    {
      price_id: 'pri_yearly',
      price_name: 'Yearly',
      product: { id: 'pro_1', name: 'Acme' },
      quantity: 1,
      totals: { subtotal: 96, discount: 19.2 },
      recurring_totals: { subtotal: 96, discount: 0 },
    },
  ],
};

describe('specification 3: the purchase event', () => {
  test('has the price after the discount, the sum without tax as its value, and the tax', () => {
    expect(purchaseEvent(yearly)).toEqual({
      transaction_id: 'txn_1',
      currency: 'EUR',
      value: 76.8,
      tax: 14.59,
      items: [
        {
          item_id: 'pri_yearly',
          item_name: 'Acme',
          item_variant: 'Yearly',
          item_category: 'subscription',
          price: 76.8,
          discount: 19.2,
          quantity: 1,
        },
      ],
    });
  });

  const cases: readonly [string, Partial<ConversionData>, object][] = [
    ['a trial is worth 0', { totals: { total: 0 }, recurring_totals: { total: 85.68 } }, { value: 0 }],
    ['what recurs, where nothing is said of now', { totals: undefined, recurring_totals: { total: 9 } }, { value: 9 }],
    ['totals without a total', { totals: {}, recurring_totals: { total: 9 } }, { value: 9 }],
    ['what is bought once', { totals: { total: 189 }, recurring_totals: undefined }, { value: 189 }],
    ['no currency is US dollars', { currency_code: undefined }, { currency: 'USD' }],
    ['an empty one as well', { currency_code: '' }, { currency: 'USD' }],
  ];
  test.each(cases)('%s', (_, change, expected) => {
    expect(purchaseEvent({ ...yearly, ...change })).toMatchObject(expected);
    expect(conversionEvent({ ...yearly, ...change }, 'AW-1/x')).toMatchObject(expected);
  });

  test('has no value if the purchase has no total', () => {
    expect(purchaseEvent({ transaction_id: 'txn_1', items: [] })).toEqual({
      transaction_id: 'txn_1',
      currency: 'USD',
      items: [],
    });
  });

  test('has every item, also a one-time purchase and one with only a price', () => {
    const { items } = purchaseEvent({
      ...yearly,
      items: [
        ...yearly.items,
        { price_id: 'pri_once', quantity: 2, totals: { subtotal: 189, discount: 9 } },
        { price_id: 'pri_x', price_name: null },
      ],
    });
    expect(items.slice(1)).toEqual([
      { item_id: 'pri_once', item_category: 'subscription', price: 90, discount: 4.5, quantity: 2 },
      { item_id: 'pri_x', item_category: 'subscription' },
    ]);
  });
});

const counts = (pages: readonly TaggedPage[]): number[] =>
  ['purchase', 'conversion'].map((name) => pages.flatMap((page) => page.sent(name)).length);

/** A browser whose visitor has agreed to everything. */
function agreed(): FakeBrowser {
  const browser = new FakeBrowser();
  openPage(browser).consent.choose({ analytics: true, ads: true });
  return browser;
}

describe('a purchase is sent exactly once', () => {
  test('over three reloads, and if the same page reports it again', async () => {
    const browser = agreed();
    const pages: TaggedPage[] = [];
    for (let load = 0; load < 4; load += 1) {
      const page = openPage(browser);
      pages.push(page);
      page.analytics.purchase(yearly);
      page.analytics.purchase(yearly);
      await settled();
    }
    expect(counts(pages)).toEqual([1, 1]);
  });

  test('in two tabs at once', async () => {
    const locks = turnByTurn();
    const browser = agreed();
    const pages = [openPage(browser, { locks }), openPage(browser, { locks })];
    for (const { analytics } of pages) analytics.purchase(yearly);
    await settled();
    expect(counts(pages)).toEqual([1, 1]);
    expect(locks.held).toHaveLength(4);
  });

  test('in two tabs at once without locks', async () => {
    const browser = agreed();
    const pages = [openPage(browser), openPage(browser)];
    for (const { analytics } of pages) analytics.purchase(yearly);
    await settled();
    expect(counts(pages)).toEqual([1, 1]);
  });

  test('if locks are rejected', async () => {
    const page = openPage(agreed(), {
      locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) },
    });
    page.analytics.purchase(yearly);
    await settled();
    expect(counts([page])).toEqual([1, 1]);
  });

  test('and so is the next purchase', async () => {
    const page = openPage(agreed());
    page.analytics.purchase(yearly);
    page.analytics.purchase({ ...yearly, transaction_id: 'txn_2' });
    await settled();
    expect(counts([page])).toEqual([2, 2]);
  });

  test('per page if storage is blocked', async () => {
    const page = openPage(
      new (class extends FakeBrowser {
        override tab() {
          const blocked = (): never => {
            throw new DOMException('blocked', 'SecurityError');
          };
          return {
            storage: { getItem: blocked, setItem: blocked, removeItem: blocked },
            onStorageEvent: () => () => {},
          };
        }
      })(),
    );
    page.consent.choose({ analytics: true, ads: true });
    page.analytics.purchase(yearly);
    await settled();
    page.analytics.purchase(yearly);
    await settled();
    expect(counts([page])).toEqual([1, 1]);
  });
});

describe('a purchase counts as sent only after it was sent', () => {
  test('it is sent on the next page if the visitor left the page without a choice', async () => {
    const browser = new FakeBrowser();
    openPage(browser).analytics.purchase(yearly);
    await settled();
    // Not a tab of the same browser, which would be told of the choice.
    const later = new FakeBrowser();
    for (const [key, value] of browser.values) later.values.set(key, value);
    const page = openPage(later);
    page.analytics.purchase(yearly);
    page.consent.choose({ analytics: true, ads: false });
    await settled();
    expect(counts([page])).toEqual([1, 0]);
    page.consent.choose({ analytics: true, ads: true });
    await settled();
    expect(counts([page])).toEqual([1, 1]);
  });

  test.each(['is blocked', 'never'] as const)('it isn’t sent to a script that %s', async (script) => {
    const browser = agreed();
    const without = openPage(browser, { script });
    without.analytics.purchase(yearly);
    await settled();
    const page = openPage(browser);
    page.analytics.purchase(yearly);
    await settled();
    expect([counts([without]), counts([page])]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });
});
