import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../setup/free-port.ts';
import { servePaddle } from '../setup/paddle-double.ts';
import { prepareBrowser, sizes } from './browser.ts';
import type { Visit } from './browser.ts';
import { GERMANY, serveSellingSite } from './selling-site.ts';
import { HOST, meetVendors } from './tagged-site.ts';
import type { TaggedSite } from './tagged-site.ts';
import {
  INJECTED,
  WAYS_TO_AN_ADDRESS,
  followInjected,
  injectMarkup,
  injectedAddress,
  wakeIslands,
  watchViolations,
} from './violations.ts';

const port = await freePort();
const origin = `http://${HOST}:${port}`;
const visit = prepareBrowser(origin);
let site: TaggedSite;

beforeAll(async () => {
  site = await serveSellingSite(port);
}, 180_000);
afterAll(() => site.stop());

/** Comes as a new visitor who has agreed to be measured. */
async function come(): Promise<Visit & { violations: readonly string[] }> {
  const visitor = await visit({ ...sizes.desktop, baseURL: origin });
  await meetVendors(visitor.context);
  await servePaddle(visitor.page, GERMANY);
  await visitor.context.addInitScript(() => {
    // A page that is still empty has no storage of its own.
    if (globalThis.origin === 'null') return;
    const consent = { version: 1, at: '2026-11-01T00:00:00Z', analytics: true, ads: true };
    localStorage.setItem('onset_consent', JSON.stringify(consent));
  });
  return { ...visitor, violations: await watchViolations(visitor.context) };
}

test.for(['/', '/blog', '/login', '/privacy', '/pricing', '/checkout', '/success', '/customer-portal'])(
  'with every vendor there, the policy stops nothing of %s',
  async (path) => {
    const { page, violations } = await come();
    await page.goto(path);
    await wakeIslands(page);
    await page.waitForFunction(() => 'tagIsHere' in window);
    await page.waitForLoadState('networkidle');
    expect(violations).toEqual([]);
  },
);

// Its policies name vendors and have no Trusted Types; the second of these names Paddle too.
describe.each(['/', '/pricing'])('what somebody put into %s, where vendors may run', (path) => {
  test.for(INJECTED)('does nothing: %s', async ([_name, markup, stopped]) => {
    const visitor = await come();
    await injectMarkup(visitor.context, path, markup);
    await visitor.page.goto(path, { waitUntil: 'load' });
    await expect.poll(() => visitor.violations).toEqual([expect.stringContaining(stopped)]);
    expect(await visitor.page.title()).not.toBe('taken');
    visitor.consoleErrors.length = 0;
  });

  test.for(WAYS_TO_AN_ADDRESS)('does nothing: an address of javascript: by %s', async (way) => {
    const visitor = await come();
    await injectMarkup(visitor.context, path, injectedAddress(way));
    await visitor.page.goto(path, { waitUntil: 'load' });
    await followInjected(visitor.page, path, visitor.violations);
    visitor.consoleErrors.length = 0;
  });
});
