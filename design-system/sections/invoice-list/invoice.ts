import { formatMoney } from '../../content/money.ts';
import type { Money } from '../../content/money.ts';

/** An invoice of a customer. */
export interface Invoice {
  readonly id: string;
  /** Number on the receipt; null until there is one. */
  readonly number: string | null;
  /** Name of the product, such as "Onset Yearly". */
  readonly name: string;
  readonly status: 'paid' | 'past_due' | 'canceled';
  readonly total: Money;
  /** Refunded amount; null if there was no refund. */
  readonly refunded: Money | null;
  /** Date of the invoice in ISO 8601. */
  readonly at: string;
}

/** Status text of an invoice. `plain` has no badge, for invoices that need no attention. */
export interface InvoiceState {
  readonly text: string;
  readonly tone: 'plain' | 'neutral' | 'danger';
}

/** Returns the status text of an invoice and its tone. */
export function stateOf({ status, total, refunded }: Invoice, locale: string): InvoiceState {
  if (status === 'past_due') return { text: 'Payment failed', tone: 'danger' };
  if (status === 'canceled') return { text: 'Canceled', tone: 'neutral' };
  if (refunded !== null && refunded.lowest > 0)
    return refunded.lowest >= total.lowest
      ? { text: 'Refunded', tone: 'neutral' }
      : { text: `${formatMoney(refunded, locale)} refunded`, tone: 'neutral' };
  return { text: total.lowest === 0 ? 'Nothing to pay' : 'Paid', tone: 'plain' };
}
