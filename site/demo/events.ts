import { toUnits } from '@onset/design-system/content/money';
import type {
  CheckoutEventNames,
  CheckoutEventsData,
  CheckoutEventsPayment,
  CheckoutEventsPaymentMethodCardTypes,
  CheckoutEventsPaymentMethodTypes,
  CheckoutEventsStatus,
  CheckoutEventsTimePeriodInterval,
  CheckoutEventsTotals,
  CurrencyCode,
  PaddleEventData,
} from '@paddle/paddle-js';
import type { DemoCheckout, DemoPrice, Totals } from '../contract/demo-checkout.ts';

/** The names of the events, as texts. */
export type EventName = `${CheckoutEventNames}`;

/** What the events of a checkout are made of. */
export interface EventParts {
  readonly checkout: DemoCheckout;
  readonly prices: readonly DemoPrice[];
  readonly display: CheckoutEventsData['settings'];
  /** The card, once one was given. */
  readonly card: { readonly last4: string; readonly expiryMonth: number; readonly expiryYear: number } | null;
}

// The enums of the package are its code, and the demo must bring none of it along: their members are these texts.
const enumMember = <Member extends string>(text: `${Member}`): Member => text as Member;

/** An event about a checkout, as Paddle.js tells it: amounts in whole units, `84.03`. */
export function checkoutEvent(name: EventName, parts: EventParts): PaddleEventData {
  return { name: enumMember<CheckoutEventNames>(name), data: eventData(parts) };
}

/** The event of an error or a warning: flat, without `data`. */
export function errorEvent(
  name: 'checkout.error' | 'checkout.payment.error' | 'checkout.warning',
  code: string,
  detail: string,
): PaddleEventData {
  return {
    // The enum of the package lacks the warning, which Paddle.js documents.
    name: name as CheckoutEventNames.CHECKOUT_ERROR | CheckoutEventNames.CHECKOUT_PAYMENT_ERROR,
    type: 'request_error',
    code,
    detail,
    documentation_url: `https://developer.paddle.com/errors/shared/${code}`,
  };
}

function eventData({ checkout, prices, display, card }: EventParts): CheckoutEventsData {
  const { quote, customer } = checkout;
  const { currency } = quote;
  const inUnits = (totals: Totals): CheckoutEventsTotals => ({
    subtotal: toUnits({ lowest: totals.subtotal, currency }),
    discount: toUnits({ lowest: totals.discount, currency }),
    tax: toUnits({ lowest: totals.tax, currency }),
    total: toUnits({ lowest: totals.total, currency }),
    credit: 0,
    balance: toUnits({ lowest: totals.total, currency }),
  });
  return {
    id: checkout.checkoutId,
    transaction_id: checkout.transactionId,
    status: enumMember<CheckoutEventsStatus>(checkout.status),
    // The server sells in currencies of Paddle's list alone.
    currency_code: currency as CurrencyCode,
    custom_data: checkout.customData,
    customer:
      customer === null
        ? {}
        : {
            id: customer.id,
            email: customer.email,
            address: {
              id: customer.addressId,
              country_code: checkout.countryCode,
              postal_code: checkout.postalCode ?? '',
              city: '',
              region: '',
              first_line: '',
            },
            business: null,
          },
    items: quote.lines.map((line) => {
      const price = prices.find(({ id }) => id === line.priceId);
      return {
        price_id: line.priceId,
        price_name: price?.name ?? null,
        quantity: line.quantity,
        product: {
          id: price?.productId ?? '',
          name: price?.productName ?? '',
          description: price?.description ?? '',
          image_url: '',
        },
        totals: inUnits(line.totals),
        ...(line.recurring !== null && { recurring_totals: inUnits(line.recurring) }),
        ...(price !== undefined &&
          price.interval !== null && {
            billing_cycle: { interval: enumMember<CheckoutEventsTimePeriodInterval>(price.interval), frequency: 1 },
          }),
      };
    }),
    totals: inUnits(quote.totals),
    ...(quote.recurring !== null && { recurring_totals: inUnits(quote.recurring) }),
    ...(checkout.discount !== null && { discount: checkout.discount }),
    payment: paymentOf(card),
    settings: display,
    upsell: null,
  };
}

function paymentOf(card: EventParts['card']): CheckoutEventsPayment {
  if (card === null) return { method_details: { type: enumMember<CheckoutEventsPaymentMethodTypes>('none') } };
  return {
    method_details: {
      type: enumMember<CheckoutEventsPaymentMethodTypes>('card'),
      card: {
        type: enumMember<CheckoutEventsPaymentMethodCardTypes>('visa'),
        last4: card.last4,
        expiry_month: card.expiryMonth,
        expiry_year: card.expiryYear,
      },
    },
  };
}
