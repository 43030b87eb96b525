import type {
  ITotalsNotification,
  ITransactionNotificationResponse,
  ITransactionTotalsNotificationResponse,
} from '@paddle/paddle-node-sdk';
import type { Totals } from '../../contract/demo-checkout.ts';
import { priceOf } from './catalogue.ts';
import type { DemoCatalogue } from './catalogue.ts';
import { currencyCode, priceEntity, productEntity } from './entities.ts';
import { paddleTime, paddleTimeOrNull } from './period.ts';
import type { Card, Customer, Transaction } from './records.ts';

type Payment = Transaction['payments'][number];

const totalsEntity = ({ subtotal, discount, tax, total }: Totals): ITotalsNotification => ({
  subtotal: String(subtotal),
  discount: String(discount),
  tax: String(tax),
  total: String(total),
});

/** A payment method as transactions have it. */
export const cardEntity = (card: Card) => ({
  type: 'visa' as const,
  last4: card.last4,
  expiry_month: card.expiryMonth,
  expiry_year: card.expiryYear,
  cardholder_name: card.name,
});

/** A transaction, with the address of its customer where that is known. */
export function transactionEntity(
  transaction: Transaction,
  customer: Customer | undefined,
  catalogue: DemoCatalogue,
): ITransactionNotificationResponse {
  const { quote, period } = transaction;
  const items = transaction.items.flatMap(({ priceId, quantity }) => {
    const price = priceOf(catalogue, priceId);
    return price === undefined ? [] : [{ price, quantity }];
  });
  return {
    id: transaction.id,
    status: transaction.status,
    customer_id: transaction.customerId,
    address_id: customer?.addressId ?? null,
    business_id: null,
    custom_data: transaction.customData,
    currency_code: currencyCode(quote.currency),
    origin: transaction.origin,
    subscription_id: transaction.subscriptionId,
    invoice_id: transaction.invoiceId,
    invoice_number: transaction.invoiceNumber,
    collection_mode: 'automatic',
    discount_id: transaction.discountId,
    billing_details: null,
    billing_period:
      period === null ? null : { starts_at: paddleTime(period.startsAt), ends_at: paddleTime(period.endsAt) },
    items: items.map(({ price, quantity }) => ({
      price_id: price.id,
      price: priceEntity(price),
      quantity,
      proration: null,
    })),
    details: {
      tax_rates_used: [{ tax_rate: String(quote.taxRate), totals: totalsEntity(quote.totals) }],
      totals: grandTotals(transaction),
      line_items: quote.lines.flatMap((line, index) => {
        const item = items[index];
        return item === undefined
          ? []
          : [
              {
                id: transaction.id.replace('txn_', 'txnitm_').slice(0, -2) + String(index).padStart(2, '0'),
                price_id: line.priceId,
                quantity: line.quantity,
                proration: null,
                tax_rate: String(quote.taxRate),
                unit_totals: totalsEntity(line.unit),
                totals: totalsEntity(line.totals),
                product: productEntity(item.price),
              },
            ];
      }),
    },
    payments: transaction.payments.toReversed().map((payment) => paymentEntity(payment, quote.totals.total)),
    checkout: { url: null },
    created_at: paddleTime(transaction.createdAt),
    updated_at: paddleTime(transaction.updatedAt),
    billed_at: paddleTimeOrNull(transaction.billedAt),
    revised_at: null,
  };
}

function grandTotals({ quote, status }: Transaction): ITransactionTotalsNotificationResponse {
  const { totals } = quote;
  const isPaid = status === 'paid' || status === 'completed';
  // What Paddle keeps: five per cent. Its fifty cents are of another currency.
  const fee = Math.round(totals.total * 0.05);
  return {
    ...totalsEntity(totals),
    credit: '0',
    credit_to_balance: '0',
    balance: isPaid ? '0' : String(totals.total),
    grand_total: String(totals.total),
    grand_total_tax: String(totals.tax),
    fee: status === 'completed' ? String(fee) : null,
    earnings: status === 'completed' ? String(totals.total - totals.tax - fee) : null,
    currency_code: currencyCode(quote.currency),
  };
}

function paymentEntity({ id, status, errorCode, card, createdAt }: Payment, total: number) {
  return {
    payment_attempt_id: id,
    stored_payment_method_id: id,
    payment_method_id: card.id,
    amount: String(total),
    status,
    error_code: errorCode,
    method_details: {
      type: 'card' as const,
      card: cardEntity(card),
      paypal: null,
      south_korea_local_card: null,
      underlying_details: null,
    },
    created_at: paddleTime(createdAt),
    captured_at: status === 'captured' ? paddleTime(createdAt) : null,
  };
}
