import { join } from 'node:path';
import { createSimulator, openRecords } from '@onset/paddle-simulator/server';
import type { Simulator } from '@onset/paddle-simulator/server';
import type { Page } from 'playwright';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { demoCatalog } from '../../scripts/build/demo-catalog.ts';
import { plansForSale } from '../../site/content/plans.ts';
import { getPriceId } from './tagged-site.ts';
import { WEBHOOK_SECRET } from '../setup/paddle-events.ts';

/** The URL of Paddle.js. */
export const PADDLE_SCRIPT = 'https://cdn.paddle.com/paddle/v2/paddle.js';

/** One call of Paddle.js: its name, and its arguments without functions. */
export type PaddleCall = readonly [name: string, ...given: unknown[]];

/** Paddle for a site with a client token: the simulator, at the URLs of Paddle. */
export interface SimulatedPaddle {
  /**
   * Serves the script and the service behind it to a page, unless `isBlocked` returns true for a request of the script.
   * Returns the array that collects the calls of Paddle.js.
   */
  readonly serve: (page: Page, isBlocked?: () => boolean) => Promise<readonly PaddleCall[]>;
  /** Sends the webhooks that are due. Throws for one that the site doesn't accept. */
  readonly sendWebhooks: () => Promise<void>;
}

/** Starts a simulated Paddle for the site at an origin. */
export async function simulatePaddle(siteOrigin: string): Promise<SimulatedPaddle> {
  const script = await buildScript();
  const simulator = createSimulator({
    records: openRecords(),
    catalog: demoCatalog(Object.fromEntries(plansForSale().map((plan) => [plan.id, getPriceId(plan)]))),
    now: Date.now,
    path: '/',
    siteUrl: () => siteOrigin,
  });
  const deliver = async (body: string, headers: Readonly<Record<string, string>>) => {
    const response = await fetch(`${siteOrigin}/webhooks/paddle`, { method: 'POST', body, headers: { ...headers } });
    if (!response.ok) throw new Error(`The site answered a webhook with ${response.status}: ${body}`);
    return undefined;
  };
  return {
    async serve(page, isBlocked = () => false) {
      const calls: PaddleCall[] = [];
      await page.exposeFunction('notePaddleCall', (call: PaddleCall) => void calls.push(call));
      await page.route(PADDLE_SCRIPT, (route) =>
        isBlocked() ? route.abort('blockedbyclient') : route.fulfill({ contentType: 'text/javascript', body: script }),
      );
      await page.route('https://sandbox-checkout-service.paddle.com/**', (route) => respond(simulator, route));
      return calls;
    },
    async sendWebhooks() {
      while (await simulator.deliverNext({ secret: WEBHOOK_SECRET, deliver, warn: failOnWarning }));
    },
  };
}

function failOnWarning(message: string): never {
  throw new Error(message);
}

async function respond({ routes }: Simulator, route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> {
  const request = route.request();
  const { pathname } = new URL(request.url());
  const response = await routes.request(pathname, { method: request.method(), body: request.postData() });
  await route.fulfill({
    status: response.status,
    contentType: 'application/json',
    headers: { 'Access-Control-Allow-Origin': '*' },
    body: await response.text(),
  });
}

async function buildScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    // Overrides the settings of the tests, which compile JSX for development.
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'simulated-paddle-entry.ts'), formats: ['iife'], name: 'simulator' },
    },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code;
}
