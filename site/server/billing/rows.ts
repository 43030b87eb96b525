import type { AdjustmentRow, SubscriptionRow, TransactionRow } from '../database/tables.ts';
import type { AdjustmentData, PriceData, SubscriptionData, TransactionData } from './payloads.ts';
import type { Catalog } from './catalog.ts';

/*
 * Conversion of the data of an event to a row of the database, without the event's own columns and the owner.
 */

type Plain<Row> = Omit<Row, 'occurred_at' | 'event_id' | 'user_id' | 'is_claimed'>;

/**
 * Returns the plan of a price. Prices that are no longer in the catalog have it in their custom data, which only the
 * seller can write.
 */
function planOfPrice({ id, custom_data: data }: PriceData, planOf: Catalog['planOf']): string | null {
  const said = data?.['plan'];
  return planOf(id) ?? (typeof said === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(said) ? said : null);
}

/** Returns the names of the product and the price, unless one contains the other. */
function nameOf(price: PriceData | null | undefined, product: string | undefined): string {
  const priceName = price?.name ?? '';
  const productName = product ?? price?.product?.name ?? '';
  if (priceName === '' || productName.includes(priceName)) return productName || price?.description || 'Purchase';
  return priceName.includes(productName) ? priceName : `${productName} ${priceName}`;
}

/**
 * Returns the row of a subscription. Of several items, the first one with a plan counts, or else the first one; all
 * have the same interval.
 */
export function subscriptionRow(data: SubscriptionData, planOf: Catalog['planOf']): Plain<SubscriptionRow> {
  const known = data.items.find(({ price }) => price !== null && planOfPrice(price, planOf) !== null);
  const item = known ?? data.items[0];
  const price = item?.price ?? undefined;
  const prices = [price?.unit_price, ...(price?.unit_price_overrides ?? []).map(({ unit_price: each }) => each)];
  // Customers in other countries may pay an override of the price, in the currency of the subscription.
  const unitPrice = prices.find((each) => each?.currency_code === data.currency_code) ?? price?.unit_price;
  return {
    id: data.id,
    customer_id: data.customer_id,
    status: data.status,
    price_id: price?.id ?? '',
    plan: price === undefined ? null : planOfPrice(price, planOf),
    name: nameOf(price, item?.product?.name),
    amount: unitPrice?.amount ?? null,
    currency: unitPrice?.currency_code ?? data.currency_code,
    interval: price?.billing_cycle?.interval ?? data.billing_cycle?.interval ?? null,
    created_at: data.created_at,
    started_at: data.started_at,
    trial_ends_at: item?.trial_dates?.ends_at ?? null,
    period_starts_at: data.current_billing_period?.starts_at ?? null,
    period_ends_at: data.current_billing_period?.ends_at ?? null,
    next_payment_at: data.next_billed_at,
    scheduled_action: data.scheduled_change?.action ?? null,
    scheduled_at: data.scheduled_change?.effective_at ?? null,
    paused_at: data.paused_at,
    ended_at: data.canceled_at,
  };
}

/**
 * Returns the row of a transaction. Of several items, a one-time plan counts first, then any plan, then the first item.
 */
export function transactionRow(data: TransactionData, planOf: Catalog['planOf']): Plain<TransactionRow> {
  const prices = data.items.flatMap(({ price }) => price ?? []);
  const inPlan = prices.filter((each) => planOfPrice(each, planOf) !== null);
  const price = inPlan.find(isOnce) ?? inPlan[0] ?? prices[0];
  const line = data.details?.line_items.find(({ price_id }) => price_id === price?.id);
  return {
    id: data.id,
    customer_id: data.customer_id,
    subscription_id: data.subscription_id,
    status: data.status,
    origin: data.origin,
    price_id: price?.id ?? null,
    plan: price === undefined ? null : planOfPrice(price, planOf),
    is_once: price !== undefined && isOnce(price) ? 1 : 0,
    name: nameOf(price, line?.product?.name),
    unit_amount: price?.unit_price?.currency_code === data.currency_code ? price.unit_price.amount : null,
    amount: data.details?.totals?.grand_total ?? 0,
    currency: data.currency_code,
    invoice_number: data.invoice_number,
    created_at: data.created_at,
    billed_at: data.billed_at,
    period_starts_at: data.billing_period?.starts_at ?? null,
  };
}

const isOnce = (price: PriceData): boolean => price.billing_cycle === null;

/** Returns the row of an adjustment. */
export function adjustmentRow(data: AdjustmentData): Plain<AdjustmentRow> {
  return {
    id: data.id,
    transaction_id: data.transaction_id,
    customer_id: data.customer_id,
    action: data.action,
    is_full: data.type === 'full' ? 1 : 0,
    status: data.status,
    amount: data.totals.total,
    currency: data.currency_code,
    created_at: data.created_at,
  };
}
