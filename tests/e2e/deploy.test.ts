import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectConsole, prepareBrowser } from './browser.ts';
import { buildOnce } from './build-once.ts';
import { newPerson } from './people.ts';
import { startProxy } from './proxy.ts';
import type { TestProxy } from './proxy.ts';
import { startProcess } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';
import { openReady, untilIdle } from './waits.ts';

let keptAssets: string;
let older: SiteProcess;
let newer: SiteProcess;
let proxy: TestProxy;
beforeAll(async () => {
  keptAssets = await mkdtemp(join(tmpdir(), 'onset-deploy-'));
  const serve = (build: string): Promise<SiteProcess> =>
    startProcess({ KEPT_ASSETS_DIR: keptAssets, TRUST_PROXY: '1', SITE_BUILD_DIR: build });
  older = await serve(await buildOnce('before', { PUBLIC_SITE_URL: 'https://before.example' }));
  newer = await serve(join(import.meta.dirname, '../../site/build'));
});
afterAll(async () => {
  await Promise.all([older.stop(), newer.stop()]);
  await rm(keptAssets, { recursive: true, force: true });
});
beforeEach(async () => {
  proxy = await startProxy(older.origin);
});
afterEach(() => proxy.stop());
// Registered last, so that the pages are closed before the proxy.
const visit = prepareBrowser();

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['build']);
const latestOf = async ({ origin }: SiteProcess): Promise<unknown> =>
  ((await (await fetch(`${origin}/builds/latest.json`)).json()) as { id: unknown }).id;
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is available.' });
const checks = (): string[] => proxy.requests.map(({ path }) => path).filter((path) => path.includes('latest.json'));
const completed = (wanted: string): number =>
  proxy.requests.filter(({ path, isOver }) => path === wanted && isOver).length;

/** Opens a page of the older build with a clock that the test moves, and waits until everything of it is loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openReady(page, proxy.origin + path);
  await untilIdle(page);
  expect(await buildOf(page)).toBe(await latestOf(older));
}

describe('a deployment while a page is open', () => {
  test('specification 4: is announced within one interval, and the next click loads the new build', async () => {
    const { page } = await visit();
    await open(page, '/login');
    await page.clock.fastForward('59:00');
    expect(checks()).toEqual([]);
    // Preloaded from the older build, which the click must not show.
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).hover();
    await expect.poll(() => completed('/pricing')).toBeGreaterThan(0);
    const before = completed('/pricing');

    proxy.forwardTo(newer.origin);
    await page.clock.fastForward('01:05');
    await notice(page).waitFor();
    expect(checks()).toEqual([expect.stringMatching(/^\/builds\/latest\.json\?\d{13}$/)]);

    await expect.poll(() => completed('/pricing')).toBe(before + 1);
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/pricing');
    expect(await buildOf(page)).toBe(await latestOf(newer));
    expect(await notice(page).count()).toBe(0);
  });

  test('keeps what was typed in a form through the reload, except the password', async () => {
    const { page } = await visit();
    const person = newPerson();
    await open(page, '/register');
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    // A visible password is in a text field, which the browser restores like any other.
    await page.getByRole('button', { name: 'Show password' }).click();
    await page.getByRole('checkbox').check();
    proxy.forwardTo(newer.origin);
    await page.clock.fastForward('01:00:05');
    await page.getByRole('button', { name: 'Reload' }).click();

    await page.getByRole('status').filter({ hasText: 'still here, except passwords' }).waitFor();
    expect(await buildOf(page)).toBe(await latestOf(newer));
    expect(await page.getByLabel('Username').inputValue()).toBe(person.username);
    expect(await page.getByLabel('Email').inputValue()).toBe(person.email);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    expect(
      await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
    ).not.toMatch(/ada|horse/);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/customer-portal?link=sent');
  });
});

const removeScripts = (): void =>
  proxy.forwardTo(newer.origin, (path) => (/^\/assets\/.*\.js/.test(path) ? 404 : undefined));

test('scripts of the older build that no longer exist reload the page once, with what was typed, and never in a loop', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await open(page, '/register');
  // The scripts of the newer build are missing too, so the reload can't help.
  removeScripts();
  await page.getByLabel('Username').fill('ada');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect.poll(() => buildOf(page)).toBe(await latestOf(newer));
  await page.locator('html[data-runtime-failed]').waitFor();
  await expect.poll(() => checks().length).toBeGreaterThan(1);
  await untilIdle(page);
  expect(proxy.requests.filter(({ path }) => path === '/register')).toHaveLength(2);
  expectConsole(visitor, /status of 404/);

  proxy.forwardTo(newer.origin);
  await page.reload();
  await expect.poll(() => page.getByLabel('Username').inputValue()).toBe('ada');
});

test('missing scripts are reported without a reload if the browser blocks storage', async () => {
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
  removeScripts();
  await page.getByLabel('Username').fill('ada');
  await page.getByRole('button', { name: 'Create account' }).click();
  await notice(page).waitFor();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('status').filter({ hasText: 'will be lost' }).waitFor();
  expect(await page.getByLabel('Username').inputValue()).toBe('ada');
  expectConsole(visitor, /status of 404/);
});
