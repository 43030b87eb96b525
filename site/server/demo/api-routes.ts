import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Context } from 'hono';
import * as z from 'zod';
import { readFields } from '../http/body.ts';
import { jsonResponse } from '../http/response.ts';
import { DemoError, notFound } from './demo-error.ts';
import { customerEntity } from './entities.ts';
import { readInput } from './inputs.ts';
import type { Pace } from './pace.ts';
import { MOST_SUBSCRIPTIONS, openPortal } from './portal-sessions.ts';
import type { PortalSessionEntity } from './portal-sessions.ts';
import type { Subscription } from './records.ts';
import type { DemoService } from './service.ts';
import { demoApiKey } from './signature.ts';
import { find, parse } from './store.ts';
import { subscriptionEntity } from './subscription-entity.ts';
import { cancelAtPeriodEnd, cancelNow } from './subscriptions.ts';
import { transactionEntity } from './transaction-entity.ts';

const portalRequestSchema = z.object({
  subscription_ids: z.array(z.string().max(100)).max(MOST_SUBSCRIPTIONS).default([]),
});

const cancelRequestSchema = z.object({
  effective_from: z.enum(['next_billing_period', 'immediately']).nullable().default('next_billing_period'),
});

/** The most events of a page, as Paddle has it. */
const MOST_EVENTS = 200;

/** The calls of Paddle's API that the server makes, in Paddle's shapes, for whoever has the key. */
export function apiRoutes(service: DemoService, pace: Pace): Hono {
  const key = demoApiKey(service.hash);
  return new Hono()
    .use('*', async (context, next) => {
      if (!hasKey(context, key)) throw new DemoError(403, 'forbidden', 'The API key is missing or wrong.');
      await next();
    })
    .post('/customers/:id/portal-sessions', async (context) => {
      pace();
      const { subscription_ids } = readInput(portalRequestSchema, await readFields(context));
      return respond<PortalSessionEntity>(
        context,
        await openPortal(service, context.req.param('id'), subscription_ids),
        201,
      );
    })
    .post('/subscriptions/:id/cancel', async (context) => {
      pace();
      const { effective_from } = readInput(cancelRequestSchema, await readFields(context));
      const cancel = effective_from === 'immediately' ? cancelNow : cancelAtPeriodEnd;
      return respond<object>(context, managed(service, await cancel(service, context.req.param('id'))));
    })
    .get('/subscriptions/:id', async (context) => {
      const subscription = await find(service.database, 'subscription', context.req.param('id'));
      if (subscription === undefined) throw notFound('subscription');
      return respond<object>(context, managed(service, subscription));
    })
    .get('/transactions/:id', async (context) => {
      const transaction = await find(service.database, 'transaction', context.req.param('id'));
      if (transaction === undefined) throw notFound('transaction');
      const { customerId } = transaction;
      const customer = customerId === null ? undefined : await find(service.database, 'customer', customerId);
      return respond<object>(context, transactionEntity(transaction, customer, service.catalogue));
    })
    .get('/customers/:id', async (context) => {
      const customer = await find(service.database, 'customer', context.req.param('id'));
      if (customer === undefined) throw notFound('customer');
      return respond<object>(context, customerEntity(customer));
    })
    .get('/events', (context) => listEvents(context, service));
}

/** `GET /events?after=&per_page=&order_by=`: everything that was told, the oldest first, or the newest. */
async function listEvents(context: Context, { database }: DemoService): Promise<Response> {
  const perPage = Math.min(MOST_EVENTS, Math.max(1, Number(context.req.query('per_page') ?? 50) || 50));
  const after = context.req.query('after') ?? '';
  const isNewestFirst = context.req.query('order_by') === 'id[DESC]';
  const told = database
    .selectFrom('demo_paddle')
    .select(['id', 'data'])
    .where('kind', '=', 'event')
    .orderBy('id', isNewestFirst ? 'desc' : 'asc')
    .limit(perPage + 1);
  const rows = await (after === '' ? told : told.where('id', isNewestFirst ? '<' : '>', after)).execute();
  const page = rows.slice(0, perPage);
  const next = new URL(context.req.url);
  next.searchParams.set('after', page.at(-1)?.id ?? after);
  return respond<object>(
    context,
    page.map(({ data }) => withoutDelivery(parse('event', data).event)),
    200,
    {
      pagination: {
        per_page: perPage,
        next: next.href,
        has_more: rows.length > perPage,
        estimated_total: rows.length,
      },
    },
  );
}

/** An event as the list has it: not that of a notification. */
const withoutDelivery = (event: object): object => ({ ...event, notification_id: null });

/** A subscription as the API has it: with links to manage it, which a webhook has not. */
function managed({ catalogue, siteUrl }: DemoService, subscription: Subscription): object {
  const url = `${siteUrl()}/customer-portal`;
  return {
    ...subscriptionEntity(subscription, catalogue),
    management_urls: { update_payment_method: url, cancel: url },
  };
}

function respond<Data>(context: Context, data: Data, status = 200, more: object = {}): Response {
  const requestId = context.req.header('x-transaction-id') ?? crypto.randomUUID();
  return jsonResponse<object>(status, { data, meta: { request_id: requestId, ...more } });
}

function hasKey(context: Context, key: string): boolean {
  const given = Buffer.from((context.req.header('authorization') ?? '').replace(/^bearer /i, ''));
  const expected = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
