import type * as z from 'zod';
import { exchange } from './exchange.ts';
import type { Exchange, PaddlePlace } from './exchange.ts';
import { PaddleApiError } from './paddle-api-error.ts';
import {
  oneOf,
  paddleCustomerSchema,
  paddleEventSchema,
  paddleSubscriptionSchema,
  paddleTransactionSchema,
  pageOf,
  portalSessionSchema,
} from './schemas.ts';
import type { PaddleCustomer, PaddleEvent, PaddleSubscription, PaddleTransaction, PortalSession } from './schemas.ts';
import { IN_BACKGROUND, WAITED_FOR, withRetries } from './with-retries.ts';
import type { Patience } from './with-retries.ts';

/** The most subscriptions a portal session has links for. */
const MOST_PORTAL_LINKS = 25;

/** What the server asks of Paddle Billing. Everything throws a `PaddleApiError` where it fails. */
export interface PaddleApi {
  /** A new session of the customer portal, with links for some of the customer's subscriptions. */
  createPortalSession(customerId: string, subscriptionIds: readonly string[]): Promise<PortalSession>;
  /** Ends a subscription. Not tried a second time: look at it with `getSubscription` where this fails. */
  cancelSubscription(id: string, effectiveFrom: 'next_billing_period' | 'immediately'): Promise<PaddleSubscription>;
  getSubscription(id: string): Promise<PaddleSubscription>;
  getTransaction(id: string): Promise<PaddleTransaction>;
  getCustomer(id: string): Promise<PaddleCustomer>;
  /** A page of the events of the last 90 days, the newest first, from behind the event `after`. */
  listEvents(asked: {
    readonly after?: string;
    readonly perPage?: number;
    readonly signal?: AbortSignal;
  }): Promise<EventPage>;
}

/** Some events, and whether there are older ones. */
export interface EventPage {
  readonly events: readonly PaddleEvent[];
  readonly hasMore: boolean;
}

/** Other limits than usual, for tests. */
export interface PaddlePatience {
  readonly waitedFor: Patience;
  readonly inBackground: Patience;
}

/** A client of Paddle's API. */
export function createPaddleApi(
  place: PaddlePlace,
  { waitedFor, inBackground }: PaddlePatience = { waitedFor: WAITED_FOR, inBackground: IN_BACKGROUND },
): PaddleApi {
  const ask = async <Answer>(
    answer: z.ZodType<Answer>,
    request: Exchange,
    patience: Patience,
    signal?: AbortSignal,
  ): Promise<Answer> => {
    const json = await withRetries(patience, (limit) => exchange(place, request, limit), signal);
    const parsed = answer.safeParse(json);
    if (parsed.success) return parsed.data;
    const wrong = parsed.error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new PaddleApiError({ status: 200, code: 'unreadable', detail: `unexpected response: ${wrong.join('; ')}` });
  };
  const once = { ...waitedFor, tries: 1 };
  const get = async <Entity>(answer: z.ZodType<{ data: Entity }>, kind: string, id: string): Promise<Entity> => {
    const { data } = await ask(answer, { method: 'GET', path: `/${kind}/${checkedId(id)}` }, waitedFor);
    return data;
  };
  return {
    async createPortalSession(customerId, subscriptionIds) {
      const path = `/customers/${checkedId(customerId)}/portal-sessions`;
      const body = { subscription_ids: subscriptionIds.slice(0, MOST_PORTAL_LINKS).map(checkedId) };
      // A second session does no harm: it is another pair of addresses.
      const { data } = await ask(oneOf(portalSessionSchema), { method: 'POST', path, body }, waitedFor);
      return data;
    },
    async cancelSubscription(id, effectiveFrom) {
      const path = `/subscriptions/${checkedId(id)}/cancel`;
      const request = { method: 'POST', path, body: { effective_from: effectiveFrom } } as const;
      const { data } = await ask(oneOf(paddleSubscriptionSchema), request, once);
      return data;
    },
    getSubscription: (id) => get(oneOf(paddleSubscriptionSchema), 'subscriptions', id),
    getTransaction: (id) => get(oneOf(paddleTransactionSchema), 'transactions', id),
    getCustomer: (id) => get(oneOf(paddleCustomerSchema), 'customers', id),
    async listEvents({ after, perPage = 200, signal }) {
      // Not by the address Paddle gives for the next page: the key goes to no place that an answer names.
      const query = new URLSearchParams({ order_by: 'id[DESC]', per_page: String(perPage) });
      if (after !== undefined) query.set('after', checkedId(after));
      const request = { method: 'GET', path: `/events?${query}` } as const;
      const { data, meta } = await ask(pageOf(paddleEventSchema), request, inBackground, signal);
      return { events: data, hasMore: meta.pagination.has_more };
    },
  };
}

/** Whether a text is formed like an id of Paddle's, so that it may stand in a path. */
export const isPaddleId = (text: string): boolean => /^[a-z]{2,6}_[0-9a-z]{1,60}$/.test(text);

function checkedId(id: string): string {
  if (isPaddleId(id)) return id;
  throw new PaddleApiError({ code: 'bad_id', detail: `${JSON.stringify(id.slice(0, 80))} is not a Paddle ID` });
}
