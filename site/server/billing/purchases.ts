import type { Invoice, Purchase, Subscription } from '../../contract/billing.ts';
import { isDemoPrice } from '../../contract/demo.ts';
import type { CustomerRow, Database, SubscriptionRow, TransactionRow } from '../database/tables.ts';
import type { Bought } from './entitlement.ts';
import { updatesUntil } from './entitlement.ts';
import type { PlanOf } from './plans.ts';
import { refundedOf } from './refunds.ts';
import { rowsOf } from './purchase-rows.ts';
import type { PurchaseRows } from './purchase-rows.ts';

/** Everything a user has bought: as the wire has it, and as `entitlementOf` takes it. The newest comes first. */
export interface Purchases {
  /** The customers whose unsigned purchases are the user's, or with whom they bought signed in. */
  readonly customers: readonly CustomerRow[];
  readonly subscriptions: Subscription[];
  readonly purchases: Purchase[];
  readonly invoices: Invoice[];
  readonly bought: Bought;
  /** The ids of the subscriptions and payments that were bought with a test card. */
  readonly testIds: ReadonlySet<string>;
}

/** Everything a user has bought, in four queries. `planOf` knows prices that were none of the catalogue at first. */
export async function purchasesOf(
  database: Database,
  userId: number,
  planOf: PlanOf = () => undefined,
): Promise<Purchases> {
  const rows = await rowsOf(database, userId);
  const planned = <Row extends { price_id: string | null; plan: string | null }>(row: Row): Row => ({
    ...row,
    plan: row.plan ?? (row.price_id === null ? null : (planOf(row.price_id) ?? null)),
  });
  return toPurchases({
    ...rows,
    subscriptions: rows.subscriptions.map(planned),
    transactions: rows.transactions.map(planned),
  });
}

/** Paid, or missing. Before that it is a draft or about to be paid, and nobody's invoice. */
const INVOICE_STATUS: Readonly<Record<string, Invoice['status']>> = {
  completed: 'paid',
  paid: 'paid',
  past_due: 'past_due',
};

function toPurchases({ customers, subscriptions, transactions, adjustments }: PurchaseRows): Purchases {
  const refunded = (row: TransactionRow) => refundedOf(row, adjustments);
  const once = transactions.filter((row) => row.is_once === 1 && INVOICE_STATUS[row.status] === 'paid');
  const purchases = once.map((row): Purchase => {
    const boughtAt = row.billed_at ?? row.created_at;
    return {
      id: row.id,
      plan: row.plan,
      name: row.name,
      price: moneyOf(row.unit_amount, row.currency),
      boughtAt,
      updatesUntil: updatesUntil(boughtAt),
      refundedAt: refunded(row).allAt,
    };
  });
  const pairs = subscriptions.map((row) => {
    const own = transactions.filter(({ subscription_id }) => subscription_id === row.id);
    return { row, pastDueSince: pastDueSince(row, own), refundedAt: lastPaymentBack(own, refunded) };
  });
  const bySale = [...subscriptions, ...transactions];
  return {
    customers,
    testIds: new Set(bySale.flatMap(({ id, price_id: priceId }) => (isDemoPrice(priceId ?? '') ? [id] : []))),
    subscriptions: pairs.map(({ row, pastDueSince: since }) => toSubscription(row, since)),
    purchases,
    invoices: transactions.flatMap((row) => toInvoice(row, refunded(row).amount)),
    bought: {
      subscriptions: pairs.map(({ row, ...times }) => ({
        ...times,
        id: row.id,
        status: row.status,
        plan: row.plan,
        scheduledChange: scheduledChange(row),
        pausedAt: row.paused_at,
        endedAt: row.ended_at,
      })),
      purchases,
    },
  };
}

const moneyOf = (lowest: number | null, currency: string) => (lowest === null ? null : { lowest, currency });

/** The first payment that is missing now; where none is known, the beginning of the period that is to be paid. */
function pastDueSince(row: SubscriptionRow, own: readonly TransactionRow[]): string | null {
  if (row.status !== 'past_due') return null;
  const missing = own
    .filter(({ status }) => status === 'past_due')
    .map((each) => each.period_starts_at ?? each.billed_at ?? each.created_at);
  return missing.toSorted()[0] ?? row.period_starts_at ?? `${row.occurred_at.slice(0, 23)}Z`;
}

/** Payments beside those of the periods: for more of a plan, for something else, and of nothing, for a new card. */
const BESIDE_PERIODS = new Set(['subscription_update', 'subscription_charge', 'subscription_payment_method_change']);

/**
 * When the payment of a subscription's last paid period came back as a whole; `null` when it did not. Payments are the
 * newest first.
 */
function lastPaymentBack(
  own: readonly TransactionRow[],
  refunded: (row: TransactionRow) => { readonly allAt: string | null },
): string | null {
  const last = own.find(
    ({ status, amount, origin }) => INVOICE_STATUS[status] === 'paid' && amount > 0 && !BESIDE_PERIODS.has(origin),
  );
  return last === undefined ? null : refunded(last).allAt;
}

const INTERVALS = ['day', 'week', 'month', 'year'] as const;
const ACTIONS = ['cancel', 'pause', 'resume'] as const;

function scheduledChange(row: SubscriptionRow): Subscription['scheduledChange'] {
  const action = ACTIONS.find((known) => known === row.scheduled_action);
  return action === undefined || row.scheduled_at === null ? null : { action, at: row.scheduled_at };
}

function toSubscription(row: SubscriptionRow, since: string | null): Subscription {
  return {
    id: row.id,
    status: row.status,
    plan: row.plan,
    name: row.name,
    price: moneyOf(row.amount, row.currency),
    interval: INTERVALS.find((known) => known === row.interval) ?? null,
    startedAt: row.started_at,
    trialEndsAt: row.trial_ends_at,
    currentPeriodStartsAt: row.period_starts_at,
    currentPeriodEndsAt: row.period_ends_at,
    nextPaymentAt: row.next_payment_at,
    pastDueSince: since,
    scheduledChange: scheduledChange(row),
    endedAt: row.ended_at,
  };
}

/** A payment of nothing that no invoice was written for, such as a new card's, says nothing. */
function toInvoice(row: TransactionRow, back: number): Invoice[] {
  const wasCanceled = row.status === 'canceled' && row.billed_at !== null;
  const status = wasCanceled ? 'canceled' : INVOICE_STATUS[row.status];
  if (status === undefined || (row.amount === 0 && row.origin === 'subscription_payment_method_change')) return [];
  return [
    {
      id: row.id,
      number: row.invoice_number,
      name: row.name,
      status,
      total: { lowest: row.amount, currency: row.currency },
      refunded: back === 0 ? null : { lowest: back, currency: row.currency },
      at: row.billed_at ?? row.created_at,
    },
  ];
}
