import type { CustomerRow, DatabaseTransaction } from '../database/tables.ts';
import { locking } from '../database/transaction.ts';
import { lockBilling } from './lock.ts';
import { NOT_BOUGHT, mayOpenPortal } from './portal-access.ts';
import type { PortalUser } from './portal-access.ts';

/*
 * Whose a purchase is: the user's who was signed in when it was bought, as the checkout's signed custom data says; else
 * the user's whose proved address the customer has, first come, for good.
 */

/** The user a document id names, kept from going until the transaction ends. */
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
 * Gives a customer to the user who has proved the address an event says it has. Where events of it with several addresses
 * find a user each, the earliest decides, in whatever order they come.
 */
export async function giveCustomer(
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
 * Makes the purchases of guests with a user's address that user's, once the address is proved. Call it wherever an address
 * becomes one that is proved, and in the transaction that makes it so; also where an address is changed, because the
 * portal that could be opened by the former one may be another's now.
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

/** Every user something of a customer belongs to. */
export async function usersOfCustomer(transaction: DatabaseTransaction, customerId: string): Promise<number[]> {
  const owner = transaction.selectFrom('billing_customers').select('user_id').where('id', '=', customerId);
  const rows = await owner
    .union(transaction.selectFrom('billing_subscriptions').select('user_id').where('customer_id', '=', customerId))
    .union(transaction.selectFrom('billing_transactions').select('user_id').where('customer_id', '=', customerId))
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}

/** Sets the customer id of users to that of the customer whose portal they may open, or to none. */
export async function setCustomerIds(transaction: DatabaseTransaction, userIds: Iterable<number>): Promise<void> {
  // Always in this order, so that no two transactions wait for each other.
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
 * The customer whose portal a user may open; of several the newest, whose id is the greatest. The customer of a purchase whose own event has not come yet is nobody's to open.
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
            .where('status', 'not in', NOT_BOUGHT)
            .$narrowType<{ customer_id: string }>(),
        ),
      ]),
    )
    .orderBy('id', 'desc')
    .execute();
  return customers.find((customer) => mayOpenPortal(user, customer));
}
