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

/** Dependencies of the customer portal. */
export interface PortalService {
  readonly account: AccountService;
  /** `undefined` on a server without a key. */
  readonly api: PaddleApi | undefined;
}

/** Creates the route `POST /api/customer-portal`. */
export function portalRoutes(service: PortalService): Hono {
  return new Hono().post('/api/customer-portal', (context) => openPortal(context, service));
}

/**
 * Handles `POST /api/customer-portal` `{subscription?}`: creates a session of Paddle's portal for the user's purchases.
 * Throws 404 if there are none, 403 if the email address of the purchases isn't the user's own confirmed one, and 502
 * or 503 if Paddle fails.
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
  /** Subscriptions of the customer that get links. */
  readonly subscriptions: readonly SubscriptionRow[];
}

/**
 * Returns the customer whose portal a user opens: that of the requested subscription, or else of a running
 * subscription, or else of the newest purchase.
 */
async function whichPortal(database: Database, user: UserRow, asked: unknown): Promise<WhichPortal> {
  const rows = await rowsOf(database, user.id);
  const subscriptions = rows.subscriptions.filter(({ id }) => asked === undefined || id === asked);
  const customerIds = asked === undefined ? customersOf(rows) : subscriptions.map((row) => row.customer_id);
  if (customerIds.length === 0) throw notFoundError(asked === undefined ? NO_PURCHASES : 'Subscription not found');
  for (const customerId of customerIds) {
    // The customer's own event may arrive after those of their purchases.
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
