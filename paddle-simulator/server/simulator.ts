import { Hono } from 'hono';
import type { Context } from 'hono';
import * as z from 'zod';
import { placeOf, quote } from '../catalog.ts';
import type { Catalog } from '../catalog.ts';
import { EMAIL } from '../wire.ts';
import { makeRoom, openCheckout, payCheckout, updateCheckout } from './checkouts.ts';
import { pricePreview } from './entities.ts';
import { createPortalSession, createSession, portalRoutes } from './portal.ts';
import type { Records } from './records.ts';
import { SimulatorError, badRequest, createSimulation, notFound, priceItems } from './simulation.ts';
import type { Simulation } from './simulation.ts';
import {
  cancelAtPeriodEnd,
  cancelNow,
  changePlan,
  keepSubscription,
  pauseAtPeriodEnd,
  previewPlan,
  resume,
} from './subscriptions.ts';
import { deliverNext } from './webhooks.ts';
import type { Deliver } from './webhooks.ts';

export { openRecords } from './records.ts';
export type { Records } from './records.ts';

/** Dependencies of the simulator. */
export interface SimulatorParts {
  readonly records: Records;
  readonly catalog: Catalog;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
  /** Public path of the routes, such as `/demo/paddle`. */
  readonly path: string;
  /** Returns the origin of the site, for links. */
  readonly siteUrl: () => string;
  /** Called after each change, which may have queued webhooks. */
  readonly onEvents?: () => void;
}

/** Server side of the simulator. */
export interface Simulator {
  /** Routes for the browser side and the customer portal, below `path`. */
  readonly routes: Hono;
  /** Routes of Paddle's API. Only the site's server may call them. */
  readonly api: Hono;
  /** Sends the oldest due webhook. Resolves to false if there is none. */
  readonly deliverNext: (parts: {
    secret: string;
    deliver: Deliver;
    warn: Parameters<typeof deliverNext>[1]['warn'];
  }) => Promise<boolean>;
  readonly close: () => void;
}

const itemsSchema = z
  .array(z.object({ priceId: z.string(), quantity: z.int().min(1).max(100).default(1) }))
  .min(1)
  .max(10);
const emailSchema = z.string().trim().max(254).regex(EMAIL, 'an email address such as you@example.com');
const placeSchema = z.object({
  countryCode: z.string().optional(),
  postalCode: z.string().max(16).nullable().optional(),
});
const buyerSchema = z
  .object({ email: emailSchema, ...placeSchema.shape })
  .transform(({ email, countryCode, postalCode }) => ({ email, ...placeOf(countryCode, postalCode) }));
const updateSchema = z.object({
  items: itemsSchema.optional(),
  discountCode: z.string().max(100).nullable().optional(),
  buyer: buyerSchema.optional(),
});
const openSchema = updateSchema.extend({
  transactionId: z.string().optional(),
  customerId: z.string().optional(),
  visitorCountry: z.string().optional(),
  customData: z.record(z.string().max(40), z.string().max(400)).optional(),
});
const paySchema = z.object({
  number: z.string().max(30),
  expiryMonth: z.int().min(1).max(12),
  expiryYear: z.int().min(2000).max(2100),
  name: z.string().max(100),
  challenge: z.enum(['confirmed', 'canceled']).optional(),
});
const previewSchema = z.object({
  items: itemsSchema,
  address: placeSchema.optional(),
  visitorCountry: z.string().optional(),
});

/** Creates the server side of the simulator. It sends no webhooks until `deliverNext` is called. */
export function createSimulator({ path, siteUrl, onEvents = () => {}, ...parts }: SimulatorParts): Simulator {
  const simulation = createSimulation(parts);
  const { records } = simulation;
  /** Runs an operation on the records in one transaction. */
  const run = <Result>(work: () => Result): Result => {
    const result = records.transact(() => {
      makeRoom(simulation);
      return work();
    });
    onEvents();
    return result;
  };
  const checkouts = new Hono()
    .post('/previews', async ({ req, json }) => {
      const { items, address, visitorCountry } = await read(req, previewSchema);
      const place = placeOf(address?.countryCode ?? visitorCountry, address?.postalCode);
      return json(pricePreview(quote(priceItems(simulation, items), place), place));
    })
    .post('/checkouts', async ({ req, json }) => {
      const input = await read(req, openSchema);
      return json(run(() => openCheckout(simulation, input)));
    })
    .post('/checkouts/:id', async ({ req, json }) => {
      const input = await read(req, updateSchema);
      return json(run(() => updateCheckout(simulation, req.param('id'), input)));
    })
    .post('/checkouts/:id/pay', async ({ req, json }) => {
      const input = await read(req, paySchema);
      return json(run(() => payCheckout(simulation, req.param('id'), input)));
    });
  const portal = { simulation, run, url: (session: string) => `${siteUrl()}${path}/portal?session=${session}` };
  const routes = new Hono().route(path, checkouts.route('/', portalRoutes(portal, path)));
  const api = apiRoutes(simulation, run, portal.url);
  routes.onError(respondToError);
  api.onError(respondToError);
  return { routes, api, deliverNext: (delivery) => deliverNext(simulation, delivery), close: records.close };
}

/** Supported changes of a subscription: another price from the next period on, or no scheduled change. */
const patchSchema = z.union([
  z.object({
    items: z.tuple([z.object({ price_id: z.string(), quantity: z.literal(1) })]),
    proration_billing_mode: z.literal('do_not_bill'),
  }),
  z.object({ scheduled_change: z.null(), items: z.undefined().optional() }),
]);

/** Creates the routes of Paddle's API that the site's server calls. */
function apiRoutes(simulation: Simulation, run: <T>(work: () => T) => T, portalUrl: (session: string) => string): Hono {
  const { records } = simulation;
  const respond = (context: Context, data: object | undefined, entity: string, meta: object = {}) => {
    if (data === undefined) throw notFound(entity);
    return context.json({ data, meta: { request_id: crypto.randomUUID(), ...meta } });
  };
  return new Hono()
    .post('/customers/:id/portal-sessions', async (context) => {
      const { subscription_ids: ids } = await read(
        context.req,
        z.object({ subscription_ids: z.array(z.string()).max(25).default([]) }),
      );
      const session = run(() => createPortalSession(simulation, context.req.param('id'), ids, portalUrl));
      return respond(context, session, 'customer');
    })
    .post('/subscriptions/:id/cancel', async (context) => {
      const { effective_from: from } = await read(
        context.req,
        z.object({ effective_from: z.enum(['next_billing_period', 'immediately']).default('next_billing_period') }),
      );
      const cancel = from === 'immediately' ? cancelNow : cancelAtPeriodEnd;
      return respond(
        context,
        run(() => cancel(simulation, context.req.param('id'))),
        'subscription',
      );
    })
    .post('/subscriptions/:id/pause', (context) =>
      respond(
        context,
        run(() => pauseAtPeriodEnd(simulation, context.req.param('id'))),
        'subscription',
      ),
    )
    .post('/subscriptions/:id/resume', (context) =>
      respond(
        context,
        run(() => resume(simulation, context.req.param('id'))),
        'subscription',
      ),
    )
    .patch('/subscriptions/:id', async (context) => {
      const id = context.req.param('id');
      const { items } = await read(context.req, patchSchema);
      const priceId = items?.[0]?.price_id;
      return respond(
        context,
        run(() => (priceId === undefined ? keepSubscription(simulation, id) : changePlan(simulation, id, priceId))),
        'subscription',
      );
    })
    .patch('/subscriptions/:id/preview', async (context) => {
      const { items } = await read(context.req, patchSchema);
      const priceId = items?.[0]?.price_id ?? '';
      return respond(context, previewPlan(simulation, context.req.param('id'), priceId), 'subscription');
    })
    .get('/subscriptions/:id', (context) =>
      respond(context, records.find('subscription', context.req.param('id'))?.entity, 'subscription'),
    )
    .get('/transactions/:id', (context) =>
      respond(context, records.find('transaction', context.req.param('id')), 'transaction'),
    )
    .get('/transactions/:id/invoice', (context) => {
      const { id, customer_id: customerId } = records.find('transaction', context.req.param('id')) ?? {};
      if (!id || !customerId) throw notFound('invoice');
      const session = run(() => createSession(simulation, customerId));
      return respond(context, { url: `${portalUrl(session)}&invoice=${id}` }, 'invoice');
    })
    .get('/customers/:id', (context) =>
      respond(context, records.find('customer', context.req.param('id'))?.entity, 'customer'),
    )
    .get('/events', (context) => {
      const perPage = Number(context.req.query('per_page') ?? 50);
      const after = context.req.query('after');
      const events = records
        .all('delivery')
        .map(([, { event }]) => ({ ...event, notification_id: null }))
        .toReversed()
        .filter(({ event_id: id }) => after === undefined || id < after);
      const pagination = {
        per_page: perPage,
        next: context.req.url,
        has_more: events.length > perPage,
        estimated_total: events.length,
      };
      return respond(context, events.slice(0, perPage), 'event', { pagination });
    });
}

/** Parses and validates the JSON body of a request. The error names the invalid field and the expected value. */
async function read<Value>(request: Context['req'], schema: z.ZodType<Value>): Promise<Value> {
  const parsed = schema.safeParse(await request.json().catch(() => ({})));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw badRequest(`${issue?.path.join('.') || 'The request'} is invalid: ${issue?.message}`);
}

function respondToError(error: Error): Response {
  if (!(error instanceof SimulatorError)) throw error;
  const { status, code, message: detail } = error;
  const body = { error: { type: 'request_error', code, detail, documentation_url: '' } };
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}
