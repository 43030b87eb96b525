import { Hono } from 'hono';
import type { Context } from 'hono';
import type { CustomerPortalResponse } from '../../contract/billing.ts';
import { NO_PURCHASES, PORTAL_NEEDS_CONFIRMED_EMAIL } from '../../contract/messages.ts';
import { requireUser } from '../account/authentication.ts';
import { optional, rejectFieldErrors, rejectUnknownFields, unspecifiedKeysError } from '../account/fields.ts';
import type { AccountService } from '../account/service.ts';
import { mayOpenPortal } from '../billing/ownership.ts';
import { rowsOf } from '../billing/purchases.ts';
import type { PurchaseRows } from '../billing/purchases.ts';
import type { Database, SubscriptionRow, UserRow } from '../database/tables.ts';
import { forbiddenError, notFoundError } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { jsonResponse } from '../http/response.ts';
import { failedCall, requireApi } from './failed-call.ts';
import type { PaddleApi } from './paddle-api.ts';

/** What the customer portal is opened with. */
export interface PortalService {
  readonly account: AccountService;
  /** `undefined` on a server without a key. */
  readonly api: PaddleApi | undefined;
}

/** `POST /api/customer-portal`. */
export function portalRoutes(service: PortalService): Hono {
  return new Hono().post('/api/customer-portal', (context) => openPortal(context, service));
}

/**
 * `POST /api/customer-portal` `{subscription?}`: a new session of Paddle's portal for what the user has bought. Throws 404
 * where that is nothing, 403 where the purchases' email address is not the user's own confirmed one, 502 and 503 for Paddle.
 */
async function openPortal(context: Context, { account, api }: PortalService): Promise<Response> {
  const fields = await readFields(context);
  const { user } = await requireUser(context, account);
  rejectUnknownFields(fields, ['subscription'], unspecifiedKeysError);
  rejectFieldErrors(optional(fields, 'subscription'));
  const paddle = requireApi(api);
  await account.rateLimit.consume('payments', String(user.id), account.addressOf(context));
  const { customerId, subscriptions } = await whichPortal(account.database, user, fields['subscription']);
  const ids = subscriptions.map(({ id }) => id);
  const { urls } = await paddle.createPortalSession(customerId, ids).catch((error: unknown) => {
    throw failedCall(error, 'opening the customer portal', account.log);
  });
  const links = urls.subscriptions.find(({ id }) => id === fields['subscription']);
  return jsonResponse<CustomerPortalResponse>(200, {
    data: {
      url: urls.general.overview,
      updatePaymentMethodUrl: links?.update_subscription_payment_method ?? null,
    },
  });
}

interface WhichPortal {
  readonly customerId: string;
  /** What of the customer's there are to be links for. */
  readonly subscriptions: readonly SubscriptionRow[];
}

/** The customer whose portal a user is to get: of the subscription asked for, else of what runs, else of the newest purchase. */
async function whichPortal(database: Database, user: UserRow, asked: unknown): Promise<WhichPortal> {
  const rows = await rowsOf(database, user.id);
  const subscriptions = rows.subscriptions.filter(({ id }) => asked === undefined || id === asked);
  const customerIds = asked === undefined ? customersOf(rows) : subscriptions.map((row) => row.customer_id);
  if (customerIds.length === 0) throw notFoundError(asked === undefined ? NO_PURCHASES : 'Subscription not found');
  for (const customerId of customerIds) {
    // Its own event may come later than those of what it has bought.
    const email = rows.customers.find(({ id }) => id === customerId)?.email ?? '';
    if (!mayOpenPortal(user, { email })) continue;
    const own = subscriptions.filter((row) => row.customer_id === customerId && isOpen(row));
    return { customerId, subscriptions: own };
  }
  throw forbiddenError(PORTAL_NEEDS_CONFIRMED_EMAIL);
}

const isOpen = ({ status }: SubscriptionRow): boolean => status !== 'canceled';

function customersOf({ subscriptions, transactions, customers }: PurchaseRows): string[] {
  const open = subscriptions.filter(isOpen);
  const ids = [...open, ...subscriptions, ...transactions].flatMap((row) => row.customer_id ?? []);
  return [...new Set([...ids, ...customers.map(({ id }) => id)])];
}
