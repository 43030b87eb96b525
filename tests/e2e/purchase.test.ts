import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { build } from 'vite';
import { prepareBrowser } from './browser.ts';
import { HOST } from './tagged-site.ts';

/** Nobody serves it: all that it has is put in. By https, because there are locks on such pages alone. */
const origin = `https://${HOST}`;
const visit = prepareBrowser();
let script: string;

beforeAll(async () => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'esnext',
      lib: { entry: join(import.meta.dirname, 'purchase-entry.ts'), formats: ['es'], fileName: 'purchase' },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [];
  const [chunk] = bundle?.output ?? [];
  script = chunk?.type === 'chunk' ? chunk.code : '';
});

/** Tells the test of every event there is, as Google's tag would tell Google. */
const TAG = `
const look = ([kind, name, { transaction_id: id } = {}]) => { if (kind === 'event') counted(name, id); };
for (const command of dataLayer) look(command);
const push = dataLayer.push;
dataLayer.push = (...commands) => { commands.forEach(look); return push.apply(dataLayer, commands); };`;

/** Serves the page after a payment; what its tabs count is in the list. */
async function servePage(context: BrowserContext): Promise<string[]> {
  const counted: string[] = [];
  await context.exposeFunction('counted', (name: string, id: string) => void counted.push(`${name} ${id}`));
  const html = (body: string) => ({ contentType: 'text/html', body: `<!doctype html><title>Page</title>${body}` });
  await context.route(`${origin}/**`, (route) => route.fulfill(html('Another page')));
  await context.route(`${origin}/paid`, (route) =>
    route.fulfill(html('<script type="module" src="/paid.js"></script>')),
  );
  await context.route(`${origin}/paid.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: TAG }),
  );
  return counted;
}

test('a purchase is counted once over three reloads, two tabs and the back button', async () => {
  const { page, context } = await visit({ baseURL: origin });
  const counted = await servePage(context);
  const untilCounted = async (loads: number): Promise<void> =>
    await expect.poll(() => counted.filter((event) => event.includes(' new ')).length).toBe(2 * loads);

  await page.goto('/paid');
  expect(await page.evaluate(() => 'locks' in navigator)).toBe(true);
  await untilCounted(1);
  for (const loads of [2, 3, 4]) {
    await page.reload();
    await untilCounted(loads);
  }
  await page.goto('/pricing');
  await page.goBack();
  await untilCounted(5);
  const tabs: Page[] = [await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/paid')));
  await untilCounted(7);
  expect(counted.filter((event) => event.endsWith(' txn_1'))).toEqual(['purchase txn_1', 'conversion txn_1']);
});

test('a purchase that two tabs tell of at the same moment, for the first time, is counted once', async () => {
  const { page, context } = await visit({ baseURL: origin });
  const counted = await servePage(context);
  const tabs = [page, await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/paid')));
  await expect.poll(() => counted.filter((event) => event.includes(' new ')).length).toBe(6);
  expect(counted.filter((event) => event.endsWith(' txn_1')).toSorted()).toEqual([
    'conversion txn_1',
    'purchase txn_1',
  ]);
});
