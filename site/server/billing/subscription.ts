import { Hono } from 'hono';
import type { Context } from 'hono';
import type { SubscriptionResponse, SwitchPreviewResponse } from '../../contract/billing.ts';
import { authenticate, requireUser } from '../account/authentication.ts';
import type { CustomerRow, UserRow } from '../database/tables.ts';
import { jsonResponse, unauthorizedError } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { changeSubscription, previewSwitch } from './change-subscription.ts';
import type { ChangeDependencies } from './change-subscription.ts';
import { entitlementOf } from './entitlement.ts';
import { fetchMissing } from './fetch-missing.ts';
import { checkoutUser, claimGuestPurchase, mayOpenPortal } from './ownership.ts';
import { purchasesOf } from './purchases.ts';

type Portal = SubscriptionResponse['data']['portal'];

/**
 * - `GET /api/subscription?transaction=…`: what the user has bought, and the license that follows from it. With a
 *   transaction, the server asks Paddle for it if its webhook hasn't arrived, and gives it to a guest who has just
 *   paid.
 * - `POST /api/subscription/change`: changes a subscription, and responds with the same data.
 * - `POST /api/subscription/preview`: the total of each period after a switch.
 */
export function subscriptionRoutes(parts: ChangeDependencies): Hono {
  const { account, api, catalog } = parts;
  const respond = async (user: UserRow): Promise<Response> => {
    const owned = await purchasesOf(account.database, user, catalog);
    const portal = portalOf(user, owned.customers);
    return jsonResponse<SubscriptionResponse>(200, {
      data: {
        entitlement: entitlementOf(owned.bought, account.now()),
        subscriptions: owned.subscriptions.map((each) => (api ? each : { ...each, allowedChanges: 'none' })),
        purchases: owned.purchases,
        invoices: owned.invoices,
        checkoutUser: checkoutUser(account.hash, user),
        portal: portal === 'available' && api === undefined ? 'not-configured' : portal,
      },
    });
  };
  return new Hono()
    .get('/api/subscription', async (context: Context) => {
      const { user } = (await authenticate(context, account)) ?? {};
      if (user === undefined) throw unauthorizedError();
      const transaction = context.req.query('transaction');
      if (transaction !== undefined) {
        await claimGuestPurchase(account.database, user, transaction, account.now());
        await fetchMissing(parts, transaction, { user, address: account.addressOf(context) });
      }
      return respond(user);
    })
    .post('/api/subscription/change', async (context: Context) => {
      const fields = await readFields(context);
      const { user } = await requireUser(context, account);
      await changeSubscription(parts, fields, { user, address: account.addressOf(context) });
      return respond(user);
    })
    .post('/api/subscription/preview', async (context: Context) => {
      const fields = await readFields(context);
      const { user } = await requireUser(context, account);
      const total = await previewSwitch(parts, fields, { user, address: account.addressOf(context) });
      return jsonResponse<SwitchPreviewResponse>(200, { data: { total } });
    });
}

function portalOf(user: UserRow, customers: readonly CustomerRow[]): Portal {
  if (customers.some((customer) => mayOpenPortal(user, customer))) return 'available';
  // The same for every address that is not confirmed, whether anything was bought with it or not: only its owner may know.
  if (user.email_proved === 0) return 'confirm-email';
  return customers.length === 0 ? 'none' : 'not-configured';
}
