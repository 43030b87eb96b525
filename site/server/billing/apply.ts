import type * as z from 'zod';
import { foldEmail } from '../account/fields.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import { readCheckoutUser, assignCustomer, setCustomerIds, userOfDocument, usersOfCustomer } from './ownership.ts';
import { putAdjustment, putCustomer, putSubscription, putTransaction } from './ledger.ts';
import { storeNotices, noticesOfSubscription, noticesOfTransaction, queueNotices } from './notices.ts';
import { adjustmentSchema, customerSchema, subscriptionSchema, transactionSchema } from './payloads.ts';
import type { Envelope, TransactionData } from './payloads.ts';
import { adjustmentRow, subscriptionRow, transactionRow } from './rows.ts';
import type { BillingService } from './accept.ts';

/** Work that remains after an event is committed. */
export interface Applied {
  /** The payment, if it wasn't known as completed before. */
  readonly completed?: TransactionData;
}

type Applying = (
  transaction: DatabaseTransaction,
  envelope: Envelope,
  service: BillingService,
) => Promise<Applied | undefined>;

/** Returns the function that applies events of a type; `undefined` for ignored types. */
export function applyingOf(type: string): Applying | undefined {
  const [entity = '', action = ''] = type.split('.', 2);
  // A type may have the name of an inherited property, such as `constructor`.
  return Object.hasOwn(APPLIED_ACTIONS, entity) && APPLIED_ACTIONS[entity]?.has(action) === true
    ? APPLY[entity]
    : undefined;
}

const APPLIED_ACTIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  customer: new Set(['created', 'updated', 'imported']),
  subscription: new Set([
    'created',
    'updated',
    'imported',
    'activated',
    'trialing',
    'past_due',
    'paused',
    'resumed',
    'canceled',
  ]),
  transaction: new Set([
    'created',
    'updated',
    'ready',
    'billed',
    'paid',
    'completed',
    'past_due',
    'payment_failed',
    'canceled',
    'revised',
  ]),
  adjustment: new Set(['created', 'updated']),
};

const APPLY: Readonly<Record<string, Applying>> = {
  customer: applyCustomer,
  subscription: applySubscription,
  transaction: applyTransaction,
  adjustment: applyAdjustment,
};

/** Parses the data of an event. Throws an `Error` with one line that names the first invalid field. */
function read<Data>(schema: z.ZodType<Data>, data: unknown): Data {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`data.${issue?.path.join('.')}: ${issue?.message}`);
}

/** Returns the columns that identify the event of a row. */
const eventOf = ({ occurred_at, event_id }: Envelope) => ({ occurred_at, event_id });

async function applyCustomer(transaction: DatabaseTransaction, envelope: Envelope, service: BillingService) {
  const { id, ...data } = read(customerSchema, envelope.data);
  const email = foldEmail(data.email);
  const before = await usersOfCustomer(transaction, id);
  await putCustomer(transaction, { id, email, ...eventOf(envelope) });
  await assignCustomer(transaction, { id, email, occurred_at: envelope.occurred_at });
  await settle(transaction, id, before, service);
  return undefined;
}

async function applySubscription(transaction: DatabaseTransaction, envelope: Envelope, service: BillingService) {
  const data = read(subscriptionSchema, envelope.data);
  const user_id = await buyerOf(transaction, data.custom_data, service);
  const before = await usersOfCustomer(transaction, data.customer_id);
  await putSubscription(transaction, {
    ...subscriptionRow(data, service.catalog.planOf),
    ...eventOf(envelope),
    user_id,
  });
  await storeNotices(transaction, noticesOfSubscription(data), envelope.occurred_at, service.now());
  await settle(transaction, data.customer_id, before, service);
  return undefined;
}

async function applyTransaction(
  transaction: DatabaseTransaction,
  envelope: Envelope,
  service: BillingService,
): Promise<Applied> {
  const data = read(transactionSchema, envelope.data);
  const user_id = await buyerOf(transaction, data.custom_data, service);
  const known = await transaction
    .selectFrom('billing_transactions')
    .select(['customer_id', 'status'])
    .where('id', '=', data.id)
    .executeTakeFirst();
  // Typing another email address into a checkout changes its customer.
  const customers = new Set([known?.customer_id, data.customer_id].flatMap((id) => id ?? []));
  const before: number[] = [];
  for (const id of customers) before.push(...(await usersOfCustomer(transaction, id)));
  await putTransaction(transaction, { ...transactionRow(data, service.catalog.planOf), ...eventOf(envelope), user_id });
  await storeNotices(transaction, noticesOfTransaction(data), envelope.occurred_at, service.now());
  for (const id of customers) await settle(transaction, id, before, service);
  return data.status === 'completed' && known?.status !== 'completed' ? { completed: data } : {};
}

async function applyAdjustment(transaction: DatabaseTransaction, envelope: Envelope) {
  const data = read(adjustmentSchema, envelope.data);
  await putAdjustment(transaction, { ...adjustmentRow(data), ...eventOf(envelope) });
  return undefined;
}

/** Returns the user who was signed in at the checkout, or null if there was none or the account was deleted. */
function buyerOf(
  transaction: DatabaseTransaction,
  customData: Readonly<Record<string, unknown>> | null,
  { hash }: BillingService,
): Promise<number | null> {
  return userOfDocument(transaction, readCheckoutUser(hash, customData?.['user']));
}

/** Updates the owners' customer IDs and queues notices after a change of a customer or of their purchases. */
async function settle(
  transaction: DatabaseTransaction,
  customerId: string,
  before: readonly number[],
  service: BillingService,
): Promise<void> {
  await setCustomerIds(transaction, [...before, ...(await usersOfCustomer(transaction, customerId))]);
  await queueNotices(transaction, customerId, service);
}
