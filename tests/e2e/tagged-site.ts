import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from 'playwright';
import { startProcess } from './site-process.ts';

const root = join(import.meta.dirname, '../..');
const entry = join(import.meta.dirname, 'elsewhere-entry.ts');

/** A name for this machine that is not local: nothing is measured on localhost. */
export const HOST = 'onset.test';

const SETTINGS = {
  PUBLIC_GA_MEASUREMENT_ID: 'G-TEST',
  PUBLIC_GOOGLE_ADS_CONVERSION: 'AW-1/label',
  PUBLIC_PROFITWELL_TOKEN: 'token',
};

/** The site with every tool that needs consent. */
export interface TaggedSite {
  /** The folder of what visitors get. */
  readonly client: string;
  /** Ends it. */
  readonly stop: () => Promise<void>;
}

/** What a site has beside the tools. */
export interface MoreSettings {
  /** Of the build. */
  readonly build?: Readonly<Record<string, string>>;
  /** Of the server. */
  readonly server?: Readonly<Record<string, string>>;
}

/** Builds the site with every tool that needs consent, and serves it at a port. */
export async function serveTaggedSite(port: number, more: MoreSettings = {}): Promise<TaggedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'onset-tags-'));
  // The packages, for a server build that lies outside the project.
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const build = join(folder, 'build');
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build.ts')], {
    env: { ...process.env, ...SETTINGS, ...more.build, SITE_BUILD_DIR: build },
  });
  const site = await startProcess(
    { PORT: String(port), DATA_DIR: join(folder, 'data'), TRUST_PROXY: '1', SITE_BUILD_DIR: build, ...more.server },
    entry,
  );
  return {
    client: join(build, 'client'),
    async stop() {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The vendors' scripts, as they are to this browser. */
export interface Vendors {
  /** What was asked of others than the site, in order. */
  readonly asked: string[];
}

/** Google's cookie, and what ProfitWell's script is told; of what else they do the pages see nothing. */
const TAG = 'document.cookie = "_ga=GA1.1.1; path=/"; document.cookie = "_gcl_au=1; path=/"; window.tagIsHere = true';

/** Stands for the vendors in a browser, or blocks them, as an ad blocker does. */
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

/** What Google's tag was told on a page, in order: each command by its words. */
export function commandsOf(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => (window.dataLayer ?? []).map((command) => [...(command as IArguments)]));
}

/** The parameters of the events of a name that a page has sent. */
export async function eventsOf(page: Page, name: string): Promise<Record<string, unknown>[]> {
  const commands = await commandsOf(page);
  return commands
    .filter(([kind, event]) => kind === 'event' && event === name)
    .map(([, , parameters]) => parameters as Record<string, unknown>);
}
