import { expect, test } from 'vitest';
import { ofUnits } from '@onset/design-system/content/money';
import { toCheckoutOrder } from './checkout-order.ts';

const eur = (units: number) => ofUnits(units, 'EUR');

const order = (tax: number, countryCode?: string) => ({
  transactionId: undefined,
  priceIds: [],
  totals: { subtotal: eur(80.67), discount: eur(0), tax: eur(tax), total: eur(80.67 + tax) },
  recurringTotals: undefined,
  discountCode: undefined,
  countryCode,
});

test('tax that the total has in it is shown before the buyer has said where they are, so that the rows add up', () => {
  const { subtotal, tax, total } = toCheckoutOrder(order(15.33));
  expect({ subtotal, tax, total }).toEqual({ subtotal: eur(80.67), tax: eur(15.33), total: eur(96) });
});

test('no tax is nothing to rely on before the buyer has said where they are', () => {
  expect(toCheckoutOrder(order(0)).tax).toBeNull();
  expect(toCheckoutOrder(order(0, 'US')).tax).toEqual(eur(0));
});
