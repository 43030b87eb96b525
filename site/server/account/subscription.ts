import { Hono } from 'hono';
import type { Context } from 'hono';
import type { SubscriptionResponse } from '../../contract/billing.ts';
import { checkoutUser } from '../billing/checkout-user.ts';
import { entitlementOf } from '../billing/entitlement.ts';
import type { PlanOf } from '../billing/plans.ts';
import { mayOpenPortal } from '../billing/portal-access.ts';
import { purchasesOf } from '../billing/purchases.ts';
import type { CustomerRow, UserRow } from '../database/tables.ts';
import { unauthorizedError } from '../http/api-error.ts';
import { jsonResponse } from '../http/response.ts';
import { authenticate } from './authentication.ts';
import type { AccountService } from './service.ts';

/** What the call works with besides the account service. */
export interface SubscriptionParts {
  readonly planOf: PlanOf;
  /** Whether there is something to make a portal session with. */
  readonly hasPortal: boolean;
}

/** `GET /api/subscription`: everything the signed-in user has bought, and what they may use of the product now. */
export function subscriptionRoutes(account: AccountService, { planOf, hasPortal }: SubscriptionParts): Hono {
  return new Hono().get('/subscription', async (context: Context) => {
    const { user } = (await authenticate(context, account)) ?? {};
    if (user === undefined) throw unauthorizedError();
    const { customers, bought, ...lists } = await purchasesOf(account.database, user.id, planOf);
    const portal = await portalOf(account, user, customers);
    return jsonResponse<SubscriptionResponse>(200, {
      data: {
        entitlement: entitlementOf(bought, account.now()),
        ...lists,
        checkoutUser: checkoutUser(account.hash, user),
        portal: portal === 'available' && !hasPortal ? 'not-configured' : portal,
      },
    });
  });
}

async function portalOf(
  { database }: AccountService,
  user: UserRow,
  customers: readonly CustomerRow[],
): Promise<'available' | 'confirm-email' | 'none'> {
  for (const customer of customers) if (await mayOpenPortal(database, user, customer)) return 'available';
  return customers.length === 0 ? 'none' : 'confirm-email';
}
