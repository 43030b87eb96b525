import { brand } from '@onset/design-system/brand';
import { createHmac } from 'node:crypto';
import { quote } from '../../paddle-simulator/catalog.ts';
import type { CatalogPrice } from '../../paddle-simulator/catalog.ts';
import { customerEntities, subscriptionEntity, transactionEntity } from '../../paddle-simulator/server/entities.ts';

/** Event as Paddle sends it. */
export interface PaddleEvent {
  readonly event_id: string;
  readonly event_type: string;
  readonly occurred_at: string;
  readonly notification_id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Secret of the webhooks in tests. */
export const WEBHOOK_SECRET = 'pdl_ntfset_of_the_tests';

/** Price IDs in tests, by plan. */
export const PRICE_IDS = { monthly: 'pri_monthly', yearly: 'pri_yearly', lifetime: 'pri_lifetime' } as const;

/** Public configuration of a build that sells the plans of the tests. */
export const CATALOG = {
  priceIds: PRICE_IDS,
  plans: [
    { id: 'monthly', interval: 'month' },
    { id: 'yearly', interval: 'year' },
    { id: 'lifetime', interval: 'once', updateYears: 1 },
  ],
} as const;

/** Returns the `Paddle-Signature` header of a delivery. */
export function signatureOf(body: string | Buffer, now: number, secret = WEBHOOK_SECRET): string {
  const ts = Math.floor(now / 1000);
  return `ts=${ts};h1=${createHmac('sha256', secret).update(`${ts}:`).update(body).digest('hex')}`;
}

let count = 0;

/** Creates an event with a unique ID, unless `id` is given. The ID decides between events of the same time. */
export function event(
  type: string,
  occurredAt: string,
  data: object,
  id = `evt_${String((count += 1)).padStart(8, '0')}`,
): PaddleEvent {
  return {
    event_id: id,
    event_type: type,
    occurred_at: occurredAt,
    notification_id: `ntf_${id.slice(4)}`,
    data: { ...data },
  };
}

/** Creates the data of a customer. */
export function customer(id: string, email: string, more: object = {}) {
  return { ...customerOf(id, email).entity, ...more };
}

const PLACE = { countryCode: 'US', postalCode: null };

const customerOf = (id: string, email = 'buyer@example.test') => ({
  ...customerEntities({ customer: id, address: 'add_1' }, { email, ...PLACE }, Date.parse('2026-01-01T00:00:00Z')),
  isAnnounced: true,
});

const PRICES: Readonly<Record<string, Pick<CatalogPrice, 'name' | 'interval'> & { readonly lowest: number }>> = {
  pri_monthly: { name: 'Monthly', interval: 'month', lowest: 1200 },
  pri_yearly: { name: 'Yearly', interval: 'year', lowest: 9600 },
  pri_lifetime: { name: 'Lifetime', interval: null, lowest: 18_900 },
};

/** Returns a quote for a price in US dollars, without tax. `interval` is that of unknown prices. */
function quoteOf(priceId: string, interval: CatalogPrice['interval'] = null) {
  const known = PRICES[priceId] ?? { name: priceId, interval, lowest: 500 };
  const price: CatalogPrice = {
    id: priceId,
    name: known.name,
    productId: 'pro_onset',
    productName: brand.name,
    description: `${brand.name} ${known.name}`,
    interval: known.interval,
    trialDays: 0,
    unit: { lowest: known.lowest, currency: 'USD' },
  };
  return quote([{ price, quantity: 1 }], PLACE);
}

const BOUGHT_AT = Date.parse('2026-11-01T10:00:00Z');

/** Creates the data of a subscription. */
export function subscription(id: string, customerId: string, more: object = {}, priceId: string = PRICE_IDS.monthly) {
  const entity = subscriptionEntity({
    id,
    customer: customerOf(customerId),
    quote: quoteOf(priceId, 'month'),
    period: { startsAt: BOUGHT_AT, endsAt: Date.parse('2026-12-01T10:00:00Z') },
    isTrial: false,
    customData: null,
  });
  return { ...entity, ...more };
}

/** Creates the data of a paid transaction. */
export function transaction(
  id: string,
  customerId: string | null,
  more: object = {},
  priceId: string = PRICE_IDS.lifetime,
) {
  const entity = transactionEntity({
    id,
    customer: customerId === null ? null : customerOf(customerId),
    quote: quoteOf(priceId),
    origin: 'web',
    discountId: null,
    customData: null,
    subscriptionId: null,
    period: null,
    time: BOUGHT_AT,
  });
  return { ...entity, status: 'completed', billed_at: entity.created_at, ...more };
}

/** Creates a price as it appears in the items of subscriptions and transactions. */
export const price = (id: string, more: object = {}) => ({
  ...transaction('txn_1', null, {}, id).items[0]?.price,
  ...more,
});

/** Creates the totals of a transaction without tax. */
export const totalsOf = (total: string) => ({
  ...transaction('txn_1', null).details.totals,
  subtotal: total,
  total,
  balance: '0',
  grand_total: total,
});

/** Creates the data of an adjustment, by default a full refund. */
export function adjustment(id: string, transactionId: string, customerId: string, more: object = {}, total = '18900') {
  const at = '2026-11-05T10:00:00Z';
  return {
    id,
    action: 'refund',
    type: 'full',
    transaction_id: transactionId,
    subscription_id: null,
    customer_id: customerId,
    reason: 'asked for',
    credit_applied_to_balance: false,
    currency_code: 'USD',
    status: 'approved',
    items: [],
    totals: { subtotal: total, tax: '0', total, fee: '0', earnings: total, currency_code: 'USD', retained_fee: '0' },
    payout_totals: null,
    created_at: at,
    updated_at: at,
    ...more,
  };
}
