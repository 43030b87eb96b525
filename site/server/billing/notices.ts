import type { DatabaseTransaction, NoticeRow } from '../database/tables.ts';
import type { NoticeValues } from '../mail/compose.ts';
import type { MailEvent } from '../mail/templates.ts';
import { queueMail } from '../mail/queue.ts';
import { DAY } from '../process/clock.ts';
import { endOfGrace } from './entitlement.ts';
import type { SubscriptionData, TransactionData } from './payloads.ts';
import type { BillingService } from './accept.ts';

/**
 * Maximum age of an event, in milliseconds, for which customers are notified. A reconciliation may fetch the events of
 * weeks and must not send emails about all of them.
 */
const MAX_DELAY = 3 * DAY;

type Notice = Pick<NoticeRow, 'key' | 'customer_id'> & {
  readonly event: MailEvent;
  readonly data: Readonly<Record<string, string>>;
};

/**
 * Returns the notices that an event of a subscription causes. They depend on this event only, so that the order of
 * events doesn't matter.
 */
export function noticesOfSubscription(data: SubscriptionData): Notice[] {
  const { id, customer_id, status, scheduled_change: change } = data;
  if (status === 'canceled')
    return [{ key: `plan-ended ${id}`, event: 'plan-ended', customer_id, data: { subscription: id } }];
  if (change?.action !== 'cancel') return [];
  const until = change.effective_at;
  return [{ key: `plan-ending ${id} ${until}`, event: 'plan-ending', customer_id, data: { subscription: id, until } }];
}

/** Origins of transactions that are purchases, not renewals. */
const PURCHASE_ORIGINS = new Set(['web', 'api']);

/** Returns the notices that an event of a transaction causes. */
export function noticesOfTransaction(data: TransactionData): Notice[] {
  const { id, customer_id, status, origin } = data;
  if (customer_id === null) return [];
  if (status === 'completed' && PURCHASE_ORIGINS.has(origin))
    return [{ key: `purchase-welcome ${id}`, event: 'purchase-welcome', customer_id, data: { transaction: id } }];
  if (status !== 'past_due' || data.subscription_id === null) return [];
  const until = endOfGrace(data.billing_period?.starts_at ?? data.billed_at ?? data.created_at);
  return [{ key: `payment-failed ${id}`, event: 'payment-failed', customer_id, data: { transaction: id, until } }];
}

/** Stores notices, unless they are already stored or the event is too old. */
export async function storeNotices(
  transaction: DatabaseTransaction,
  notices: readonly Notice[],
  occurredAt: string,
  now: number,
): Promise<void> {
  if (isOld(occurredAt, now)) return;
  for (const { data, ...notice } of notices)
    await transaction
      .insertInto('billing_notices')
      .values({ ...notice, data: JSON.stringify(data), occurred_at: occurredAt })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
}

const isOld = (occurredAt: string, now: number): boolean => Date.parse(occurredAt) < now - MAX_DELAY;

/**
 * Queues the emails of a customer's notices, each once, as soon as the recipient is known: the confirmed email address
 * of the buyer, or else the email address of the purchase, to which Paddle also writes.
 */
export async function queueNotices(
  transaction: DatabaseTransaction,
  customerId: string,
  service: Pick<BillingService, 'now' | 'countKey'>,
): Promise<void> {
  const waiting = await transaction
    .selectFrom('billing_notices')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('recipient', 'is', null)
    .orderBy('occurred_at')
    .orderBy('key')
    .execute();
  for (const { key, event, data, occurred_at: at } of waiting) {
    if (isOld(at, service.now())) continue;
    const values = JSON.parse(data) as NoticeValues;
    const reached = await addressOf(transaction, customerId, values);
    if (reached === undefined) continue;
    const { recipient, userId } = reached;
    await transaction.updateTable('billing_notices').set({ recipient }).where('key', '=', key).execute();
    const mail = { event: event as MailEvent, recipient, data: { ...values }, mayBeLeftOut: true };
    // Emails to guests are rate limited per customer.
    const cause = userId === null ? { userId, requester: { address: customerId, known: undefined } } : { userId };
    await queueMail(transaction, { ...mail, ...cause }, service);
  }
}

interface Addressee {
  readonly recipient: string;
  readonly userId: number | null;
}

async function addressOf(
  transaction: DatabaseTransaction,
  customerId: string,
  about: NoticeValues,
): Promise<Addressee | undefined> {
  const customer = await transaction
    .selectFrom('billing_customers')
    .select(['email', 'user_id'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  const signed =
    about.subscription === undefined
      ? transaction
          .selectFrom('billing_transactions')
          .select('user_id')
          .where('id', '=', about.transaction ?? '')
      : transaction.selectFrom('billing_subscriptions').select('user_id').where('id', '=', about.subscription);
  const userId = (await signed.executeTakeFirst())?.user_id ?? customer?.user_id ?? null;
  const user =
    userId === null
      ? undefined
      : await transaction
          .selectFrom('users')
          .select(['email', 'email_proved'])
          .where('id', '=', userId)
          .executeTakeFirst();
  if (user?.email_proved === 1) return { recipient: user.email, userId };
  return customer === undefined ? undefined : { recipient: customer.email, userId };
}
