import { Hono } from 'hono';
import type { Context } from 'hono';
import type { SubscriptionResponse, SwitchPreviewResponse } from '../../contract/billing.ts';
import { authenticate, requireUser } from '../account/authentication.ts';
import type { AccountService } from '../account/service.ts';
import type { CustomerRow, UserRow } from '../database/tables.ts';
import { jsonResponse, unauthorizedError } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { entitlementOf } from './entitlement.ts';
import { checkoutUser, claimGuestPurchase, mayOpenPortal } from './ownership.ts';
import { purchasesOf } from './purchases.ts';
import type { PlanOf } from './service.ts';

type Portal = SubscriptionResponse['data']['portal'];

/** Dependencies besides the account service. */
export interface SubscriptionParts {
  readonly billing: { readonly service: { readonly planOf: PlanOf } };
  /** What portal sessions are made with; `undefined` where there is nothing. */
  readonly paddle: object | undefined;
  /** Fetches a purchase that is not known yet, if it is the user's. */
  readonly fetchMissing: (transactionId: string, asking: { user: UserRow; address: string }) => Promise<boolean>;
  /** Changes a subscription as the fields of the request say; see `paddle/change-subscription.ts`. */
  readonly changeSubscription: (
    fields: Readonly<Record<string, unknown>>,
    asking: { user: UserRow; address: string },
  ) => Promise<void>;
  /** Returns the total of each period after a switch. */
  readonly previewSwitch: (
    fields: Readonly<Record<string, unknown>>,
    asking: { user: UserRow; address: string },
  ) => Promise<SwitchPreviewResponse['data']['total']>;
}

/**
 * - `GET /api/subscription?transaction=…`: what the user has bought, and the license that follows from it. With a
 *   transaction, the server asks Paddle for it if its webhook hasn't arrived, and gives it to a guest who has just
 *   paid.
 * - `POST /api/subscription/change`: changes a subscription, and responds with the same data.
 * - `POST /api/subscription/preview`: the total of each period after a switch.
 */
export function subscriptionRoutes(
  account: AccountService,
  { billing, paddle, fetchMissing, changeSubscription, previewSwitch }: SubscriptionParts,
): Hono {
  const respond = async (user: UserRow): Promise<Response> => {
    const owned = await purchasesOf(account.database, user.id, billing.service.planOf);
    const portal = portalOf(user, owned.customers);
    return jsonResponse<SubscriptionResponse>(200, {
      data: {
        entitlement: entitlementOf(owned.bought, account.now()),
        subscriptions: owned.subscriptions,
        purchases: owned.purchases,
        invoices: owned.invoices,
        checkoutUser: checkoutUser(account.hash, user),
        portal: portal === 'available' && paddle === undefined ? 'not-configured' : portal,
      },
    });
  };
  return new Hono()
    .get('/subscription', async (context: Context) => {
      const { user } = (await authenticate(context, account)) ?? {};
      if (user === undefined) throw unauthorizedError();
      const transaction = context.req.query('transaction');
      if (transaction !== undefined) {
        await claimGuestPurchase(account.database, user, transaction, account.now());
        await fetchMissing(transaction, { user, address: account.addressOf(context) });
      }
      return respond(user);
    })
    .post('/subscription/change', async (context: Context) => {
      const fields = await readFields(context);
      const { user } = await requireUser(context, account);
      await changeSubscription(fields, { user, address: account.addressOf(context) });
      return respond(user);
    })
    .post('/subscription/preview', async (context: Context) => {
      const fields = await readFields(context);
      const { user } = await requireUser(context, account);
      const total = await previewSwitch(fields, { user, address: account.addressOf(context) });
      return jsonResponse<SwitchPreviewResponse>(200, { data: { total } });
    });
}

function portalOf(user: UserRow, customers: readonly CustomerRow[]): Portal {
  if (customers.some((customer) => mayOpenPortal(user, customer))) return 'available';
  // The same for every address that is not confirmed, whether anything was bought with it or not: only its owner may know.
  if (user.email_proved === 0) return 'confirm-email';
  return customers.length === 0 ? 'none' : 'not-configured';
}
