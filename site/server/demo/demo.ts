import { Hono } from 'hono';
import { DEMO_PATH } from '../../contract/demo-checkout.ts';
import type { Database } from '../database/tables.ts';
import { ApiError } from '../http/api-error.ts';
import { jsonResponse } from '../http/response.ts';
import type { Log } from '../log/log.ts';
import type { Clock } from '../process/clock.ts';
import type { KeyedHash } from '../process/keyed-hash.ts';
import { apiRoutes } from './api-routes.ts';
import type { DemoCatalogue } from './catalogue.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { startDeliveries } from './deliveries.ts';
import type { Deliveries } from './deliveries.ts';
import { DemoError } from './demo-error.ts';
import { eventTimes } from './events.ts';
import { createPace } from './pace.ts';
import { portalRoutes } from './portal-routes.ts';
import type { DemoService } from './service.ts';
import { demoWebhookSecret } from './signature.ts';

/** What the demo is made of. */
export interface DemoParts {
  readonly database: Database;
  readonly now: Clock;
  readonly log: Log;
  readonly hash: KeyedHash;
  readonly catalogue: DemoCatalogue;
  /** The origin of the site. */
  readonly siteUrl: () => string;
  /** Where webhooks go: this server's own endpoint. */
  readonly webhookUrl: () => string;
}

/** The server's side of the demo checkout, running. */
export interface Demo {
  /** Everything below `DEMO_PATH`. */
  readonly routes: Hono;
  /** Sends webhooks; start it once the server listens, and stop it before the database is closed. */
  readonly deliveries: Deliveries;
}

/** Starts the server's side of the demo checkout. Only where `demoPermission` allows it. */
export function createDemo({ webhookUrl, log, ...parts }: DemoParts): Demo {
  const deliveries = startDeliveries({ ...parts, log, url: webhookUrl, secret: demoWebhookSecret(parts.hash) });
  return {
    routes: demoRoutes({ ...parts, eventTime: eventTimes(parts.now), eventsQueued: deliveries.wake }),
    deliveries,
  };
}

/** Everything below `DEMO_PATH`: what the browser asks, Paddle's API, and the portal. */
export function demoRoutes(service: DemoService): Hono {
  const pace = createPace(service.now);
  const app = new Hono()
    .route('/', checkoutRoutes(service, pace))
    .route('/api', apiRoutes(service, pace))
    .route('/', portalRoutes(service, pace));
  app.onError((error, context) => {
    if (error instanceof DemoError) return errorResponse(error, context.req.header('x-transaction-id'));
    if (error instanceof ApiError)
      return errorResponse(new DemoError(error.status, 'bad_request', error.message), undefined);
    throw error;
  });
  return new Hono().route(DEMO_PATH, app);
}

/** An error in Paddle's form. */
function errorResponse({ status, code, message }: DemoError, requestId: string | undefined): Response {
  const error = { type: 'request_error', code, detail: message, documentation_url: '' };
  return jsonResponse<object>(status, { error, meta: { request_id: requestId ?? crypto.randomUUID() } });
}
