import type { Page, Request } from 'playwright';
import { expect, inject } from 'vitest';

/** The scripts a page has asked for since the watch began. */
export interface ScriptWeight {
  /**
   * Their bytes as they are sent: fetched ahead or asked for by name, from the network or the cache, each counts once.
   * Without those whose address matches `but`.
   */
  bytes(options?: { readonly but?: RegExp }): Promise<number>;
  /**
   * Waits until nothing has been asked for or answered for half a second. It can be waited for more than once, where
   * `networkidle` is reached once in the life of a document.
   */
  untilQuiet(): Promise<void>;
}

const QUIET_MS = 500;

/** What each file weighs: no two builds are served in one run. */
const known = new Map<string, Promise<number>>();

/**
 * Watches which scripts a page asks for, and weighs them by asking the server for them as a browser does. What the page's
 * own requests held would depend on when it is asked: a file that is fetched and then imported is two requests, of
 * which the second comes from the cache, and the first may not have ended.
 */
export function watchScripts(page: Page): ScriptWeight {
  const scripts = new Set<string>();
  const open = new Set<Request>();
  let changed = performance.now();
  const isProgram = (request: Request): boolean => ['script', 'fetch', 'xhr'].includes(request.resourceType());
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(origin + pathname);
    if (!isProgram(request)) return;
    open.add(request);
    changed = performance.now();
  });
  const close = (request: Request): void => {
    if (open.delete(request)) changed = performance.now();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return {
    async bytes({ but } = {}) {
      const sizes = await Promise.all([...scripts].filter((url) => !but?.test(url)).map(sizeOf));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    async untilQuiet() {
      await expect.poll(() => open.size === 0 && performance.now() - changed >= QUIET_MS).toBe(true);
    },
  };
}

function sizeOf(url: string): Promise<number> {
  const size = known.get(url) ?? ask(url);
  known.set(url, size);
  return size;
}

async function ask(url: string): Promise<number> {
  expect(url.startsWith(inject('origin')), `${url} is a script of the site`).toBe(true);
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  await response.body?.cancel();
  expect([response.status, response.headers.get('Content-Encoding')], `the answer for ${url}`).toEqual([200, 'br']);
  return Number(response.headers.get('Content-Length'));
}
