import { brand } from '@onset/design-system/brand';
import { PADDLE_TIME } from './paddle-stand-in.ts';
import type { TestSite } from './site.ts';
import type { SubscriptionRow, TransactionRow } from '../../site/server/database/tables.ts';

type Site = Pick<TestSite, 'database'>;

const OF_EVENT = { occurred_at: PADDLE_TIME, event_id: 'evt_1' };

/** Stores an active, paid subscription as its events would, bought while signed in as `userId`. */
export async function haveSubscription(
  { database }: Site,
  userId: number | null,
  row: Partial<SubscriptionRow> = {},
): Promise<void> {
  await database
    .insertInto('billing_subscriptions')
    .values({
      ...OF_EVENT,
      id: 'sub_01a',
      customer_id: 'ctm_01a',
      user_id: userId,
      status: 'active',
      price_id: 'pri_01a',
      plan: 'yearly',
      name: `${brand.name} Pro`,
      amount: 8400,
      currency: 'USD',
      interval: 'year',
      created_at: PADDLE_TIME,
      started_at: PADDLE_TIME,
      trial_ends_at: null,
      period_starts_at: PADDLE_TIME,
      period_ends_at: null,
      next_payment_at: '2027-11-01T10:00:00.000Z',
      scheduled_action: null,
      scheduled_at: null,
      paused_at: null,
      ended_at: null,
      ...row,
    })
    .execute();
}

/** Stores a completed transaction of a one-time purchase. */
export async function haveLifetime(
  { database }: Site,
  userId: number | null,
  row: Partial<TransactionRow> = {},
): Promise<void> {
  await database
    .insertInto('billing_transactions')
    .values({
      ...OF_EVENT,
      id: 'txn_01a',
      customer_id: 'ctm_01a',
      user_id: userId,
      subscription_id: null,
      status: 'completed',
      origin: 'web',
      price_id: 'pri_01b',
      plan: 'lifetime',
      is_once: 1,
      name: `${brand.name} Pro`,
      unit_amount: 19900,
      amount: 19900,
      currency: 'USD',
      invoice_number: null,
      created_at: '2026-11-01T10:00:00.000Z',
      billed_at: '2026-11-01T10:00:00.000Z',
      period_starts_at: null,
      ...row,
    })
    .execute();
}

/** Stores a customer with an email address and the owner of their guest purchases. */
export async function haveCustomer(
  { database }: Site,
  email: string,
  userId: number | null,
  id = 'ctm_01a',
): Promise<void> {
  await database
    .insertInto('billing_customers')
    .values({ ...OF_EVENT, id, email, user_id: userId, owned_at: userId === null ? null : PADDLE_TIME })
    .execute();
}
