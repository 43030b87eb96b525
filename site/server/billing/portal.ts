import { Hono } from 'hono';
import type { Context } from 'hono';
import type { CustomerPortalResponse } from '../../contract/billing.ts';
import { NO_PURCHASES, PORTAL_NEEDS_CONFIRMED_EMAIL } from '../../contract/payment-messages.ts';
import { requireUser } from '../account/authentication.ts';
import { optional, rejectFieldErrors, rejectUnknownFields, unspecifiedKeysError } from '../account/fields.ts';
import type { AccountService } from '../account/service.ts';
import type { SubscriptionRow, UserRow } from '../database/tables.ts';
import { forbiddenError, jsonResponse, notFoundError } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { mayOpenPortal } from './ownership.ts';
import type { PaddleApi } from './paddle-api.ts';
import { failedCall, requireApi } from './paddle-http.ts';
import { rowsOf } from './purchases.ts';
import type { PurchaseRows } from './purchases.ts';

/** Dependencies of the customer portal. */
interface PortalService {
  readonly account: AccountService;
  /** `undefined` on a server without a key. */
  readonly api: PaddleApi | undefined;
}

/** Creates the route `POST /api/customer-portal`. */
export function portalRoutes(service: PortalService): Hono {
  return new Hono().post('/api/customer-portal', (context) => openPortal(context, service));
}

/**
 * Handles `POST /api/customer-portal` `{subscription?, invoice?}`: creates a session of Paddle's portal for the user's
 * purchases, or returns the URL of an invoice. Throws 404 if there are none, 403 if the email address of the purchases
 * isn't the user's own confirmed one, and 502 or 503 if Paddle fails.
 */
async function openPortal(context: Context, { account, api }: PortalService): Promise<Response> {
  const fields = await readFields(context);
  const { user } = await requireUser(context, account);
  rejectUnknownFields(fields, ['subscription', 'invoice'], unspecifiedKeysError);
  rejectFieldErrors(optional(fields, 'subscription'), optional(fields, 'invoice'));
  const paddle = requireApi(api);
  const { subscription, invoice } = fields;
  await account.rateLimit.consume(
    invoice === undefined ? 'payments' : 'previews',
    String(user.id),
    account.addressOf(context),
  );
  const rows = await rowsOf(account.database, user.id);
  if (typeof invoice === 'string') {
    const transaction = rows.transactions.find(({ id }) => id === invoice);
    if (transaction === undefined) throw notFoundError('Invoice not found');
    if (!mayOpen(user, rows, transaction.customer_id)) throw forbiddenError(PORTAL_NEEDS_CONFIRMED_EMAIL);
    const url = await paddle.getInvoiceUrl(invoice).catch((error: unknown) => {
      throw failedCall(error, 'opening an invoice', account.log);
    });
    return jsonResponse<CustomerPortalResponse>(200, { data: { url, updatePaymentMethodUrl: null } });
  }
  const { customerId, subscriptions } = choosePortal(rows, user, subscription);
  const ids = subscriptions.map(({ id }) => id);
  const { urls } = await paddle.createPortalSession(customerId, ids).catch((error: unknown) => {
    throw failedCall(error, 'opening the customer portal', account.log);
  });
  const links = urls.subscriptions.find(({ id }) => id === subscription);
  return jsonResponse<CustomerPortalResponse>(200, {
    data: {
      url: urls.general.overview,
      updatePaymentMethodUrl: links?.update_subscription_payment_method ?? null,
    },
  });
}

interface PortalChoice {
  readonly customerId: string;
  /** Subscriptions of the customer that get links. */
  readonly subscriptions: readonly SubscriptionRow[];
}

/**
 * Returns the customer whose portal a user opens: that of the requested subscription, or else of a running
 * subscription, or else of the newest purchase.
 */
function choosePortal(rows: PurchaseRows, user: UserRow, requested: unknown): PortalChoice {
  const subscriptions = rows.subscriptions.filter(({ id }) => requested === undefined || id === requested);
  const customerIds = requested === undefined ? customersOf(rows) : subscriptions.map((row) => row.customer_id);
  if (customerIds.length === 0) throw notFoundError(requested === undefined ? NO_PURCHASES : 'Subscription not found');
  for (const customerId of customerIds) {
    if (!mayOpen(user, rows, customerId)) continue;
    const own = subscriptions.filter((row) => row.customer_id === customerId && isOpen(row));
    return { customerId, subscriptions: own };
  }
  throw forbiddenError(PORTAL_NEEDS_CONFIRMED_EMAIL);
}

function mayOpen(user: UserRow, { customers }: PurchaseRows, customerId: string | null): boolean {
  // The customer's own event may arrive after those of their purchases.
  const email = customers.find(({ id }) => id === customerId)?.email ?? '';
  return mayOpenPortal(user, { email });
}

const isOpen = ({ status }: SubscriptionRow): boolean => status !== 'canceled';

function customersOf({ subscriptions, transactions, customers }: PurchaseRows): string[] {
  const open = subscriptions.filter(isOpen);
  const ids = [...open, ...subscriptions, ...transactions].flatMap((row) => row.customer_id ?? []);
  return [...new Set([...ids, ...customers.map(({ id }) => id)])];
}
