import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../setup/free-port.ts';
import { spawnProcess, untilReady as untilServerReady } from '../setup/server-process.ts';
import { expectConsole, prepareBrowser, sizes } from './browser.ts';
import type { Visit } from './browser.ts';
import { buy } from './demo-form.ts';
import { engine } from './engine.ts';
import { confirmEmail, newPerson, register } from './people.ts';
import { serveSellingSite } from './selling-site.ts';
import { simulatePaddle } from './simulated-paddle.ts';
import { HOST, answerConsent, meetVendors } from './tagged-site.ts';
import type { TaggedSite } from './tagged-site.ts';
import { hydrateIslands, openReady, untilIdle, untilReady } from './waits.ts';
import { watchViolations } from './violations.ts';

const port = await freePort();
const origin = `http://${HOST}:${port}`;
const visit = prepareBrowser(origin);
let selling: TaggedSite;

beforeAll(async () => {
  selling = await serveSellingSite(port);
});
afterAll(() => selling.stop());

interface WatchedVisit extends Visit {
  readonly violations: readonly string[];
}

/** Opens a page as a new visitor whose CSP violations are recorded. */
async function watched(size: keyof typeof sizes = 'desktop'): Promise<WatchedVisit> {
  const visitor = await visit(sizes[size]);
  return { ...visitor, violations: await watchViolations(visitor.context) };
}

/** Opens a page of the site with every vendor, as a new visitor who has accepted all of them. */
async function watchedWithVendors(): Promise<WatchedVisit> {
  const visitor = await visit({ ...sizes.desktop, baseURL: origin });
  await meetVendors(visitor.context);
  await (await simulatePaddle(origin)).serve(visitor.page);
  await answerConsent(visitor.context, true);
  return { ...visitor, violations: await watchViolations(visitor.context) };
}

describe('the content security policy', () => {
  test('allows registering, the advice on a password, buying, the plan and logging out', async () => {
    const { page, violations } = await watched();
    const person = newPerson();
    await register(page, person);
    await openReady(page, '/profile');
    expect(await hydrateIslands(page)).toBeGreaterThan(2);
    await page.getByLabel('New password').first().pressSequentially('password1');
    await page.getByText(/Attackers try this password first/).waitFor();
    await buy(page, 'yearly');
    await confirmEmail(page, person);
    await openReady(page, '/customer-portal');
    await page.getByRole('button', { name: 'Update card' }).click();
    await page.waitForURL('**/demo/paddle/portal?**');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await openReady(page, '/profile');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
    expect(violations).toEqual([]);
  });

  test.for(['/', '/login', '/pricing', '/checkout'])('allows every vendor of %s', async (path) => {
    const { page, violations } = await watchedWithVendors();
    await page.goto(path);
    await hydrateIslands(page);
    await page.waitForFunction(() => 'tagIsHere' in window);
    await untilReady(page);
    await untilIdle(page);
    expect(violations).toEqual([]);
  });
});

/** Adds markup to the page served at a path. */
async function injectMarkup(context: BrowserContext, path: string, markup: string): Promise<void> {
  await context.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      // Only the browser knows this machine by the host name of the tests.
      const url = new URL(route.request().url());
      url.hostname = 'localhost';
      const response = await route.fetch({ url: url.href });
      await route.fulfill({ response, body: (await response.text()).replace('</main>', `${markup}</main>`) });
    },
  );
}

/** Markup that would run or show something, and the violation that is recorded instead. */
const INJECTED: readonly (readonly [markup: string, violation: string])[] = [
  ['<script>document.title = "taken"</script>', 'script-src-elem inline'],
  ['<img src="/none.png" onerror="document.title = \'taken\'" alt="">', 'script-src-attr inline'],
  ['<script src="https://evil.example/x.js"></script>', 'script-src-elem https://evil'],
  ['<style>body { display: none }</style>', 'style-src-elem inline'],
];

const JAVASCRIPT_URL = 'javascript:void(document.title="taken")';
const INJECTED_URLS = {
  'a link': `<a href='${JAVASCRIPT_URL}'>Injected</a>`,
  'a link to a new tab': `<a href='${JAVASCRIPT_URL}' target="_blank">Injected</a>`,
  'a form': `<form action='${JAVASCRIPT_URL}'><button>Injected</button></form>`,
};

// The policies with vendors name their hosts and have no Trusted Types.
describe.each([
  ['/', 'without vendors', watched],
  ['/pricing', 'with vendors', watchedWithVendors],
] as const)('markup injected into %s %s', (path, _, come) => {
  test('runs no script and no event handler, and applies no style', async () => {
    const visitor = await come();
    await injectMarkup(visitor.context, path, INJECTED.map(([markup]) => markup).join(''));
    await visitor.page.goto(path);
    const expected = INJECTED.map(([, violation]) => expect.stringContaining(violation) as string);
    await expect.poll(() => visitor.violations).toHaveLength(INJECTED.length);
    expect(visitor.violations).toEqual(expect.arrayContaining(expected));
    expect(await visitor.page.title()).not.toBe('taken');
    expect(await visitor.page.locator('body').isVisible()).toBe(true);
    visitor.consoleErrors.length = 0;
  });

  test.for(Object.entries(INJECTED_URLS))('does nothing: a javascript: URL in %s', async ([, markup]) => {
    const visitor = await come();
    const { page, violations } = visitor;
    await injectMarkup(visitor.context, path, markup);
    await page.goto(path);
    const title = await page.title();
    const injected = page.getByText('Injected', { exact: true });
    const opensTab = (await injected.getAttribute('target')) !== null;
    await injected.dispatchEvent('click');
    // WebKit opens no tab for it, and reports nothing.
    const isSilent = engine === 'webkit' && opensTab;
    await expect.poll(() => isSilent || page.context().pages().length + violations.length > 1).toBe(true);
    for (const each of page.context().pages()) expect(await each.title()).not.toBe('taken');
    expect([await page.title(), new URL(page.url()).pathname]).toEqual([title, path]);
    visitor.consoleErrors.length = 0;
  });
});

test('Trusted Types stop the site’s own scripts from turning text into markup or code', async () => {
  const visitor = await watched();
  await openReady(visitor.page, '/');
  const errors = await visitor.page.evaluate(() => {
    const attempts: (() => unknown)[] = [
      () => (document.body.innerHTML = '<img src=x onerror=alert(1)>'),
      () => document.body.insertAdjacentHTML('beforeend', '<p></p>'),
      () => (document.createElement('script').src = '/assets/other.js'),
      // oxlint-disable-next-line no-implied-eval -- what is attempted
      () => setTimeout('document.title = "taken"'),
      () =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy: (name: string) => unknown } }
        ).trustedTypes.createPolicy('mine'),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'allowed';
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    });
  });
  expect(errors).toEqual(errors.map(() => 'TypeError'));
  visitor.consoleErrors.length = 0;
});

// Over https, browsers report in a newer way, for which the browser of the tests has no service; its format is tested
// in `tests/server/policy-reports.test.ts`.
test('a violation is logged by the server without the code in the URL', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'onset-e2e-'));
  const server = spawnProcess(join(import.meta.dirname, '../../site/server/main.ts'), { PORT: '0', DATA_DIR: dataDir });
  onTestFinished(async () => {
    server.child.kill();
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  const visitor = await visit({ baseURL: `http://localhost:${await untilServerReady(server)}` });
  await visitor.page.goto('/reset-password?code=secret-code');
  await visitor.page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
  });
  const violation = () => server.output.stdout.split('\n').find((line) => line.includes('policy-violation'));
  await expect.poll(violation).toBeDefined();
  expect(JSON.parse(violation() ?? '')).toMatchObject({
    level: 'warn',
    directive: 'style-src-elem',
    blocked: 'inline',
    page: '/reset-password',
  });
  expect(server.output.stdout).not.toContain('secret-code');
  // The driver of WebKit logs no style that comes from no file.
  if (engine !== 'webkit') expectConsole(visitor, /inline style/);
});
