import { join } from 'node:path';
import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { DEMO_PATH } from '../../contract/demo.ts';
import { bucketWait, takeFromBucket } from '../database/request-counts.ts';
import { SECOND } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import type { Config } from '../process/config.ts';
import type { Log } from '../process/log.ts';
import { isLoopback } from '../process/loopback.ts';
import { startQueueWorker } from '../process/queue-worker.ts';
import type { QueueWorker } from '../process/queue-worker.ts';
import { StartError } from '../process/start-error.ts';
import type { PaddleEndpoint } from './paddle-http.ts';
import { WEBHOOK_PATH } from './webhook.ts';
import type { WebhookEnv } from './webhook.ts';

/**
 * Permission to run the demo checkout. `isPublic`: other people can probably reach it. `why`: the reason for the log,
 * if any.
 */
type DemoPermission =
  | { readonly allowed: true; readonly isPublic: boolean }
  | { readonly allowed: false; readonly why: string | undefined };

/** Settings that indicate if other people can reach a server. */
type DemoSettings = Pick<
  Config,
  'demoCheckout' | 'siteUrl' | 'paddleApiKey' | 'paddleWebhookSecret' | 'trustedProxies' | 'host' | 'isHostSet'
>;

/**
 * Decides if a server runs the demo checkout: only with a build without a client token, and only if no setting suggests
 * that other people can reach the server or `DEMO_CHECKOUT` is true. On a public site, test cards would give the
 * product away.
 */
export function demoPermission(settings: DemoSettings, isDemoBuild: boolean): DemoPermission {
  const { demoCheckout } = settings;
  if (!isDemoBuild) return { allowed: false, why: undefined };
  if (demoCheckout === false) return { allowed: false, why: 'The demo checkout is off: DEMO_CHECKOUT is false' };
  const reasons = publicSettings(settings);
  if (reasons.length === 0 || demoCheckout === true) return { allowed: true, isPublic: reasons.length > 0 };
  return {
    allowed: false,
    why: `The demo checkout is off: ${reasons.join(', ')}. Build with PUBLIC_PADDLE_CLIENT_TOKEN to sell, or set DEMO_CHECKOUT=true`,
  };
}

/**
 * Returns the settings that suggest that other people can reach the server. The default `HOST` isn't one, because `npm
 * start` uses it.
 */
function publicSettings(settings: DemoSettings): string[] {
  const { siteUrl, paddleApiKey, paddleWebhookSecret, trustedProxies, host, isHostSet } = settings;
  const reasons: readonly (readonly [boolean, string])[] = [
    [siteUrl !== undefined && !isLoopback(URL.parse(siteUrl)?.hostname ?? ''), 'SITE_URL is public'],
    [paddleApiKey !== undefined, 'PADDLE_API_KEY is set'],
    [paddleWebhookSecret !== undefined, 'PADDLE_WEBHOOK_SECRET is set'],
    [(trustedProxies ?? 0) > 0, 'TRUST_PROXY is set'],
    [isHostSet && !isLoopback(host), 'HOST is reachable from other machines'],
  ];
  return reasons.flatMap(([applies, name]) => (applies ? [name] : []));
}

/** Dependencies of the demo checkout. */
interface DemoParts {
  readonly now: Clock;
  readonly log: Pick<Log, 'error' | 'warning'>;
  /** The origin of the site. */
  readonly siteUrl: () => string;
}

/** Demo checkout, with the settings that make the rest of the server use it in place of Paddle. */
export interface Demo {
  /** `public` if other people can probably reach it. */
  readonly audience: 'local' | 'public';
  readonly routes: Hono;
  readonly webhookSecret: string;
  readonly endpoint: PaddleEndpoint;
  /** Starts to send webhooks to the routes that receive Paddle's. Stop the worker before the server ends. */
  readonly startDeliveries: (receiver: Hono<WebhookEnv>) => QueueWorker;
}

/** Interval of the check for due webhooks, in milliseconds. */
const POLL_INTERVAL = 2 * SECOND;

/**
 * Starts the demo checkout if this server may run it; otherwise logs the reason why not. `catalog` is that of the
 * build.
 */
export async function startDemo(
  config: DemoSettings & Pick<Config, 'dataDir'>,
  catalog: unknown,
  { now, log, siteUrl }: DemoParts,
): Promise<Demo | undefined> {
  const permission = demoPermission(config, catalog !== undefined);
  if (!permission.allowed && permission.why !== undefined) log.warning(permission.why);
  if (!permission.allowed) return undefined;
  // Imported here, so that a server that sells doesn't load the simulator.
  const { createSimulator, openRecords } = await import('@onset/paddle-simulator/server');
  const { openRecordFile } = await import('@onset/paddle-simulator/server/file');
  const { catalogSchema } = await import('@onset/paddle-simulator/catalog');
  const prices = catalogSchema.safeParse(catalog);
  if (!prices.success) throw new StartError('site/build/demo-catalog.json is not usable. Run npm run build.');
  const file = openFile(() => openRecordFile(join(config.dataDir, 'demo-checkout.db')));
  let worker: QueueWorker | undefined;
  const simulator = createSimulator({
    records: openRecords(file),
    catalog: prices.data,
    now,
    path: DEMO_PATH,
    siteUrl,
    onEvents: () => worker?.wake(),
  });
  const webhookSecret = `pdl_ntfset_${crypto.randomUUID()}`;
  return {
    audience: permission.isPublic ? 'public' : 'local',
    routes: new Hono().use(`${DEMO_PATH}/*`, limitWrites(now)).route('/', simulator.routes),
    webhookSecret,
    endpoint: {
      baseUrl: 'http://simulator.invalid',
      apiKey: 'simulator',
      fetch: (url, init) => Promise.resolve(simulator.api.request(url, init)),
    },
    startDeliveries(receiver) {
      const deliver = async (body: string, headers: Readonly<Record<string, string>>) => {
        const response = await receiver.request(WEBHOOK_PATH, { method: 'POST', body, headers: { ...headers } });
        return response.ok ? undefined : `status ${response.status}`;
      };
      const delivery = { secret: webhookSecret, deliver, warn: log.warning };
      const started = (worker = startQueueWorker({
        next: () => simulator.deliverNext(delivery),
        pollInterval: POLL_INTERVAL,
        onError: (error) => log.error(undefined, error),
      }));
      return {
        ...started,
        async stop() {
          await started.stop();
          simulator.close();
        },
      };
    },
  };
}

function openFile<File>(open: () => File): File {
  try {
    return open();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `DATA_DIR/demo-checkout.db is not usable: ${reason}. Stop the other server that uses it, or delete the file.`,
      { cause: error },
    );
  }
}

/**
 * Limit of writing requests, for all visitors together. It is far more than one visitor who tries the checkout sends.
 */
const WRITE_LIMIT = { atOnce: 200, refill: SECOND / 4 };

function limitWrites(now: Clock): MiddlewareHandler {
  let fullAt = 0;
  return (context, next) => {
    if (context.req.method !== 'POST') return next();
    if (bucketWait(fullAt, WRITE_LIMIT, now()) === 0) {
      fullAt = takeFromBucket(fullAt, WRITE_LIMIT, now());
      return next();
    }
    const error = { code: 'too_many_requests', detail: 'Too many requests to the demo checkout. Wait a moment.' };
    return Promise.resolve(context.json({ error }, 429));
  };
}
