import type { Database, CustomerRow, UserRow } from '../database/tables.ts';

/** Transactions that were nothing but a checkout somebody opened: anybody may open one with any address. */
export const NOT_BOUGHT = ['draft', 'ready', 'canceled'];

/** Who asks for the portal. */
export type PortalUser = Pick<UserRow, 'id' | 'email' | 'email_proved'>;

/**
 * Whether a user may see and manage everything a customer has at the payment provider: the customer's address is the
 * user's own, proved; or everything the customer bought was bought signed in as that user. Whoever buys signed in with
 * another's address must not get at what that other one bought before, or buys later.
 */
export async function mayOpenPortal(
  database: Database,
  user: PortalUser,
  customer: Pick<CustomerRow, 'id' | 'email'>,
): Promise<boolean> {
  if (user.email_proved === 1 && user.email === customer.email) return true;
  const subscriptions = await database
    .selectFrom('billing_subscriptions')
    .select('user_id')
    .distinct()
    .where('customer_id', '=', customer.id)
    .execute();
  const transactions = await database
    .selectFrom('billing_transactions')
    .select('user_id')
    .distinct()
    .where('customer_id', '=', customer.id)
    .where('status', 'not in', NOT_BOUGHT)
    .execute();
  const buyers = [...subscriptions, ...transactions];
  return buyers.length > 0 && buyers.every(({ user_id }) => user_id === user.id);
}
