import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { DEMO_PATH } from '../../contract/demo.ts';
import type { WebhookEnv } from '../billing/webhook.ts';
import type { Log } from '../log/log.ts';
import { SECOND } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import type { Config } from '../process/config.ts';
import { startQueueWorker } from '../process/queue-worker.ts';
import type { QueueWorker } from '../process/queue-worker.ts';
import { StartError } from '../process/start-error.ts';
import type { PaddlePlace } from './exchange.ts';

/** Whether the demo checkout may run. `isPublic`: other people seem to reach it. `why`: the reason for the log, if any. */
export type DemoPermission =
  | { readonly allowed: true; readonly isPublic: boolean }
  | { readonly allowed: false; readonly why: string | undefined };

/** The settings that show whether other people reach a server. */
export type DemoSettings = Pick<
  Config,
  'demoCheckout' | 'siteUrl' | 'paddleApiKey' | 'paddleWebhookSecret' | 'trustedProxies' | 'host' | 'isHostSet'
>;

/**
 * Decides whether a server runs the demo checkout: only with a build without a client token, and if no setting suggests
 * that other people reach the server, or if `DEMO_CHECKOUT` is true. On a public site, test cards would give the product
 * away.
 */
export function demoPermission(settings: DemoSettings, isDemoBuild: boolean): DemoPermission {
  const { demoCheckout } = settings;
  if (!isDemoBuild) return { allowed: false, why: undefined };
  if (demoCheckout === false) return { allowed: false, why: 'The demo checkout is off: DEMO_CHECKOUT is false' };
  const signs = signsOfPublic(settings);
  if (signs.length === 0 || demoCheckout === true) return { allowed: true, isPublic: signs.length > 0 };
  return {
    allowed: false,
    why: `The demo checkout is off: ${signs.join(', ')}. Build with PUBLIC_PADDLE_CLIENT_TOKEN to sell, or set DEMO_CHECKOUT=true`,
  };
}

/** The default `HOST` is no sign: it is that of `npm start` on a laptop. */
function signsOfPublic(settings: DemoSettings): string[] {
  const { siteUrl, paddleApiKey, paddleWebhookSecret, trustedProxies, host, isHostSet } = settings;
  const signs: readonly (readonly [boolean, string])[] = [
    [siteUrl !== undefined && !isLoopback(URL.parse(siteUrl)?.hostname ?? ''), 'SITE_URL is public'],
    [paddleApiKey !== undefined, 'PADDLE_API_KEY is set'],
    [paddleWebhookSecret !== undefined, 'PADDLE_WEBHOOK_SECRET is set'],
    [(trustedProxies ?? 0) > 0, 'TRUST_PROXY is set'],
    [isHostSet && !isLoopback(host), 'HOST is reachable from other machines'],
  ];
  return signs.flatMap(([isSign, name]) => (isSign ? [name] : []));
}

function isLoopback(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    /^127(?:\.\d+){3}$/.test(host) ||
    host === '::1' ||
    host === '[::1]'
  );
}

/** Reads the `demo-catalogue.json` of a build; `undefined` for a build with a client token. Throws a `StartError`. */
export function readDemoCatalog(buildDir: string): unknown {
  const file = join(buildDir, 'demo-catalogue.json');
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError('site/build/demo-catalogue.json is not usable. Run npm run build.', { cause: error });
  }
}

/** What the demo checkout needs of the server. */
export interface DemoParts {
  readonly dataDir: string;
  readonly now: Clock;
  readonly log: Pick<Log, 'error' | 'warning'>;
  /** The origin of the site. */
  readonly siteUrl: () => string;
}

/** The demo checkout, and what makes the rest of the server take it for Paddle. */
export interface Demo {
  readonly isPublic: boolean;
  readonly routes: Hono;
  readonly webhookSecret: string;
  readonly place: PaddlePlace;
  /** Starts to send webhooks to the routes that receive Paddle's. Stop it before the server ends. */
  readonly startDeliveries: (receiver: Hono<WebhookEnv>) => QueueWorker;
}

/** How often webhooks that weren't accepted are looked for, in milliseconds. */
const LOOK_EVERY = 2 * SECOND;

/** Starts the demo checkout if this server runs it; otherwise logs why not. `catalog` is that of the build. */
export async function startDemo(
  config: DemoSettings,
  catalog: unknown,
  { dataDir, now, log, siteUrl }: DemoParts,
): Promise<Demo | undefined> {
  const permission = demoPermission(config, catalog !== undefined);
  if (!permission.allowed && permission.why !== undefined) log.warning(permission.why);
  if (!permission.allowed) return undefined;
  // Only here, so that a server that sells runs nothing of the simulator.
  const { createSimulator, openRecords } = await import('@onset/paddle-simulator/server');
  const { openRecordFile } = await import('@onset/paddle-simulator/server/file');
  const { catalogSchema } = await import('@onset/paddle-simulator/catalog');
  const prices = catalogSchema.safeParse(catalog);
  if (!prices.success) throw new StartError('site/build/demo-catalogue.json is not usable. Run npm run build.');
  let worker: QueueWorker | undefined;
  const simulator = createSimulator({
    records: openRecords(openRecordFile(join(dataDir, 'demo-checkout.db'))),
    catalog: prices.data,
    now,
    path: DEMO_PATH,
    siteUrl,
    onEvents: () => worker?.wake(),
  });
  const webhookSecret = `pdl_ntfset_${crypto.randomUUID()}`;
  return {
    isPublic: permission.isPublic,
    routes: simulator.routes,
    webhookSecret,
    place: {
      baseUrl: 'http://simulator.invalid',
      apiKey: 'simulator',
      fetch: (url, init) => Promise.resolve(simulator.api.request(url, init)),
    },
    startDeliveries(receiver) {
      const deliver = async (body: string, headers: Readonly<Record<string, string>>) => {
        const response = await receiver.request('/', { method: 'POST', body, headers: { ...headers } });
        return response.ok ? undefined : `status ${response.status}`;
      };
      const delivery = { secret: webhookSecret, deliver, warn: log.warning };
      const started = (worker = startQueueWorker({
        next: () => simulator.deliverNext(delivery),
        lookEvery: LOOK_EVERY,
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
