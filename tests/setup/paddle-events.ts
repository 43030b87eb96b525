import { createHmac } from 'node:crypto';

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
  const at = '2026-01-01T00:00:00.000000Z';
  return {
    id,
    name: null,
    email,
    marketing_consent: false,
    status: 'active',
    custom_data: null,
    locale: 'en',
    created_at: at,
    updated_at: at,
    import_meta: null,
    ...more,
  };
}

const AMOUNTS: Readonly<Record<string, string>> = { pri_monthly: '1200', pri_yearly: '9600', pri_lifetime: '18900' };
const INTERVALS: Readonly<Record<string, 'month' | 'year'>> = { pri_monthly: 'month', pri_yearly: 'year' };
const NAMES: Readonly<Record<string, string>> = {
  pri_monthly: 'Monthly',
  pri_yearly: 'Yearly',
  pri_lifetime: 'Lifetime',
};

/** Creates a price as it appears in the items of subscriptions and transactions. */
export function price(id: string, more: object = {}) {
  const interval = INTERVALS[id];
  return {
    id,
    product_id: 'pro_onset',
    description: `Onset ${NAMES[id] ?? id}`,
    name: NAMES[id] ?? null,
    type: 'standard',
    billing_cycle: interval === undefined ? null : { interval, frequency: 1 },
    trial_period: null,
    tax_mode: 'account_setting',
    unit_price: { amount: AMOUNTS[id] ?? '500', currency_code: 'USD' },
    unit_price_overrides: [],
    quantity: { minimum: 1, maximum: 1 },
    status: 'active',
    custom_data: null,
    ...more,
  };
}

const product = {
  id: 'pro_onset',
  name: 'Onset',
  type: 'standard',
  tax_category: 'standard',
  description: null,
  image_url: null,
  custom_data: null,
  status: 'active',
  created_at: '2026-01-01T00:00:00Z',
};

/** Creates the data of a subscription. */
export function subscription(id: string, customerId: string, more: object = {}, priceId: string = PRICE_IDS.monthly) {
  const at = '2026-11-01T10:00:00Z';
  const next = '2026-12-01T10:00:00Z';
  return {
    id,
    status: 'active',
    customer_id: customerId,
    address_id: 'add_1',
    business_id: null,
    currency_code: 'USD',
    created_at: at,
    updated_at: at,
    started_at: at,
    first_billed_at: at,
    next_billed_at: next,
    paused_at: null,
    canceled_at: null,
    discount: null,
    collection_mode: 'automatic',
    billing_details: null,
    current_billing_period: { starts_at: at, ends_at: next },
    billing_cycle: { interval: INTERVALS[priceId] ?? 'month', frequency: 1 },
    scheduled_change: null,
    items: [
      {
        status: 'active',
        quantity: 1,
        recurring: true,
        created_at: at,
        updated_at: at,
        previously_billed_at: at,
        next_billed_at: next,
        trial_dates: null,
        price: price(priceId),
        product,
      },
    ],
    custom_data: null,
    ...more,
  };
}

/** Creates the data of a transaction. */
export function transaction(
  id: string,
  customerId: string | null,
  more: object = {},
  priceId: string = PRICE_IDS.lifetime,
) {
  const at = '2026-11-01T10:00:00Z';
  const total = AMOUNTS[priceId] ?? '500';
  return {
    id,
    status: 'completed',
    customer_id: customerId,
    address_id: 'add_1',
    business_id: null,
    custom_data: null,
    currency_code: 'USD',
    origin: 'web',
    subscription_id: null,
    invoice_id: null,
    invoice_number: null,
    collection_mode: 'automatic',
    discount_id: null,
    billing_details: null,
    billing_period: null,
    items: [{ price_id: priceId, price: price(priceId), quantity: 1, proration: null }],
    details: {
      tax_rates_used: [],
      totals: totalsOf(total),
      adjusted_totals: null,
      payout_totals: null,
      adjusted_payout_totals: null,
      line_items: [
        {
          id: 'txnitm_1',
          price_id: priceId,
          quantity: 1,
          proration: null,
          tax_rate: '0',
          unit_totals: null,
          totals: null,
          product,
        },
      ],
    },
    payments: [],
    checkout: { url: null },
    created_at: at,
    updated_at: at,
    billed_at: at,
    revised_at: null,
    ...more,
  };
}

/** Creates the totals of a transaction without tax. */
export function totalsOf(total: string) {
  return {
    subtotal: total,
    discount: '0',
    tax: '0',
    total,
    credit: '0',
    credit_to_balance: '0',
    balance: '0',
    grand_total: total,
    grand_total_tax: '0',
    fee: null,
    earnings: null,
    currency_code: 'USD',
  };
}

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
