import { formatMoney, toUnits } from '@onset/design-system/content/money';
import type { CheckoutEventsTotals, PricePreviewResponse } from '@paddle/paddle-js';
import type {
  IAddressNotificationResponse,
  ICustomerNotificationResponse,
  IPriceNotificationResponse,
  ISharedProductNotificationResponse,
  ISubscriptionItemNotificationResponse,
  ISubscriptionNotificationResponse,
  ITransactionNotificationResponse,
} from '@paddle/paddle-node-sdk';
import { currencies, localAmount } from '../catalog.ts';
import type { CatalogPrice, Quote, QuoteLine, Totals } from '../catalog.ts';
import type { Buyer, CheckoutPayload, Place } from '../wire.ts';
import type { Card, Checkout, Customer } from './records.ts';

/*
 * Builders of Paddle's entities. Webhooks and API responses have the types of Paddle's Node SDK; price previews and
 * checkout events have those of Paddle.js.
 */

/** Formats a time as Paddle does, with microseconds. `time` is in milliseconds since 1970. */
export const paddleTime = (time: number): string => new Date(time).toISOString().replace('Z', '000Z');

const CATALOG_TIME = '2026-01-01T00:00:00.000000Z';

/** Builds a customer and their address. */
export function customerEntities(
  ids: { readonly customer: string; readonly address: string },
  { email, countryCode, postalCode }: Buyer,
  time: number,
): { readonly entity: ICustomerNotificationResponse; readonly address: IAddressNotificationResponse } {
  const common = { status: 'active', custom_data: null, import_meta: null } as const;
  const times = { created_at: paddleTime(time), updated_at: paddleTime(time) };
  return {
    entity: { ...common, ...times, id: ids.customer, name: null, email, marketing_consent: false, locale: 'en' },
    address: {
      ...common,
      ...times,
      id: ids.address,
      customer_id: ids.customer,
      description: null,
      first_line: null,
      second_line: null,
      city: null,
      region: null,
      postal_code: postalCode,
      // The catalog holds only codes that Paddle knows.
      country_code: countryCode as IAddressNotificationResponse['country_code'],
    },
  };
}

function productEntity({ productId, productName, description }: CatalogPrice) {
  return {
    id: productId,
    name: productName,
    type: 'standard',
    description,
    tax_category: 'standard',
    image_url: null,
    custom_data: null,
    status: 'active',
    created_at: CATALOG_TIME,
    updated_at: CATALOG_TIME,
    import_meta: null,
  } satisfies ISharedProductNotificationResponse;
}

const trialOf = ({ trialDays }: CatalogPrice) =>
  trialDays === 0 ? null : { interval: 'day' as const, frequency: trialDays };

const cycleOf = ({ interval }: CatalogPrice) => (interval === null ? null : { interval, frequency: 1 });

function priceEntity(price: CatalogPrice): IPriceNotificationResponse {
  const { unit } = price;
  return {
    id: price.id,
    product_id: price.productId,
    description: price.description,
    type: 'standard',
    name: price.name,
    billing_cycle: cycleOf(price),
    trial_period: trialOf(price),
    tax_mode: 'account_setting',
    unit_price: { amount: String(unit.lowest), currency_code: unit.currency },
    unit_price_overrides: currencies
      .filter(({ currency }) => currency !== unit.currency)
      .map(({ currency, countryCodes }) => ({
        country_codes: countryCodes as IAddressNotificationResponse['country_code'][],
        unit_price: { amount: String(localAmount(price, currency)), currency_code: currency },
      })),
    quantity: { minimum: 1, maximum: 100 },
    status: 'active',
    custom_data: null,
    created_at: CATALOG_TIME,
    updated_at: CATALOG_TIME,
    import_meta: null,
  };
}

const textTotals = ({ subtotal, discount, tax, total }: Totals) => ({
  subtotal: String(subtotal),
  discount: String(discount),
  tax: String(tax),
  total: String(total),
});

/** Start and end of a billing period, in milliseconds since 1970. */
export interface Period {
  readonly startsAt: number;
  readonly endsAt: number;
}

const periodEntity = ({ startsAt, endsAt }: Period) => ({
  starts_at: paddleTime(startsAt),
  ends_at: paddleTime(endsAt),
});

/** Data of a new transaction. */
export interface TransactionParts {
  readonly id: string;
  readonly customer: Customer | null;
  readonly quote: Quote;
  readonly origin: 'web' | 'subscription_recurring';
  readonly discountId: string | null;
  readonly customData: Readonly<Record<string, unknown>> | null;
  readonly subscriptionId: string | null;
  readonly period: Period | null;
  readonly time: number;
}

/** Builds a transaction that is ready to be paid, or a draft if there is no customer. */
export function transactionEntity({ id, customer, quote, time, ...parts }: TransactionParts) {
  const { totals, currency, taxRate } = quote;
  return {
    id,
    status: customer === null ? 'draft' : 'ready',
    customer_id: customer?.entity.id ?? null,
    address_id: customer?.address.id ?? null,
    business_id: null,
    custom_data: parts.customData,
    currency_code: currency,
    origin: parts.origin,
    subscription_id: parts.subscriptionId,
    invoice_id: null,
    invoice_number: null,
    collection_mode: 'automatic',
    discount_id: parts.discountId,
    billing_details: null,
    billing_period: parts.period && periodEntity(parts.period),
    items: quote.lines.map(({ price, quantity }) => ({
      price_id: price.id,
      price: priceEntity(price),
      quantity,
      proration: null,
    })),
    details: {
      tax_rates_used: [{ tax_rate: String(taxRate), totals: textTotals(totals) }],
      totals: {
        ...textTotals(totals),
        credit: '0',
        credit_to_balance: '0',
        balance: String(totals.total),
        grand_total: String(totals.total),
        grand_total_tax: String(totals.tax),
        fee: null,
        earnings: null,
        currency_code: currency,
      },
      line_items: quote.lines.map((line, index) => ({
        id: `${id.replace('txn_', 'txnitm_').slice(0, -2)}${String(index).padStart(2, '0')}`,
        price_id: line.price.id,
        quantity: line.quantity,
        proration: null,
        tax_rate: String(taxRate),
        unit_totals: textTotals(line.unit),
        totals: textTotals(line.totals),
        product: productEntity(line.price),
      })),
    },
    payments: [],
    checkout: { url: null },
    created_at: paddleTime(time),
    updated_at: paddleTime(time),
    billed_at: null,
    revised_at: null,
  } satisfies ITransactionNotificationResponse;
}

/** Returns the transaction with another payment attempt. Attempts are sorted newest first. */
export function withPayment(
  transaction: ITransactionNotificationResponse,
  card: Card,
  error: 'declined' | 'authentication_failed' | null,
  time: number,
): ITransactionNotificationResponse {
  const id = crypto.randomUUID();
  return {
    ...transaction,
    updated_at: paddleTime(time),
    payments: [
      {
        payment_attempt_id: id,
        stored_payment_method_id: id,
        payment_method_id: card.id,
        amount: transaction.details?.totals?.total ?? '0',
        status: error === null ? 'captured' : 'error',
        error_code: error,
        method_details: {
          type: 'card',
          card: {
            type: 'visa',
            last4: card.last4,
            expiry_month: card.expiryMonth,
            expiry_year: card.expiryYear,
            cardholder_name: card.name,
          },
          paypal: null,
          south_korea_local_card: null,
          underlying_details: null,
        },
        created_at: paddleTime(time),
        captured_at: error === null ? paddleTime(time) : null,
      },
      ...transaction.payments,
    ],
  };
}

/** Returns the transaction as paid, with an invoice. */
export function asPaid(
  transaction: ITransactionNotificationResponse,
  invoiceId: string,
  time: number,
): ITransactionNotificationResponse {
  const { details } = transaction;
  return {
    ...transaction,
    status: 'paid',
    billed_at: paddleTime(time),
    invoice_id: invoiceId,
    invoice_number: `DEMO-${transaction.id.slice(-8).toUpperCase()}`,
    ...(details?.totals && { details: { ...details, totals: { ...details.totals, balance: '0' } } }),
  };
}

/**
 * Builds the items of a subscription. `time` is the time of the last charge, `next` that of the next one or null. In a
 * trial, they are its start and end.
 */
function subscriptionItems(
  { lines }: Quote,
  time: string,
  next: string | null,
  isTrial: boolean,
): ISubscriptionItemNotificationResponse[] {
  return lines.map(({ price, quantity }) => ({
    status: isTrial ? 'trialing' : 'active',
    quantity,
    recurring: true,
    created_at: time,
    updated_at: time,
    previously_billed_at: isTrial ? null : time,
    next_billed_at: next,
    trial_dates: isTrial && next !== null ? { starts_at: time, ends_at: next } : null,
    price: priceEntity(price),
    product: productEntity(price),
  }));
}

/** Data of a new subscription. */
export interface SubscriptionParts {
  readonly id: string;
  readonly customer: Customer;
  readonly quote: Quote;
  readonly period: Period;
  /** True if the period is a trial. */
  readonly isTrial: boolean;
  readonly customData: Readonly<Record<string, unknown>> | null;
}

/** Builds a subscription that is active or in a trial. */
export function subscriptionEntity({ id, customer, quote, period, isTrial, customData }: SubscriptionParts) {
  const { starts_at: time, ends_at: next } = periodEntity(period);
  return {
    id,
    status: isTrial ? 'trialing' : 'active',
    customer_id: customer.entity.id,
    address_id: customer.address.id,
    business_id: null,
    currency_code: quote.currency,
    created_at: time,
    updated_at: time,
    started_at: time,
    first_billed_at: isTrial ? null : time,
    next_billed_at: next,
    paused_at: null,
    canceled_at: null,
    discount: null,
    collection_mode: 'automatic',
    billing_details: null,
    current_billing_period: periodEntity(period),
    scheduled_change: null,
    custom_data: customData,
    import_meta: null,
    ...withItems(quote, time, next, isTrial),
  } satisfies ISubscriptionNotificationResponse;
}

/** Builds the fields of a subscription that depend on its prices. */
export function withItems(
  quote: Quote,
  time: string,
  next: string | null,
  isTrial: boolean,
): Pick<ISubscriptionNotificationResponse, 'items' | 'billing_cycle'> {
  const cycle = quote.lines[0] && cycleOf(quote.lines[0].price);
  if (!cycle) throw new Error('A subscription needs a price that recurs');
  return { billing_cycle: cycle, items: subscriptionItems(quote, time, next, isTrial) };
}

/** Builds the payload of a checkout event, with amounts in major units such as `84.03`. */
export function checkoutPayload(
  { id, transactionId, status, customData, card, place, discountCode }: Checkout,
  { lines, totals, recurring, currency }: Quote,
  customer: Customer | null,
  discountId: string | null,
): CheckoutPayload {
  const units = (all: Totals): CheckoutEventsTotals => ({
    subtotal: toUnits({ lowest: all.subtotal, currency }),
    discount: toUnits({ lowest: all.discount, currency }),
    tax: toUnits({ lowest: all.tax, currency }),
    total: toUnits({ lowest: all.total, currency }),
    credit: 0,
    balance: toUnits({ lowest: all.total, currency }),
  });
  return {
    id,
    transaction_id: transactionId,
    status,
    currency_code: currency,
    custom_data: customData,
    customer:
      customer === null
        ? {}
        : {
            id: customer.entity.id,
            email: customer.entity.email,
            address: {
              id: customer.address.id,
              country_code: place.countryCode,
              postal_code: place.postalCode ?? '',
              city: '',
              region: '',
              first_line: '',
            },
            business: null,
          },
    items: lines.map((line) => ({
      price_id: line.price.id,
      price_name: line.price.name,
      quantity: line.quantity,
      product: {
        id: line.price.productId,
        name: line.price.productName,
        description: line.price.description,
        image_url: '',
      },
      totals: units(line.totals),
      ...(line.recurring !== null && { recurring_totals: units(line.recurring) }),
      ...(line.price.interval !== null && {
        billing_cycle: { interval: line.price.interval, frequency: 1 },
      }),
    })),
    totals: units(totals),
    ...(recurring !== null && { recurring_totals: units(recurring) }),
    ...(discountId !== null && { discount: { id: discountId, code: discountCode ?? '' } }),
    payment: {
      method_details:
        card === null
          ? { type: 'none' }
          : {
              type: 'card',
              card: {
                type: 'visa',
                last4: card.last4,
                expiry_month: card.expiryMonth,
                expiry_year: card.expiryYear,
              },
            },
    },
    settings: { display_mode: 'inline', theme: 'light' },
    upsell: null,
  };
}

/** Builds the response to `Paddle.PricePreview`, with amounts as strings in the lowest unit and as formatted text. */
export function pricePreview({ lines, currency, taxRate, taxIncluded }: Quote, place: Place): PricePreviewResponse {
  const formatted = (totals: Totals) => {
    const format = (lowest: number): string => formatMoney({ lowest, currency }, 'en-US');
    const { subtotal, discount, tax, total } = totals;
    return { subtotal: format(subtotal), discount: format(discount), tax: format(tax), total: format(total) };
  };
  const lineItem = ({ price, quantity, unit, totals }: QuoteLine) => ({
    price: {
      id: price.id,
      productId: price.productId,
      name: price.name,
      description: price.description,
      billingCycle: cycleOf(price),
      trialPeriod: trialOf(price),
      taxMode: taxIncluded ? ('internal' as const) : ('external' as const),
      unitPrice: { amount: String(price.unit.lowest), currencyCode: price.unit.currency },
      unitPriceOverrides: [],
      quantity: { minimum: 1, maximum: 100 },
      status: 'active' as const,
      customData: null,
      importMeta: null,
    },
    quantity,
    taxRate: String(taxRate),
    unitTotals: textTotals(unit),
    formattedUnitTotals: formatted(unit),
    totals: textTotals(totals),
    formattedTotals: formatted(totals),
    product: {
      id: price.productId,
      name: price.productName,
      description: price.description,
      taxCategory: 'standard' as const,
      imageUrl: null,
      customData: null,
      status: 'active' as const,
      createdAt: CATALOG_TIME,
      importMeta: null,
    },
    discounts: [],
  });
  return {
    data: {
      customerId: null,
      addressId: null,
      businessId: null,
      currencyCode: currency,
      address: place,
      customerIpAddress: null,
      discountId: null,
      details: { lineItems: lines.map(lineItem) },
      availablePaymentMethods: ['card'],
    },
    meta: { requestId: crypto.randomUUID() },
  };
}
