import type { Money } from '@onset/design-system/content/money';
import * as z from 'zod';
import type { PublicSettings } from '../process/build-file.ts';
import type { Config } from '../process/config.ts';
import { exchange, PADDLE_LIMITS, PaddleApiError, withRetries } from './paddle-http.ts';
import type { Exchange, PaddleEndpoint, RetryLimits } from './paddle-http.ts';

/** Maximum number of subscriptions with links in a portal session. */
const MAX_PORTAL_LINKS = 25;

/** Requests of the server to Paddle. All of them throw a `PaddleApiError` if they fail. */
export interface PaddleApi {
  /** Returns the API for one request of a browser, whose calls share the time limits `request` and `changes`. */
  forRequest(): PaddleApi;
  /** Creates a session of the customer portal, with links for some subscriptions. */
  createPortalSession(customerId: string, subscriptionIds: readonly string[]): Promise<PortalSession>;
  /** Cancels a subscription. The request isn't retried: check the result with `getSubscription` if it fails. */
  cancelSubscription(id: string, effectiveFrom: 'next_billing_period' | 'immediately'): Promise<PaddleSubscription>;
  /** Pauses a subscription when its paid period ends. Like all changes, it isn't retried. */
  pauseSubscription(id: string): Promise<PaddleSubscription>;
  /** Resumes a paused subscription now, with a new period that is charged now. */
  resumeSubscription(id: string): Promise<PaddleSubscription>;
  updateSubscription(id: string, changes: SubscriptionUpdate): Promise<PaddleSubscription>;
  /** Returns the total of each period after a change, with tax, without changing anything. */
  previewUpdate(id: string, changes: SubscriptionUpdate): Promise<Money>;
  getSubscription(id: string): Promise<PaddleSubscription>;
  getTransaction(id: string): Promise<PaddleTransaction>;
  /** Returns the URL of a transaction's invoice, a PDF. It is valid for an hour and gives access to anyone who has it. */
  getInvoiceUrl(id: string): Promise<string>;
  getCustomer(id: string): Promise<PaddleCustomer>;
  /** Returns a page of the events of the last 90 days, newest first, after the event `after`. */
  listEvents(options: {
    readonly after?: string;
    readonly perPage?: number;
    readonly signal?: AbortSignal;
  }): Promise<EventPage>;
}

/** Fields of a subscription to change. `scheduled_change: null` removes a scheduled cancellation or pause. */
export interface SubscriptionUpdate {
  readonly scheduled_change?: null;
  readonly items?: readonly { readonly price_id: string; readonly quantity: number }[];
  readonly proration_billing_mode?: 'do_not_bill';
}

/** Page of events. `hasMore` is true if there are older ones. */
interface EventPage {
  readonly events: readonly PaddleEvent[];
  readonly hasMore: boolean;
}

/** Creates a client of Paddle's API. `ends` aborts its changes and its other calls. */
export function createPaddleApi(
  endpoint: PaddleEndpoint,
  ends: { readonly changes?: AbortSignal; readonly request?: AbortSignal } = {},
): PaddleApi {
  const limits = endpoint.limits ?? PADDLE_LIMITS;
  const { foreground, background } = limits;
  const send = async <Data>(
    schema: z.ZodType<Data>,
    request: Exchange,
    retries: RetryLimits,
    signal = ends.request,
  ): Promise<Data> => {
    const json = await withRetries(retries, (limit) => exchange(endpoint, request, limit), signal);
    const parsed = schema.safeParse(json);
    if (parsed.success) return parsed.data;
    const wrong = parsed.error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new PaddleApiError({ status: 200, code: 'unreadable', detail: `unexpected response: ${wrong.join('; ')}` });
  };
  // Paddle may need longer than usual to respond to a change that charges the card.
  const once = { ...foreground, tries: 1, timeLimit: limits.changes, total: limits.changes };
  const get = async <Entity>(schema: z.ZodType<{ data: Entity }>, kind: string, id: string): Promise<Entity> => {
    const { data } = await send(schema, { method: 'GET', path: `/${kind}/${checkedId(id)}` }, foreground);
    return data;
  };
  const change = async (method: 'POST' | 'PATCH', id: string, action: string, body: object) => {
    const request = { method, path: `/subscriptions/${checkedId(id)}${action}`, body };
    const { data } = await send(oneOf(paddleSubscriptionSchema), request, once, ends.changes);
    return data;
  };
  return {
    forRequest: () =>
      createPaddleApi(endpoint, {
        changes: AbortSignal.timeout(limits.changes),
        request: AbortSignal.timeout(limits.request),
      }),
    async createPortalSession(customerId, subscriptionIds) {
      const path = `/customers/${checkedId(customerId)}/portal-sessions`;
      const body = { subscription_ids: subscriptionIds.slice(0, MAX_PORTAL_LINKS).map(checkedId) };
      // Another session is harmless, so this is retried.
      const { data } = await send(oneOf(portalSessionSchema), { method: 'POST', path, body }, foreground);
      return data;
    },
    cancelSubscription: (id, effectiveFrom) => change('POST', id, '/cancel', { effective_from: effectiveFrom }),
    pauseSubscription: (id) => change('POST', id, '/pause', { effective_from: 'next_billing_period' }),
    resumeSubscription: (id) => change('POST', id, '/resume', { effective_from: 'immediately' }),
    updateSubscription: (id, changes) => change('PATCH', id, '', changes),
    async previewUpdate(id, changes) {
      const request = { method: 'PATCH', path: `/subscriptions/${checkedId(id)}/preview`, body: changes } as const;
      const { data } = await send(oneOf(paddlePreviewSchema), request, foreground);
      const { total, currency_code: currency } = data.recurring_transaction_details.totals;
      return { lowest: total, currency };
    },
    getSubscription: (id) => get(oneOf(paddleSubscriptionSchema), 'subscriptions', id),
    getTransaction: (id) => get(oneOf(paddleTransactionSchema), 'transactions', id),
    async getInvoiceUrl(id) {
      // By default, browsers save the PDF instead of showing it.
      const path = `/transactions/${checkedId(id)}/invoice?disposition=inline`;
      const { data } = await send(oneOf(paddleInvoiceSchema), { method: 'GET', path }, foreground);
      return data.url;
    },
    getCustomer: (id) => get(oneOf(paddleCustomerSchema), 'customers', id),
    async listEvents({ after, perPage = 200, signal }) {
      // Paddle's URL of the next page isn't used, so that the key can't reach another server.
      const query = new URLSearchParams({ order_by: 'id[DESC]', per_page: String(perPage) });
      if (after !== undefined) query.set('after', checkedId(after));
      const request = { method: 'GET', path: `/events?${query}` } as const;
      const { data, meta } = await send(pageOf(paddleEventSchema), request, background, signal);
      return { events: data, hasMore: meta.pagination.has_more };
    },
  };
}

/** Returns true if a string has the form of a Paddle ID and can be part of a path. */
export const isPaddleId = (text: string): boolean => /^[a-z]{2,6}_[0-9a-z]{1,60}$/.test(text);

function checkedId(id: string): string {
  if (isPaddleId(id)) return id;
  throw new PaddleApiError({ code: 'bad_id', detail: `${JSON.stringify(id.slice(0, 80))} is not a Paddle ID` });
}

/** URLs of Paddle's API. */
const PADDLE_ORIGINS = {
  production: 'https://api.paddle.com',
  sandbox: 'https://sandbox-api.paddle.com',
} as const;

/**
 * Returns the API of the configured key: that of the build's environment, or in a demo build that of the key's prefix.
 * Returns `undefined` without a key.
 */
export function paddleEndpoint(
  { paddleApiKey, paddleApiUrl }: Pick<Config, 'paddleApiKey' | 'paddleApiUrl'>,
  { paddle }: Pick<PublicSettings, 'paddle'>,
): PaddleEndpoint | undefined {
  if (paddleApiKey === undefined) return undefined;
  const environment = paddle?.environment ?? (paddleApiKey.startsWith('pdl_sdbx_') ? 'sandbox' : 'production');
  return { baseUrl: paddleApiUrl ?? PADDLE_ORIGINS[environment], apiKey: paddleApiKey };
}

/*
 * Schemas of the fields that the server reads from Paddle's responses. Loose entities keep unknown fields, because they
 * are passed on whole as the data of an event.
 */

/** URL that a browser may be sent to. */
const address = z.url({ protocol: /^https?$/ });

/** URLs of a portal session. They give access to anyone who has them, and are never stored. */
const portalSessionSchema = z.object({
  urls: z.object({
    general: z.object({ overview: address }),
    subscriptions: z.array(z.object({ id: z.string(), update_subscription_payment_method: address })).default([]),
  }),
});

const paddleInvoiceSchema = z.object({ url: address });

const paddleSubscriptionSchema = z.looseObject({
  id: z.string(),
  status: z.string(),
  customer_id: z.string(),
  updated_at: z.iso.datetime({ offset: true }),
  scheduled_change: z.looseObject({ action: z.string(), effective_at: z.string() }).nullish(),
  items: z.array(z.looseObject({ price: z.looseObject({ id: z.string() }).nullish() })).default([]),
  custom_data: z.record(z.string(), z.unknown()).nullish().catch(null),
});

const paddlePreviewSchema = z.object({
  recurring_transaction_details: z.object({
    totals: z.object({
      total: z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
      currency_code: z.string(),
    }),
  }),
});

const paddleTransactionSchema = z.looseObject({
  id: z.string(),
  status: z.string(),
  customer_id: z.string().nullish(),
  subscription_id: z.string().nullish(),
  custom_data: z.record(z.string(), z.unknown()).nullish(),
  updated_at: z.iso.datetime({ offset: true }),
});

const paddleCustomerSchema = z.looseObject({
  id: z.string(),
  email: z.string(),
  updated_at: z.iso.datetime({ offset: true }),
});

const paddleEventSchema = z.looseObject({
  event_id: z.string(),
  event_type: z.string(),
  occurred_at: z.iso.datetime({ offset: true }),
  data: z.looseObject({}),
});

/** Returns the schema of a response with one entity. */
const oneOf = <Entity extends z.ZodType>(entity: Entity) => z.object({ data: entity });

/** Returns the schema of a response with a page of entities. */
const pageOf = <Entity extends z.ZodType>(entity: Entity) =>
  z.object({ data: z.array(entity), meta: z.object({ pagination: z.object({ has_more: z.boolean() }) }) });

type PortalSession = z.infer<typeof portalSessionSchema>;
export type PaddleSubscription = z.infer<typeof paddleSubscriptionSchema>;
type PaddleTransaction = z.infer<typeof paddleTransactionSchema>;
type PaddleCustomer = z.infer<typeof paddleCustomerSchema>;
export type PaddleEvent = z.infer<typeof paddleEventSchema>;
