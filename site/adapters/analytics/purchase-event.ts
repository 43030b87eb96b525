import { itemAmounts, purchaseValue } from '../../contract/purchase-amounts.ts';
import type { ConversionData, ConversionItem } from './conversion-data.ts';
import type { AnalyticsEvents, Item } from './events.ts';

/** Where a checkout names no currency. */
const CURRENCY = 'USD';

/**
 * The `purchase` of GA4. Its value is what was paid without tax, which is 0 at the start of a trial, or what is paid in each
 * period if the checkout has no amount for now.
 */
export function purchaseEvent(data: ConversionData): AnalyticsEvents['purchase'] {
  const tax = amountsOf(data)?.tax;
  return { ...paid(data), ...(tax === undefined ? {} : { tax }), items: data.items.map(itemOf) };
}

/** The `conversion` of Google Ads, to `AW-…/label`, with the same number, so that none is counted twice. */
export function conversionEvent(data: ConversionData, sendTo: string): AnalyticsEvents['conversion'] {
  return { send_to: sendTo, ...paid(data) };
}

function paid(data: ConversionData) {
  const { total, tax = 0 } = amountsOf(data) ?? {};
  return {
    transaction_id: data.transaction_id,
    currency: data.currency_code || CURRENCY,
    ...(total === undefined ? {} : { value: purchaseValue(total, tax) }),
  };
}

const amountsOf = ({ totals, recurring_totals }: ConversionData) =>
  totals?.total === undefined ? recurring_totals : totals;

function itemOf({ price_id, product, price_name, quantity, recurring_totals, totals }: ConversionItem): Item {
  const { subtotal, discount = 0 } = (totals?.subtotal === undefined ? recurring_totals : totals) ?? {};
  return {
    item_id: price_id,
    ...(product?.name ? { item_name: product.name } : {}),
    ...(price_name ? { item_variant: price_name } : {}),
    item_category: 'subscription',
    ...(subtotal === undefined ? {} : itemAmounts({ subtotal, discount, quantity: quantity ?? 1 })),
    ...(quantity === undefined ? {} : { quantity }),
  };
}
