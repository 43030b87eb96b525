import { Hono } from 'hono';
import type { Context } from 'hono';
import type { SubscriptionResponse } from '../../contract/billing.ts';
import { checkoutUser, mayOpenPortal } from '../billing/ownership.ts';
import { entitlementOf } from '../billing/entitlement.ts';
import type { PlanOf } from '../billing/service.ts';
import { purchasesOf } from '../billing/purchases.ts';
import type { CustomerRow, UserRow } from '../database/tables.ts';
import { unauthorizedError } from '../http/api-error.ts';
import { jsonResponse } from '../http/response.ts';
import { authenticate } from './authentication.ts';
import type { AccountService } from './service.ts';

type Portal = SubscriptionResponse['data']['portal'];

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
    const { customers, bought, subscriptions, purchases, invoices } = await purchasesOf(
      account.database,
      user.id,
      planOf,
    );
    const portal = portalOf(user, customers);
    return jsonResponse<SubscriptionResponse>(200, {
      data: {
        entitlement: entitlementOf(bought, account.now()),
        subscriptions,
        purchases,
        invoices,
        checkoutUser: checkoutUser(account.hash, user),
        portal: portal === 'available' && paddle === undefined ? 'not-configured' : portal,
      },
    });
  });
}

function portalOf(user: UserRow, customers: readonly CustomerRow[]): Portal {
  if (customers.some((customer) => mayOpenPortal(user, customer))) return 'available';
  // The same for every address that is not confirmed, whether anything was bought with it or not: only its owner may know.
  if (user.email_proved === 0) return 'confirm-email';
  return customers.length === 0 ? 'none' : 'not-configured';
}
