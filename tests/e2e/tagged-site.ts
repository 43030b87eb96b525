import type { BrowserContext, Page } from 'playwright';
import { plansForSale } from '../../site/content/plans.ts';
import type { Plan } from '../../site/content/plans.ts';
import { WEBHOOK_SECRET } from '../setup/paddle-events.ts';
import { buildOnce } from './build-once.ts';
import { startProcess } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';

/** Client token of the site. The prefix `test_` selects Paddle's sandbox. */
export const TOKEN = 'test_of_the_browser';

/** Host name of the site. It isn't `localhost`, because nothing is measured there. */
export const HOST = 'onset.test';

/** Returns the price ID of a plan in the build. */
export const getPriceId = ({ id }: Plan): string => `pri_${id.replaceAll('-', '_')}`;

/** Builds the site with every vendor: analytics, ads, the revenue tracker and Paddle. Returns the build folder. */
export const buildTaggedSite = (): Promise<string> =>
  buildOnce('vendors', {
    PUBLIC_GA_MEASUREMENT_ID: 'G-TEST',
    PUBLIC_GOOGLE_ADS_CONVERSION: 'AW-1/label',
    PUBLIC_PROFITWELL_TOKEN: 'token',
    PUBLIC_PADDLE_CLIENT_TOKEN: TOKEN,
    PUBLIC_PADDLE_PRICES: plansForSale()
      .map((plan) => `${plan.id}=${getPriceId(plan)}`)
      .join(','),
  });

/** Serves the site with every vendor on a port. */
export const serveTaggedSite = async (port: number): Promise<SiteProcess> =>
  startProcess({
    PORT: String(port),
    TRUST_PROXY: '1',
    SITE_BUILD_DIR: await buildTaggedSite(),
    PADDLE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });

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

/** Waits until the replaced script of a vendor has run. */
export const untilTagged = (page: Page): Promise<unknown> => page.waitForFunction(() => 'tagIsHere' in window);

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
