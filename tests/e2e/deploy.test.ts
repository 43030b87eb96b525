import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectConsole, prepareBrowser, untilConsole } from './browser.ts';
import { startProxy } from './proxy.ts';
import type { TestProxy } from './proxy.ts';
import { serveTwoBuilds } from './two-builds.ts';
import type { TwoBuilds } from './two-builds.ts';
import { openReady, untilIdle } from './waits.ts';

const visit = prepareBrowser();

let builds: TwoBuilds;
let proxy: TestProxy;
beforeAll(async () => {
  builds = await serveTwoBuilds();
});
afterAll(() => builds.stop());
beforeEach(async () => {
  proxy = await startProxy(builds.older.origin);
});
afterEach(() => proxy.stop());

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['build']);
const latestOf = async (origin: string): Promise<unknown> =>
  ((await (await fetch(`${origin}/builds/latest.json`)).json()) as { id: unknown }).id;
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is available.' });
const asked = (): string[] => proxy.passed.map(({ path }) => path).filter((path) => path.includes('latest.json'));

/** Opens a page of the older build, which is whole, with a clock that can be put on. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openReady(page, proxy.origin + path);
  await untilIdle(page);
  expect(await buildOf(page)).toBe(await latestOf(builds.older.origin));
}

describe('a deployment while a page is open', () => {
  test('specification 4: is announced within one interval, and the next click loads the new build', async () => {
    const { page } = await visit();
    await open(page, '/login');
    await page.clock.fastForward('59:00');
    expect(asked()).toEqual([]);
    // Fetched ahead from the older build, which is not what the click may show.
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).hover();
    await expect.poll(() => proxy.passed.some(({ path, isOver }) => path === '/pricing' && isOver)).toBe(true);
    const before = proxy.passed.filter(({ path }) => path === '/pricing').length;

    proxy.leadTo(builds.newer.origin);
    await page.clock.fastForward('01:05');
    await notice(page).waitFor();
    expect(asked()).toEqual([expect.stringMatching(/^\/builds\/latest\.json\?\d{13}$/)]);

    const renewed = () => proxy.passed.filter(({ path, isOver }) => path === '/pricing' && isOver).length;
    await expect.poll(renewed).toBe(before + 1);
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/pricing');
    expect(await buildOf(page)).toBe(await latestOf(builds.newer.origin));
    expect(await notice(page).count()).toBe(0);
  });

  test('a form that is half filled in survives the reload, without its password', async () => {
    const { page } = await visit();
    await open(page, '/register');
    await page.getByLabel('Username').fill('ada');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    // A password that is shown is a text like any other to the browser.
    await page.getByRole('button', { name: 'Show password' }).click();
    await page.getByRole('checkbox').check();
    proxy.leadTo(builds.newer.origin);
    await page.clock.fastForward('01:00:05');
    await page.getByRole('button', { name: 'Reload' }).click();

    await page.getByRole('status').filter({ hasText: 'still here, except passwords' }).waitFor();
    expect(await buildOf(page)).toBe(await latestOf(builds.newer.origin));
    expect(await page.getByLabel('Username').inputValue()).toBe('ada');
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.com');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    // Nothing of it is left behind, least of all the password.
    expect(
      await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
    ).not.toMatch(/ada|horse/);
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/profile');
  });

  test('dismissed it stays away; and nothing is said of an equal build, of nonsense, or while there is no connection', async () => {
    const visitor = await visit();
    const { page, context } = visitor;
    await open(page, '/login');
    const nextCheck = async (): Promise<void> => {
      const before = asked().length;
      await page.clock.fastForward('01:00:05');
      await expect.poll(() => asked().length).toBe(before + 1);
    };
    await nextCheck();
    proxy.leadTo(builds.newer.origin, (path) => (path.includes('latest.json') ? 500 : undefined));
    await nextCheck();
    await untilConsole(visitor);
    expectConsole(visitor, /status of 500/);
    await context.setOffline(true);
    const before = asked().length;
    await page.clock.fastForward('01:00:05');
    expect(await notice(page).count()).toBe(0);
    expect(asked()).toHaveLength(before);
    await context.setOffline(false);
    proxy.leadTo(builds.newer.origin);
    await nextCheck();
    await notice(page).waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await nextCheck();
    expect(await notice(page).count()).toBe(0);
  });
});

describe('a file of the older build that is gone all the same', () => {
  test('loads the page again once, with what was typed, and never in a loop', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await open(page, '/register');
    // Everything but pages is gone, of the newer build too: nothing that is loaded can mend it.
    proxy.leadTo(builds.newer.origin, (path) => (/^\/assets\/.*\.js/.test(path) ? 404 : undefined));
    await page.getByLabel('Username').fill('ada');
    await page.waitForURL('**/register');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect.poll(() => buildOf(page)).toBe(await latestOf(builds.newer.origin));
    await page.locator('html[data-runtime-failed]').waitFor();
    const documents = (): number => proxy.passed.filter(({ path }) => path === '/register').length;
    await expect.poll(() => asked().length).toBeGreaterThan(1);
    await untilIdle(page);
    expect(documents()).toBe(2);
    expectConsole(visitor, /status of 404/);

    // As soon as the files are there, so is what was typed.
    proxy.leadTo(builds.newer.origin);
    await page.reload();
    await expect.poll(() => page.getByLabel('Username').inputValue()).toBe('ada');
  });

  test('says so, and reloads nothing, where the browser keeps nothing', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await open(page, '/register');
    proxy.leadTo(builds.newer.origin, (path) => (/^\/assets\/.*\.js/.test(path) ? 404 : undefined));
    await page.getByLabel('Username').fill('ada');
    await page.getByRole('button', { name: 'Create account' }).click();
    await notice(page).waitFor();
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('status').filter({ hasText: 'will be lost' }).waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe('ada');
    expectConsole(visitor, /status of 404/);
  });

  test('of a page from the history is looked for again by loading the page anew', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await open(page, '/privacy');
    const old = await (await fetch(`${builds.older.origin}/privacy`)).text();
    const entry = /<script type="module" src="([^"]+)"/.exec(old)?.[1] ?? '';
    await page.route(`**${entry}`, (route) => route.fulfill({ status: 404, body: '' }));
    await page.route('**/privacy', (route) => route.fulfill({ body: old, contentType: 'text/html' }), { times: 1 });
    proxy.leadTo(builds.newer.origin);
    await page.goto(`${proxy.origin}/privacy`);
    await expect.poll(() => buildOf(page)).toBe(await latestOf(builds.newer.origin));
    await page.locator('html:not([data-runtime-failed])').waitFor();
    expectConsole(visitor, /status of 404/);
  });
});
