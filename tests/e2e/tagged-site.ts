import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { PRICE_IDS } from '../setup/paddle-events.ts';
import { buildOnce } from './build-once.ts';
import { startProcess } from './site-process.ts';

const entry = join(import.meta.dirname, 'elsewhere-entry.ts');

/** Client token of the site. The prefix `test_` selects Paddle's sandbox. */
export const TOKEN = 'test_of_the_browser';

/** Host name of the site. It isn't `localhost`, because nothing is measured there. */
export const HOST = 'onset.test';

/** Public settings of the site with every vendor: analytics, ads, the revenue tracker and Paddle. */
const SETTINGS = {
  PUBLIC_GA_MEASUREMENT_ID: 'G-TEST',
  PUBLIC_GOOGLE_ADS_CONVERSION: 'AW-1/label',
  PUBLIC_PROFITWELL_TOKEN: 'token',
  PUBLIC_PADDLE_CLIENT_TOKEN: TOKEN,
  PUBLIC_PADDLE_PRICE_MONTHLY: PRICE_IDS.monthly,
  PUBLIC_PADDLE_PRICE_YEARLY: PRICE_IDS.yearly,
  PUBLIC_PADDLE_PRICE_LIFETIME: PRICE_IDS.lifetime,
};

/** The site with every vendor, served by its own process. */
export interface TaggedSite {
  /** Folder of the files that visitors get. */
  readonly client: string;
  /** Data directory of its server. */
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

/** Builds the site with every vendor once, and returns the build folder. */
export const buildTaggedSite = (): Promise<string> => buildOnce('vendors', SETTINGS);

/** Serves the site with every vendor on a port. `more` adds environment variables of the server. */
export async function serveTaggedSite(port: number, more: Readonly<Record<string, string>> = {}): Promise<TaggedSite> {
  const build = await buildTaggedSite();
  const dataDir = await mkdtemp(join(tmpdir(), 'onset-tags-'));
  const site = await startProcess(
    { PORT: String(port), DATA_DIR: dataDir, TRUST_PROXY: '1', SITE_BUILD_DIR: build, ...more },
    entry,
  );
  return {
    client: join(build, 'client'),
    dataDir,
    async stop() {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Requests to vendors. */
export interface Vendors {
  /** URLs of all requests to other hosts than the site, in order. */
  readonly asked: string[];
}

/** Script that replaces every vendor's: sets Google's cookies, and a flag that tests wait for. */
const TAG = 'document.cookie = "_ga=GA1.1.1; path=/"; document.cookie = "_gcl_au=1; path=/"; window.tagIsHere = true';

/** Replaces the vendors' scripts in a browser context, or blocks them as an ad blocker does. */
export async function meetVendors(context: BrowserContext, how: 'there' | 'blocked' = 'there'): Promise<Vendors> {
  const asked: string[] = [];
  await context.route(
    (url) => url.hostname !== HOST,
    (route) => {
      asked.push(route.request().url());
      if (how === 'blocked') return route.abort('blockedbyclient');
      return route.fulfill({ contentType: 'text/javascript', body: TAG });
    },
  );
  return { asked };
}

/** Stores an answer to the consent banner before each page loads. */
export function answerConsent(context: BrowserContext, agrees: boolean): Promise<unknown> {
  return context.addInitScript(
    (consent) => {
      // `about:blank` has an opaque origin, where `localStorage` throws.
      if (globalThis.origin !== 'null') localStorage.setItem('onset_consent', JSON.stringify(consent));
    },
    { version: 1, at: '2026-11-01T00:00:00Z', analytics: agrees, ads: agrees },
  );
}

/** Returns the commands that a page has sent to Google's tag, in order, each with its arguments. */
export function commandsOf(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => (window.dataLayer ?? []).map((command) => [...(command as IArguments)]));
}

/** Returns the parameters of each event with this name that a page has sent. */
export async function eventsOf(page: Page, name: string): Promise<Record<string, unknown>[]> {
  const commands = await commandsOf(page);
  return commands
    .filter(([kind, event]) => kind === 'event' && event === name)
    .map(([, , parameters]) => parameters as Record<string, unknown>);
}
