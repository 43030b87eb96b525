import { describe, expect, test } from 'vitest';
import { checkoutPayload } from '../../../tests/setup/checkout-payload.ts';
import { conversionValue, purchaseOf } from './conversion-data.ts';
import { keepConversion, readConversion } from './kept-conversion.ts';

const valueOf = (payload: unknown): number | undefined => {
  const purchase = purchaseOf(payload);
  return purchase && conversionValue(purchase);
};

describe('specification 3: conversion data of a completed checkout', () => {
  test('has currency, transaction, totals and items, and nothing of who bought', () => {
    expect(purchaseOf(checkoutPayload)).toEqual({
      currency_code: 'EUR',
      transaction_id: 'txn_01',
      totals: { total: 84.03, tax: 13.42 },
      recurring_totals: { total: 105.04, tax: 16.77 },
      items: [
        {
          price_id: 'pri_yearly',
          product: { name: 'Onset for Mac' },
          price_name: 'Yearly',
          quantity: 1,
          recurring_totals: { subtotal: 88.27, discount: 0 },
          totals: { subtotal: 88.27, discount: 17.66 },
        },
      ],
    });
  });

  test('of a trial is worth what was paid, 0, and not what comes later', () => {
    const trial = { ...checkoutPayload, totals: { subtotal: 0, discount: 0, tax: 0, total: 0 } };
    expect(purchaseOf(trial)?.totals).toEqual({ total: 0, tax: 0 });
    expect(valueOf(trial)).toBe(0);
  });

  test('of what is paid once has nothing recurring', () => {
    const { recurring_totals: _recurring, items, ...rest } = checkoutPayload;
    const once = { ...rest, items: items.map(({ recurring_totals: _none, ...item }) => item) };
    expect(purchaseOf(once)).not.toHaveProperty('recurring_totals');
    expect(purchaseOf(once)?.items[0]).not.toHaveProperty('recurring_totals');
    expect(purchaseOf(once)?.items[0]?.totals).toEqual({ subtotal: 88.27, discount: 17.66 });
    expect(valueOf(once)).toBe(84.03);
  });

  test('without a total is worth what a period costs', () => {
    const { totals: _totals, ...rest } = checkoutPayload;
    expect(valueOf(rest)).toBe(105.04);
    expect(valueOf({ transaction_id: 'txn_01' })).toBeUndefined();
  });

  test.each([undefined, null, '', 'dollars', 840])('with %j for a currency is in US dollars', (currency) => {
    expect(purchaseOf({ ...checkoutPayload, currency_code: currency })?.currency_code).toBe('USD');
  });

  test('has every item that says what it is, in its order', () => {
    const items = [
      { price_id: 'pri_1', quantity: 3, price_name: null },
      { quantity: 1 },
      null,
      { price_id: 'pri_2', quantity: 'two', product: { name: '' }, recurring_totals: { subtotal: '12' } },
    ];
    expect(purchaseOf({ ...checkoutPayload, items })?.items).toEqual([
      { price_id: 'pri_1', quantity: 3 },
      { price_id: 'pri_2', quantity: 1 },
    ]);
    expect(purchaseOf({ transaction_id: 'txn_01', items: 'none' })?.items).toEqual([]);
  });

  test.each([undefined, null, 'text', [], {}, { transaction_id: '' }, { transaction_id: 7 }])(
    'is none in %j, which could be counted twice',
    (payload) => {
      expect(purchaseOf(payload)).toBeUndefined();
    },
  );
});

describe('what is kept for the page of thanks', () => {
  const storageWith = (values = new Map<string, string>()) => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    values,
  });
  const purchase = purchaseOf(checkoutPayload);
  if (!purchase) throw new Error('The payload is a purchase');

  test('is read there as it was, at a reload too', () => {
    const storage = storageWith();
    keepConversion(() => storage, purchase);
    for (const _ of ['first', 'reload']) expect(readConversion(() => storage)).toEqual(purchase);
  });

  test('is kept without the email address of the buyer', () => {
    const storage = storageWith();
    keepConversion(() => storage, purchase);
    expect(JSON.stringify(checkoutPayload)).toContain('@');
    expect([...storage.values.values()].join('')).not.toContain('@');
  });

  test('is the last purchase', () => {
    const storage = storageWith();
    keepConversion(() => storage, { ...purchase, transaction_id: 'txn_00' });
    keepConversion(() => storage, purchase);
    expect(readConversion(() => storage)).toEqual(purchase);
  });

  test.each(['', 'null', '{', '[]', '"txn_01"', '{"items":[]}', '{"transaction_id":7}'])(
    'is nothing where somebody else has put %j there',
    (text) => {
      const storage = storageWith();
      keepConversion(() => storage, purchase);
      for (const key of storage.values.keys()) storage.values.set(key, text);
      expect(readConversion(() => storage)).toBeUndefined();
    },
  );

  test('is nothing where storage is blocked or full, and nothing breaks', () => {
    const blocked = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const full = { ...storageWith(), setItem: blocked };
    for (const storage of [blocked, () => full]) {
      expect(() => keepConversion(storage, purchase)).not.toThrow();
      expect(readConversion(storage)).toBeUndefined();
    }
  });
});
