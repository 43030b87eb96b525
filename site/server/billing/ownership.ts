import { timingSafeEqual } from 'node:crypto';
import type { Subscription } from '../../contract/billing.ts';
import type {
  CustomerRow,
  Database,
  DatabaseTransaction,
  SubscriptionRow,
  TransactionRow,
  UserRow,
} from '../database/tables.ts';
import { inTransaction, locking } from '../database/transaction.ts';
import { DAY, timestamp } from '../process/clock.ts';
import type { KeyedHash } from '../process/secrets.ts';
import { lockBilling } from './ledger.ts';

/**
 * Ownership of purchases: a purchase belongs to the user who was signed in at the checkout, according to the signed
 * custom data. Other purchases belong to the first user who has claimed them or has confirmed the customer's email
 * address.
 */

/** Returns the ID of the user with a document ID, and locks the row until the transaction ends. */
export async function userOfDocument(
  transaction: DatabaseTransaction,
  documentId: string | undefined,
): Promise<number | null> {
  if (documentId === undefined) return null;
  const row = await transaction
    .selectFrom('users')
    .select('id')
    .where('document_id', '=', documentId)
    .$call(locking(transaction, 'users'))
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Assigns a customer to the user who has confirmed the email address of an event. If events contain several email
 * addresses, the earliest event decides, regardless of the order in which they arrive.
 */
export async function assignCustomer(
  transaction: DatabaseTransaction,
  { id, email, occurred_at: at }: Pick<CustomerRow, 'id' | 'email' | 'occurred_at'>,
): Promise<void> {
  const user = await transaction
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_proved', '=', 1)
    .$call(locking(transaction, 'users'))
    .executeTakeFirst();
  if (user === undefined) return;
  await transaction
    .updateTable('billing_customers')
    .set({ user_id: user.id, owned_at: at })
    .where('id', '=', id)
    .where((is) => is.or([is('user_id', 'is', null), is('owned_at', '>', at)]))
    .execute();
}

/**
 * Assigns guest purchases with a user's email address to that user once it is confirmed. Call it in the transaction
 * that confirms or changes an email address, because the change may also give the portal to another user.
 */
export async function claimPurchases(transaction: DatabaseTransaction, userId: number): Promise<void> {
  await lockBilling(transaction);
  await transaction
    .updateTable('billing_customers')
    .set((row) => ({ user_id: userId, owned_at: row.ref('occurred_at') }))
    .where('user_id', 'is', null)
    .where('email', 'in', (from) =>
      from.selectFrom('users').select('users.email').where('users.id', '=', userId).where('users.email_proved', '=', 1),
    )
    .execute();
  await setCustomerIds(transaction, [userId]);
}

/** Time after the payment in which a guest can claim a purchase with its transaction ID, in milliseconds. */
const CLAIM_MS = DAY;

/**
 * Assigns a guest purchase to the user who sends its transaction ID and has the email address of the buyer, even before
 * that is confirmed. Only the buyer's browser and receipt contain the transaction ID, which can't be guessed. The
 * portal and all changes of the plan still require a confirmed email address.
 */
export async function claimGuestPurchase(
  database: Database,
  user: Pick<UserRow, 'id' | 'email'>,
  transactionId: string,
  now: number,
): Promise<void> {
  const unclaimed = (within: Database | DatabaseTransaction) =>
    within
      .selectFrom('billing_transactions')
      .innerJoin('billing_customers', 'billing_customers.id', 'billing_transactions.customer_id')
      .leftJoin('billing_subscriptions', 'billing_subscriptions.id', 'billing_transactions.subscription_id')
      .select('billing_transactions.subscription_id')
      .where('billing_transactions.id', '=', transactionId)
      // The event of the subscription may arrive after the transaction was claimed.
      .where((is) =>
        is.or([
          is('billing_transactions.user_id', 'is', null),
          is.and([
            is('billing_transactions.user_id', '=', user.id),
            is('billing_subscriptions.id', 'is not', null),
            is('billing_subscriptions.user_id', 'is', null),
          ]),
        ]),
      )
      .where('billing_transactions.status', 'in', ['paid', 'completed'])
      .where('billing_transactions.billed_at', '>', timestamp(now - CLAIM_MS))
      .where('billing_customers.user_id', 'is', null)
      .where('billing_customers.email', '=', user.email)
      .executeTakeFirst();
  if ((await unclaimed(database)) === undefined) return;
  await inTransaction(database, async (transaction) => {
    await lockBilling(transaction);
    const found = await unclaimed(transaction);
    if (found === undefined) return;
    const owner = { user_id: user.id };
    await transaction.updateTable('billing_transactions').set(owner).where('id', '=', transactionId).execute();
    if (found.subscription_id === null) return;
    await transaction
      .updateTable('billing_subscriptions')
      .set({ ...owner, is_claimed: 1 })
      .where('id', '=', found.subscription_id)
      .where('user_id', 'is', null)
      .execute();
  });
}

/** Returns the IDs of all users who own a purchase of a customer. */
export async function usersOfCustomer(transaction: DatabaseTransaction, customerId: string): Promise<number[]> {
  const owner = transaction.selectFrom('billing_customers').select('user_id').where('id', '=', customerId);
  const rows = await owner
    .union(transaction.selectFrom('billing_subscriptions').select('user_id').where('customer_id', '=', customerId))
    .union(transaction.selectFrom('billing_transactions').select('user_id').where('customer_id', '=', customerId))
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}

/** Sets the customer ID of users to the customer whose portal they may open, or to null. */
export async function setCustomerIds(transaction: DatabaseTransaction, userIds: Iterable<number>): Promise<void> {
  // Users are updated in this order to avoid deadlocks.
  for (const userId of [...new Set(userIds)].toSorted((one, other) => one - other)) {
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'email', 'email_proved', 'paddle_customer_id'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (user === undefined) continue;
    const customerId = (await portalCustomer(transaction, user))?.id ?? null;
    if (customerId === user.paddle_customer_id) continue;
    await transaction.updateTable('users').set({ paddle_customer_id: customerId }).where('id', '=', userId).execute();
  }
}

/**
 * Returns the newest customer whose portal a user may open. A customer whose own event hasn't arrived isn't included.
 */
async function portalCustomer(transaction: DatabaseTransaction, user: PortalUser): Promise<CustomerRow | undefined> {
  const customers = await transaction
    .selectFrom('billing_customers')
    .selectAll()
    .where((is) =>
      is.or([
        is('user_id', '=', user.id),
        is('id', 'in', (from) =>
          from
            .selectFrom('billing_subscriptions')
            .select('billing_subscriptions.customer_id')
            .where('billing_subscriptions.user_id', '=', user.id),
        ),
        is('id', 'in', (from) =>
          from
            .selectFrom('billing_transactions')
            .select('billing_transactions.customer_id')
            .where('billing_transactions.user_id', '=', user.id)
            .where('status', 'not in', UNPAID_STATUSES)
            .$narrowType<{ customer_id: string }>(),
        ),
      ]),
    )
    .orderBy('id', 'desc')
    .execute();
  return customers.find((customer) => mayOpenPortal(user, customer));
}

/** Statuses of transactions that were never paid. Anyone can open a checkout with any email address. */
const UNPAID_STATUSES = ['draft', 'ready', 'canceled'];

/** User who opens the portal. */
type PortalUser = Pick<UserRow, 'id' | 'email' | 'email_proved'>;

/**
 * Returns true if a user may open a customer's portal: only if the customer has the user's confirmed email address.
 * Owning all purchases isn't enough, because someone could buy with another person's email address and keep access
 * until that person buys.
 */
export function mayOpenPortal(user: PortalUser, customer: Pick<CustomerRow, 'email'>): boolean {
  return user.email_proved === 1 && user.email === customer.email;
}

/** Purchases that decide which changes of a subscription a user may make. */
interface OwnedRows {
  readonly customers: readonly Pick<CustomerRow, 'id' | 'email'>[];
  /** Newest first. */
  readonly transactions: readonly Pick<TransactionRow, 'subscription_id' | 'customer_id'>[];
}

/**
 * Returns the changes of a subscription that a user may make. The customer with the user's confirmed email address may
 * make all. Someone who was signed in when they bought it may end its payments even with another or an unconfirmed email
 * address, unless it has moved to another customer since. `isBuyer` must also be true then.
 */
export function allowedChanges(
  user: PortalUser,
  { id, user_id, customer_id, is_claimed }: Pick<SubscriptionRow, 'id' | 'user_id' | 'customer_id' | 'is_claimed'>,
  { customers, transactions }: OwnedRows,
): Subscription['allowedChanges'] {
  // The customer's own event may arrive after that of the subscription.
  const customer = customers.find((each) => each.id === customer_id);
  if (customer && mayOpenPortal(user, customer)) return 'all';
  const first = transactions.findLast(({ subscription_id }) => subscription_id === id);
  return user_id === user.id && is_claimed === 0 && first?.customer_id === customer_id ? 'ending' : 'none';
}

/**
 * Returns true if a subscription, as Paddle returns it now, was bought by a user who was signed in, and still belongs to
 * the known customer.
 */
export function isBuyer(
  hash: KeyedHash,
  { document_id }: Pick<UserRow, 'document_id'>,
  { customer_id }: Pick<SubscriptionRow, 'customer_id'>,
  now: { readonly customer_id: string; readonly custom_data?: Readonly<Record<string, unknown>> | null | undefined },
): boolean {
  return now.customer_id === customer_id && readCheckoutUser(hash, now.custom_data?.['user']) === document_id;
}

const PURPOSE = 'checkout user';

/**
 * Signs the document ID of the signed-in user for a checkout's custom data, which returns by webhook. The browser sets
 * the custom data, so without a signature anyone could buy as another user.
 */
export function checkoutUser(hash: KeyedHash, { document_id: id }: Pick<UserRow, 'document_id'>): string {
  return `${id}.${hash(PURPOSE, id)}`;
}

/** Returns the document ID from a value that `checkoutUser` has signed; `undefined` for any other value. */
export function readCheckoutUser(hash: KeyedHash, text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const [, id = '', mac = ''] = /^([a-z0-9]{1,64})\.([\w-]{43})$/.exec(text) ?? [];
  if (id === '') return undefined;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(hash(PURPOSE, id))) ? id : undefined;
}
