import { toUnits } from '@onset/design-system/content/money';
import { itemAmounts, purchaseValue } from '../../contract/purchase-amounts.ts';
import { DAY, timestamp } from '../process/clock.ts';
import type { TransactionData } from '../billing/payloads.ts';

/** How GA4 names a browser: `cid` of its cookie. */
const CLIENT_ID = /^\d{1,20}\.\d{1,20}$/;

/** What Google takes of the past. */
const OLDEST = 3 * DAY;

/** What the Measurement Protocol takes: a `purchase` of GA4. */
export interface PurchaseEvent {
  readonly client_id: string;
  readonly timestamp_micros: number;
  readonly consent: { readonly ad_user_data: 'DENIED'; readonly ad_personalization: 'DENIED' };
  readonly events: readonly [{ readonly name: 'purchase'; readonly params: PurchaseParameters }];
}

interface PurchaseParameters {
  readonly transaction_id: string;
  readonly value: number;
  readonly currency: string;
  readonly tax: number;
  readonly items: readonly PurchaseItem[];
}

interface PurchaseItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_variant?: string;
  readonly item_category: 'subscription';
  readonly price: number;
  readonly discount?: number;
  readonly quantity: number;
}

/**
 * The `purchase` of a payment that was made in a checkout; `undefined` for another (renewals, changed cards), for one that
 * is days old, and for one of somebody who has not agreed to be counted: the browser puts the client id into the custom
 * data (`ga`) only with consent. Advertising is not agreed to by that.
 */
export function purchaseEvent(transaction: TransactionData, now: number): PurchaseEvent | undefined {
  const { id, currency_code: currency, custom_data: data, origin, details } = transaction;
  const clientId = data?.['ga'];
  const totals = details?.totals;
  const at = Date.parse(transaction.billed_at ?? timestamp(now));
  if (origin !== 'web' || typeof clientId !== 'string' || !CLIENT_ID.test(clientId)) return undefined;
  if (!totals || at < now - OLDEST) return undefined;
  const units = (lowest: number): number => toUnits({ lowest, currency });
  return {
    client_id: clientId,
    timestamp_micros: Math.min(at, now) * 1000,
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: [
      {
        name: 'purchase',
        params: {
          transaction_id: id,
          value: purchaseValue(units(totals.total), units(totals.tax)),
          currency,
          tax: units(totals.tax),
          items: itemsOf(transaction, units),
        },
      },
    ],
  };
}

function itemsOf(
  { items, details, currency_code: currency }: TransactionData,
  units: (lowest: number) => number,
): PurchaseItem[] {
  return items.flatMap(({ price, quantity = 1 }) => {
    if (!price) return [];
    const line = details?.line_items.find(({ price_id: priceId }) => priceId === price.id);
    // Without the totals of the line, its price counts if it is in the same currency.
    const unitPrice = price.unit_price?.currency_code === currency ? price.unit_price.amount : 0;
    const { subtotal, discount } = line?.totals ?? { subtotal: unitPrice * quantity, discount: 0 };
    const amounts = itemAmounts({ subtotal: units(subtotal), discount: units(discount), quantity });
    const name = line?.product?.name ?? price.product?.name ?? price.description ?? price.id;
    const variant = price.name ? { item_variant: price.name } : {};
    return [{ item_id: price.id, item_name: name, ...variant, item_category: 'subscription', ...amounts, quantity }];
  });
}
