import type { AdjustmentRow, TransactionRow } from '../database/tables.ts';

/** What of a payment came back. */
export interface Refunded {
  /** In the lowest unit of the payment's currency. */
  readonly amount: number;
  /** When all of it had; `null` while some is left. */
  readonly allAt: string | null;
}

const BACK = new Set(['refund', 'chargeback']);

/**
 * What came back of a payment, of its adjustments: refunds and chargebacks that were approved, without those that were
 * reversed. A credit is no money, and a warning of a chargeback is none yet.
 */
export function refundedOf(
  { id, amount: paid }: Pick<TransactionRow, 'id' | 'amount'>,
  adjustments: readonly AdjustmentRow[],
): Refunded {
  const own = adjustments.filter(
    ({ transaction_id, status }) => transaction_id === id && (status === 'approved' || status === 'reversed'),
  );
  let [amount, allAt]: [number, string | null] = [0, null];
  for (const { action, is_full, ...adjustment } of own.toSorted(byTime)) {
    if (BACK.has(action) && adjustment.status === 'approved') {
      amount += adjustment.amount;
      if (is_full === 1 || (paid > 0 && amount >= paid)) allAt ??= adjustment.created_at;
    }
    if (action === 'chargeback_reverse') {
      amount = Math.max(0, amount - adjustment.amount);
      allAt = null;
    }
  }
  return { amount: Math.min(amount, paid), allAt };
}

const byTime = (one: AdjustmentRow, other: AdjustmentRow): number =>
  one.created_at < other.created_at || (one.created_at === other.created_at && one.id < other.id) ? -1 : 1;
