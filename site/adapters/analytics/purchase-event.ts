import type { ConversionData, ConversionItem } from './conversion-data.ts';
import type { AnalyticsEvents, Item } from './events.ts';

/** Where a checkout names no currency. */
const CURRENCY = 'USD';

/**
 * The `purchase` of GA4. Its value is what was paid, which during a trial is 0, and what is paid in each period where the
 * checkout says nothing of now.
 */
export function purchaseEvent(data: ConversionData): AnalyticsEvents['purchase'] {
  return { ...paid(data), items: data.items.map(itemOf) };
}

/** The `conversion` of Google Ads, to `AW-…/label`, with the same number, so that none is counted twice. */
export function conversionEvent(data: ConversionData, sendTo: string): AnalyticsEvents['conversion'] {
  return { send_to: sendTo, ...paid(data) };
}

function paid({ transaction_id, currency_code, totals, recurring_totals }: ConversionData) {
  const value = totals?.total ?? recurring_totals?.total;
  return { transaction_id, currency: currency_code || CURRENCY, ...(value === undefined ? {} : { value }) };
}

function itemOf({ price_id, product, price_name, quantity, recurring_totals, totals }: ConversionItem): Item {
  const price = recurring_totals?.subtotal ?? totals?.subtotal;
  return {
    item_id: price_id,
    ...(product?.name ? { item_name: product.name } : {}),
    ...(price_name ? { item_variant: price_name } : {}),
    item_category: 'subscription',
    ...(price === undefined ? {} : { price }),
    ...(quantity === undefined ? {} : { quantity }),
  };
}
