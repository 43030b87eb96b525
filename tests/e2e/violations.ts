import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { engine } from './engine.ts';
import { untilHydrated, untilIdle } from './islands.ts';

/** What somebody might have got into a page, by what it is, each with how the browser says that it was stopped. */
export const INJECTED = [
  ['an inline script', '<script>document.title = "taken"</script>', 'script-src-elem inline'],
  ['a handler', '<img src="/none.png" onerror="document.title = \'taken\'" alt="">', 'script-src-attr inline'],
  ['a script from elsewhere', '<script src="https://evil.example/x.js"></script>', 'script-src-elem https://evil'],
  ['a style element', '<style>body { display: none }</style>', 'style-src-elem inline'],
] as const;

/** Whether the console hears of an inline style that is stopped. The driver of WebKit says nothing of styles that come from no file. */
export const STYLES_ARE_TOLD = engine !== 'webkit';

/** How somebody comes to an address of `javascript:` that was got into a page. */
export const WAYS_TO_AN_ADDRESS = ['click', 'new-tab', 'form'] as const;

/** Keeps what the policies of a visitor's pages stop, through every navigation; gives back the list that grows. */
export async function watchViolations(context: BrowserContext): Promise<readonly string[]> {
  const violations: string[] = [];
  await context.exposeFunction('noteViolation', (text: string) => void violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteViolation } = globalThis as unknown as { noteViolation: (text: string) => void };
      noteViolation(`${event.effectiveDirective} ${event.blockedURI} ${location.pathname} ${event.sample}`);
    });
  });
  return violations;
}

/** Has the page served at a path, whatever its query, hold more than the build put there. */
export async function injectMarkup(context: BrowserContext, path: string, markup: string): Promise<void> {
  await context.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      // Only the browser knows this machine by the names of the tests.
      const url = new URL(route.request().url());
      url.hostname = 'localhost';
      const response = await route.fetch({ url: url.href });
      await route.fulfill({ response, body: (await response.text()).replace('</main>', `${markup}</main>`) });
    },
  );
}

/** Markup that leads to an address of `javascript:` in one of the ways. */
export function injectedAddress(way: (typeof WAYS_TO_AN_ADDRESS)[number]): string {
  const address = 'javascript:void(document.title="taken")';
  if (way === 'form') return `<form action='${address}'><button>Injected</button></form>`;
  return `<a href='${address}' ${way === 'new-tab' ? 'target="_blank"' : ''}>Injected</a>`;
}

/** Follows what `injectedAddress` put into a page at a path, and asserts that nothing came of it. */
export async function followInjected(page: Page, path: string, violations: readonly string[]): Promise<void> {
  const title = await page.title();
  const injected = page.getByText('Injected', { exact: true });
  const opensPage = (await injected.getAttribute('target')) !== null;
  await injected.dispatchEvent('click');
  const pages = page.context().pages();
  // WebKit opens nothing for it, and has nothing to tell of.
  if (engine === 'webkit' && opensPage) await untilIdle(page);
  else await expect.poll(() => page.context().pages().length + violations.length).toBeGreaterThan(1);
  for (const each of pages) expect(await each.title()).not.toBe('taken');
  expect([await page.title(), new URL(page.url()).pathname]).toEqual([title, path]);
}

/** Wakes every island of a page by the touch a visitor's finger would be, and waits until React has each. */
export async function wakeIslands(page: Page): Promise<number> {
  const islands = page.locator('[data-island]');
  const count = await islands.count();
  for (let index = 0; index < count; index += 1) {
    const island = islands.nth(index);
    await island.dispatchEvent('pointerdown');
    await untilHydrated(island);
  }
  return count;
}
