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
  readonly billing: { readonly service: { readonly planOf: PlanOf } };
  /** What portal sessions are made with; `undefined` where there is nothing. */
  readonly paddle: object | undefined;
  /** Fetches a purchase that is not known yet, if it is the user's. */
  readonly fetchMissing: (transactionId: string, asking: { user: UserRow; address: string }) => Promise<boolean>;
}

/**
 * `GET /api/subscription?transaction=…`: everything the signed-in user has bought, and what they may use of the product
 * now. Whoever has just paid names the transaction, and need not wait for its webhook.
 */
export function subscriptionRoutes(
  account: AccountService,
  { billing, paddle, fetchMissing }: SubscriptionParts,
): Hono {
  const { planOf } = billing.service;
  return new Hono().get('/subscription', async (context: Context) => {
    const { user } = (await authenticate(context, account)) ?? {};
    if (user === undefined) throw unauthorizedError();
    const transaction = context.req.query('transaction');
    if (transaction !== undefined) await fetchMissing(transaction, { user, address: account.addressOf(context) });
    const { customers, bought, ...lists } = await purchasesOf(account.database, user.id, planOf);
    const portal = await portalOf(account, user, customers);
    return jsonResponse<SubscriptionResponse>(200, {
      data: {
        entitlement: entitlementOf(bought, account.now()),
        ...lists,
        checkoutUser: checkoutUser(account.hash, user),
        portal: portal === 'available' && paddle === undefined ? 'not-configured' : portal,
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
  // Said of any address that is not proved, whether anything was bought with it or not: that is its owner's to know.
  return customers.length === 0 && user.email_proved === 1 ? 'none' : 'confirm-email';
}
