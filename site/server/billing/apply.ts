import type * as z from 'zod';
import { foldEmail } from '../account/login-names.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import { readCheckoutUser, giveCustomer, setCustomerIds, userOfDocument, usersOfCustomer } from './ownership.ts';
import { putAdjustment, putCustomer, putSubscription, putTransaction } from './ledger.ts';
import { keepNotices, noticesOfSubscription, noticesOfTransaction, queueNotices } from './notices.ts';
import { adjustmentSchema, customerSchema, subscriptionSchema, transactionSchema } from './payloads.ts';
import type { Envelope, TransactionData } from './payloads.ts';
import { adjustmentRow, subscriptionRow, transactionRow } from './rows.ts';
import type { BillingService } from './service.ts';

/** What of an event can only be done once it is committed. */
export interface Applied {
  /** The payment, where it is one that was not known to be completed before. */
  readonly completed?: TransactionData;
}

type Applying = (
  transaction: DatabaseTransaction,
  envelope: Envelope,
  service: BillingService,
) => Promise<Applied | undefined>;

/** What is done with an event of a type; `undefined` for types that nothing is done with. */
export function applyingOf(type: string): Applying | undefined {
  const [entity = '', action = ''] = type.split('.', 2);
  // A type may be called like what every object has.
  return Object.hasOwn(USED, entity) && USED[entity]?.has(action) === true ? APPLYING[entity] : undefined;
}

const USED: Readonly<Record<string, ReadonlySet<string>>> = {
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

const APPLYING: Readonly<Record<string, Applying>> = {
  customer: applyCustomer,
  subscription: applySubscription,
  transaction: applyTransaction,
  adjustment: applyAdjustment,
};

/** Reads the data of an event. Throws an `Error` that says in one line where it is not as expected. */
function read<Data>(schema: z.ZodType<Data>, data: unknown): Data {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`data.${issue?.path.join('.')}: ${issue?.message}`);
}

/** Which event a row is of. */
const eventOf = ({ occurred_at, event_id }: Envelope) => ({ occurred_at, event_id });

async function applyCustomer(transaction: DatabaseTransaction, envelope: Envelope, service: BillingService) {
  const { id, ...data } = read(customerSchema, envelope.data);
  const email = foldEmail(data.email);
  const before = await usersOfCustomer(transaction, id);
  await putCustomer(transaction, { id, email, ...eventOf(envelope) });
  await giveCustomer(transaction, { id, email, occurred_at: envelope.occurred_at });
  await settle(transaction, id, before, service);
  return undefined;
}

async function applySubscription(transaction: DatabaseTransaction, envelope: Envelope, service: BillingService) {
  const data = read(subscriptionSchema, envelope.data);
  const user_id = await buyerOf(transaction, data.custom_data, service);
  const before = await usersOfCustomer(transaction, data.customer_id);
  await putSubscription(transaction, { ...subscriptionRow(data, service.planOf), ...eventOf(envelope), user_id });
  await keepNotices(transaction, noticesOfSubscription(data), envelope.occurred_at, service.now());
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
  // A checkout is another customer's once another address is typed into it.
  const customers = new Set([known?.customer_id, data.customer_id].flatMap((id) => id ?? []));
  const before: number[] = [];
  for (const id of customers) before.push(...(await usersOfCustomer(transaction, id)));
  await putTransaction(transaction, { ...transactionRow(data, service.planOf), ...eventOf(envelope), user_id });
  await keepNotices(transaction, noticesOfTransaction(data), envelope.occurred_at, service.now());
  for (const id of customers) await settle(transaction, id, before, service);
  return data.status === 'completed' && known?.status !== 'completed' ? { completed: data } : {};
}

async function applyAdjustment(transaction: DatabaseTransaction, envelope: Envelope) {
  const data = read(adjustmentSchema, envelope.data);
  await putAdjustment(transaction, { ...adjustmentRow(data), ...eventOf(envelope) });
  return undefined;
}

/** Who was signed in when something was bought, if anybody was who still has an account. */
function buyerOf(
  transaction: DatabaseTransaction,
  customData: Readonly<Record<string, unknown>> | null,
  { hash }: BillingService,
): Promise<number | null> {
  return userOfDocument(transaction, readCheckoutUser(hash, customData?.['user']));
}

/** Does what follows from a change of a customer or of what one has bought. */
async function settle(
  transaction: DatabaseTransaction,
  customerId: string,
  before: readonly number[],
  service: BillingService,
): Promise<void> {
  await setCustomerIds(transaction, [...before, ...(await usersOfCustomer(transaction, customerId))]);
  await queueNotices(transaction, customerId, service);
}
