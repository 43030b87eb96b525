import type { CustomerRow, UserRow } from '../database/tables.ts';

/** Transactions that were nothing but a checkout somebody opened: anybody may open one with any address. */
export const NOT_BOUGHT = ['draft', 'ready', 'canceled'];

/** Who asks for the portal. */
export type PortalUser = Pick<UserRow, 'id' | 'email' | 'email_proved'>;

/**
 * Whether a user may see and manage everything a customer has at the payment provider: only with the customer's email
 * address as their own confirmed one. Having bought everything so far is not enough: someone who buys signed in with
 * another person's address could keep the portal open until that person buys.
 */
export function mayOpenPortal(user: PortalUser, customer: Pick<CustomerRow, 'email'>): boolean {
  return user.email_proved === 1 && user.email === customer.email;
}
