import type { Kysely } from 'kysely';
import { withAsciiDomain } from '../../contract/email.ts';
import type { Tables } from './tables.ts';

/**
 * Migration 0014: converts the domains of the payment provider's customers to A-labels, and gives each customer to the user
 * who has confirmed that email address. Accounts and lists have only ever accepted domains in ASCII.
 */
export async function convertDomains(database: Kysely<Tables>): Promise<void> {
  // In this order, because the newest customer's portal is the user's.
  const customers = await database.selectFrom('billing_customers').selectAll().orderBy('id').execute();
  for (const { id, email, user_id: userId, owned_at, occurred_at } of customers) {
    const converted = withAsciiDomain(email);
    if (converted === email) continue;
    const owner = await database
      .selectFrom('users')
      .select('id')
      .where('email', '=', converted)
      .where('email_proved', '=', 1)
      .executeTakeFirst();
    const isGiven = userId === null && owner !== undefined;
    await database
      .updateTable('billing_customers')
      .set({
        email: converted,
        user_id: isGiven ? owner.id : userId,
        owned_at: isGiven ? occurred_at : owned_at,
      })
      .where('id', '=', id)
      .execute();
    if (owner !== undefined && (isGiven || userId === owner.id))
      await database.updateTable('users').set({ paddle_customer_id: id }).where('id', '=', owner.id).execute();
  }
}
