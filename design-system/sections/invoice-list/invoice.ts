import { formatMoney } from '../../content/money.ts';
import type { Money } from '../../content/money.ts';

/** A payment that was asked for. */
export interface Invoice {
  readonly id: string;
  /** As it stands on the receipt; null while there is none. */
  readonly number: string | null;
  /** What it is for: "Onset Yearly". */
  readonly name: string;
  readonly status: 'paid' | 'past_due' | 'canceled';
  readonly total: Money;
  /** What of it came back. */
  readonly refunded: Money | null;
  /** When it was asked for, as ISO 8601. */
  readonly at: string;
}

/** What became of an invoice, in words. What is as it should be is not marked. */
export interface InvoiceState {
  readonly text: string;
  readonly tone: 'plain' | 'neutral' | 'danger';
}

/** What became of an invoice. */
export function stateOf({ status, total, refunded }: Invoice, locale: string): InvoiceState {
  if (status === 'past_due') return { text: 'Payment failed', tone: 'danger' };
  if (status === 'canceled') return { text: 'Canceled', tone: 'neutral' };
  if (refunded !== null && refunded.lowest > 0)
    return refunded.lowest >= total.lowest
      ? { text: 'Refunded', tone: 'neutral' }
      : { text: `${formatMoney(refunded, locale)} refunded`, tone: 'neutral' };
  return { text: total.lowest === 0 ? 'Nothing to pay' : 'Paid', tone: 'plain' };
}
