import { sql } from 'kysely';
import type { Invoice, Purchase, Subscription } from '../../contract/billing.ts';
import { isDemoPrice } from '../../contract/demo.ts';
import type {
  AdjustmentRow,
  CustomerRow,
  Database,
  SubscriptionRow,
  TransactionRow,
  UserRow,
} from '../database/tables.ts';
import { allowedChanges } from './ownership.ts';
import type { Bought } from './entitlement.ts';
import type { Catalog } from './catalog.ts';

/** Purchases of a user, for the API and for `entitlementOf`, newest first. */
export interface Purchases {
  /** Customers whose guest purchases belong to the user, or as whom the user has bought. */
  readonly customers: readonly CustomerRow[];
  readonly subscriptions: Subscription[];
  readonly purchases: Purchase[];
  readonly invoices: Invoice[];
  readonly bought: Bought;
  /** IDs of subscriptions and transactions of the demo checkout. */
  readonly testIds: ReadonlySet<string>;
}

/**
 * Returns the purchases of a user with four queries. The catalog finds the plans of prices that were added to it after
 * the purchase.
 */
export async function purchasesOf(
  database: Database,
  user: UserRow,
  catalog: Pick<Catalog, 'planOf' | 'updateYears'>,
): Promise<Purchases> {
  const rows = await rowsOf(database, user.id);
  const planned = <Row extends { price_id: string | null; plan: string | null }>(row: Row): Row => ({
    ...row,
    plan: row.plan ?? (row.price_id === null ? null : (catalog.planOf(row.price_id) ?? null)),
  });
  const plannedRows = {
    ...rows,
    subscriptions: rows.subscriptions.map(planned),
    transactions: rows.transactions.map(planned),
  };
  return toPurchases(user, plannedRows, catalog.updateYears);
}

/** Invoice status by the status of a transaction. Other transactions have no invoice. */
const INVOICE_STATUS: Readonly<Record<string, Invoice['status']>> = {
  completed: 'paid',
  paid: 'paid',
  past_due: 'past_due',
};

function toPurchases(user: UserRow, rows: PurchaseRows, updateYears: Catalog['updateYears']): Purchases {
  const { customers, subscriptions, transactions, adjustments } = rows;
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
      updatesUntil: addYears(boughtAt, updateYears(row.plan)),
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
    subscriptions: pairs.map(({ row, pastDueSince: since }) =>
      toSubscription(row, since, allowedChanges(user, row, rows)),
    ),
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

/** Returns the time a number of years later. */
function addYears(time: string, years: number): string {
  const end = new Date(time);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end.toISOString();
}

const moneyOf = (lowest: number | null, currency: string) => (lowest === null ? null : { lowest, currency });

/** Returns the time when the first unpaid payment was due, or else the start of the unpaid period. */
function pastDueSince(row: SubscriptionRow, own: readonly TransactionRow[]): string | null {
  if (row.status !== 'past_due') return null;
  const missing = own
    .filter(({ status }) => status === 'past_due')
    .map((each) => each.period_starts_at ?? each.billed_at ?? each.created_at);
  return missing.toSorted()[0] ?? row.period_starts_at ?? `${row.occurred_at.slice(0, 23)}Z`;
}

/** Origins of payments that aren't for a period: upgrades, other charges, and zero amounts for a new card. */
const BESIDE_PERIODS = new Set(['subscription_update', 'subscription_charge', 'subscription_payment_method_change']);

/**
 * Returns the time when the payment of the last paid period was fully refunded, or null. Payments are sorted newest
 * first.
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

function toSubscription(
  row: SubscriptionRow,
  since: string | null,
  allowed: Subscription['allowedChanges'],
): Subscription {
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
    allowedChanges: allowed,
  };
}

/** Returns the invoice of a transaction, if it has one. Zero payments for a new card are left out. */
function toInvoice(row: TransactionRow, back: number): Invoice[] {
  const wasCanceled = row.status === 'canceled' && row.billed_at !== null;
  const status = wasCanceled ? 'canceled' : INVOICE_STATUS[row.status];
  if (status === undefined || (row.amount === 0 && row.origin === 'subscription_payment_method_change')) return [];
  return [
    {
      id: row.id,
      number: row.invoice_number,
      plan: row.plan,
      name: row.name,
      status,
      total: { lowest: row.amount, currency: row.currency },
      refunded: back === 0 ? null : { lowest: back, currency: row.currency },
      at: row.billed_at ?? row.created_at,
    },
  ];
}

/** Rows of a user's purchases, newest first. */
export interface PurchaseRows {
  readonly customers: readonly CustomerRow[];
  readonly subscriptions: readonly SubscriptionRow[];
  readonly transactions: readonly TransactionRow[];
  readonly adjustments: readonly AdjustmentRow[];
}

/** Returns the purchases of a user: those made while signed in, and guest purchases of the user's customers. */
export async function rowsOf(database: Database, userId: number): Promise<PurchaseRows> {
  const subscriptions = await database
    .selectFrom('billing_subscriptions')
    .selectAll()
    .where(belongsTo(userId))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const transactions = await database
    .selectFrom('billing_transactions')
    .selectAll()
    .where(belongsTo(userId))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const bought = [...new Set([...subscriptions, ...transactions].flatMap((row) => row.customer_id ?? []))];
  const customers = await database
    .selectFrom('billing_customers')
    .selectAll()
    .where((is) => is.or([is('user_id', '=', userId), ...(bought.length === 0 ? [] : [is('id', 'in', bought)])]))
    .orderBy('id')
    .execute();
  const adjustments = await database
    .selectFrom('billing_adjustments')
    .selectAll()
    .where('transaction_id', 'in', (from) =>
      from.selectFrom('billing_transactions').select('id').where(belongsTo(userId)),
    )
    .execute();
  return { customers, subscriptions, transactions, adjustments };
}

/** Returns the condition that a row belongs to a user. It combines two conditions that each have an index. */
function belongsTo(userId: number) {
  return sql<boolean>`(user_id = ${userId} or (user_id is null and customer_id in (select id from billing_customers where user_id = ${userId})))`;
}

/** Refunded part of a payment. */
export interface Refunded {
  /** In the lowest unit of the payment's currency. */
  readonly amount: number;
  /** Time when it was fully refunded; null before that. */
  readonly allAt: string | null;
}

/**
 * Returns the refunded part of a payment: approved refunds, and chargebacks that weren't reversed. Credits and
 * chargeback warnings don't count. A reversal is a separate adjustment, and changes the status of its chargeback. Both
 * events may arrive in any order.
 */
function refundedOf(
  { id, amount: paid }: Pick<TransactionRow, 'id' | 'amount'>,
  adjustments: readonly AdjustmentRow[],
): Refunded {
  const own = adjustments.filter(({ transaction_id }) => transaction_id === id).toSorted(byTime);
  const sum = (action: string, status: string): number =>
    own.reduce((total, row) => (row.action === action && row.status === status ? total + row.amount : total), 0);
  let reversed = Math.max(0, sum('chargeback_reverse', 'approved') - sum('chargeback', 'reversed'));
  let amount = 0;
  let allAt: string | null = null;
  for (const row of own.filter(({ action, status }) => REFUND_ACTIONS.has(action) && status === 'approved')) {
    const canceled = row.action === 'chargeback' ? Math.min(reversed, row.amount) : 0;
    reversed -= canceled;
    amount += row.amount - canceled;
    if ((row.is_full === 1 && canceled === 0) || (paid > 0 && amount >= paid)) allAt ??= row.created_at;
  }
  return { amount: Math.min(amount, paid), allAt };
}

const REFUND_ACTIONS: ReadonlySet<string> = new Set(['refund', 'chargeback']);

const byTime = (one: AdjustmentRow, other: AdjustmentRow): number =>
  one.created_at < other.created_at || (one.created_at === other.created_at && one.id < other.id) ? -1 : 1;
