import type { AccountService } from '../account/service.ts';
import { isUnavailable } from '../database/errors.ts';
import type { UserRow } from '../database/tables.ts';
import { ApiError } from '../http/api-error.ts';
import { readCheckoutUser } from './ownership.ts';
import { isPaddleId } from './paddle-api.ts';
import type { PaddleApi } from './paddle-api.ts';
import { PaddleApiError } from './paddle-http.ts';
import type { Reconciling } from './reconcile.ts';

/** Dependencies of fetching a purchase whose webhook hasn't arrived. */
export interface FetchingMissing extends Pick<Reconciling, 'accept'> {
  readonly account: AccountService;
  /** `undefined` on a server without a key. */
  readonly api: PaddleApi | undefined;
}

/** The signed-in user and the IP address of the request. */
export interface FetchingUser {
  readonly user: UserRow;
  readonly address: string;
}

/**
 * Fetches a transaction that this server doesn't know as completed yet, with its customer and subscription, and applies
 * them as if their events had arrived. Returns true if it did. Returns false for an invalid ID, for a transaction that
 * wasn't made while signed in as this user, without an API key, above the rate limit, and if Paddle fails or responds
 * with data that can't be applied. The request then continues with the known purchases.
 */
export async function fetchMissing(
  { account, api, accept }: FetchingMissing,
  transactionId: string,
  { user, address }: FetchingUser,
): Promise<boolean> {
  if (api === undefined || !transactionId.startsWith('txn_') || !isPaddleId(transactionId)) return false;
  const known = await account.database
    .selectFrom('billing_transactions')
    .select('status')
    .where('id', '=', transactionId)
    .executeTakeFirst();
  if (known?.status === 'completed') return false;
  try {
    await account.rateLimit.consume('missing', String(user.id), address);
    const paddle = api.forRequest();
    const transaction = await paddle.getTransaction(transactionId);
    const { customer_id: customerId, subscription_id: subscriptionId, custom_data: data } = transaction;
    if (readCheckoutUser(account.hash, data?.['user']) !== user.document_id) return false;
    if (customerId) await accept(eventOf('customer.updated', await paddle.getCustomer(customerId)));
    if (subscriptionId) await accept(eventOf('subscription.updated', await paddle.getSubscription(subscriptionId)));
    await accept(eventOf('transaction.updated', transaction));
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    if (isUnavailable(error)) throw error;
    if (!(error instanceof PaddleApiError)) {
      // The response isn't as expected. If it has an ID, it is stored with the reason.
      account.log.warning('A transaction fetched from Paddle could not be applied.', { transaction: transactionId });
      return false;
    }
    const { code, status = 0 } = error;
    if (status !== 404) account.log.warning('Paddle did not return a transaction.', { code, status });
    return false;
  }
}

/**
 * Returns an entity as the event of its last change. Paddle's own events of it have the same time or a later one. With
 * the same time, they count as later because of their IDs.
 */
export function eventOf(type: string, entity: { readonly id: string; readonly updated_at: string }): string {
  const { id, updated_at: occurredAt } = entity;
  const event = {
    event_id: `asked_${id}_${occurredAt.replaceAll(/\D/g, '')}`,
    event_type: type,
    occurred_at: occurredAt,
  };
  // Responses contain links to the portal, which must not be stored.
  return JSON.stringify({ ...event, data: { ...entity, management_urls: undefined } });
}
