import { randomInt } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { engine, launchBrowser } from './engine.ts';

/** Viewports of a phone and a desktop computer. Firefox has no mobile emulation. */
export const sizes = {
  phone: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: engine !== 'firefox',
    deviceScaleFactor: 2,
  },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

/** Time limit of a step of a test, in milliseconds: finds a hang, not a slow machine. */
const STEP_MS = 60_000;

export type Size = keyof typeof sizes;

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors, which include CSP violations, and uncaught exceptions of all pages. A test removes those it expects. */
  readonly consoleErrors: string[];
}

let browser: Browser;
let open: Visit[] = [];

/**
 * Launches a browser for the tests of a file. Returns a function that opens a page as a new visitor. After each test its
 * pages are closed, and a console error that the test didn't expect fails it. Tests with a `trustedOrigin` run in Chromium
 * only.
 */
export function prepareBrowser(trustedOrigin?: string): (options?: BrowserContextOptions) => Promise<Visit> {
  beforeAll(async () => {
    browser = await launchBrowser(trustedOrigin);
  });
  afterAll(() => browser.close());
  beforeEach(({ skip }) => skip(trustedOrigin !== undefined && engine !== 'chromium'));
  afterEach(async () => {
    const consoleErrors = open.flatMap((visit) => visit.consoleErrors);
    await Promise.all(open.map(close));
    open = [];
    // oxlint-disable-next-line vitest/no-standalone-expect -- this hook runs for every test
    expect(consoleErrors, 'console errors of the pages').toEqual([]);
  });

  return async (options = sizes.desktop) => {
    const context = await browser.newContext({
      baseURL: trustedOrigin ?? inject('origin'),
      reducedMotion: 'reduce',
      // A new IP address for each visitor, so that rate limits don't connect them.
      extraHTTPHeaders: { 'X-Forwarded-For': `10.${[randomInt(256), randomInt(256), randomInt(256)].join('.')}` },
      ...options,
    });
    context.setDefaultTimeout(STEP_MS);
    const page = await context.newPage();
    const consoleErrors: string[] = [];
    context.on('weberror', (error) => consoleErrors.push(error.error().message));
    context.on('console', (message) => {
      const isError = message.type() === 'error' || message.text().startsWith('An island was rendered again');
      if (isError && !isFromEngine(message.text()))
        consoleErrors.push(`${message.text()} ${message.location().url}`.trim());
    });
    const visit = { page, context, consoleErrors };
    open.push(visit);
    return visit;
  };
}

/**
 * True for console errors that the site doesn't cause: WebKit's about the style that Playwright adds for a screenshot, and
 * Firefox's about a font that wasn't loaded before its page was left.
 */
const isFromEngine = (text: string): boolean =>
  /sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=|^download failed \(font-family: .* status=2152398850 /.test(
    text,
  );

/** Closes a visitor's pages, with request handlers that are still busy. */
async function close({ context }: Visit): Promise<void> {
  for (const each of [context, ...context.pages()]) await each.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

/**
 * Removes the console errors that match, because the test caused them. Fails if there is none in Chromium; other engines
 * don't log every failed response.
 */
export function expectConsole({ consoleErrors }: Visit, pattern: RegExp): void {
  const others = consoleErrors.filter((text) => !pattern.test(text));
  if (engine === 'chromium')
    expect(others.length, `a console error like ${String(pattern)} in ${JSON.stringify(consoleErrors)}`).toBeLessThan(
      consoleErrors.length,
    );
  consoleErrors.splice(0, consoleErrors.length, ...others);
}

/** Waits for a console error about a failed response, which only Chromium always logs. */
export async function untilConsole({ consoleErrors }: Visit): Promise<void> {
  if (engine === 'chromium') await expect.poll(() => consoleErrors.length).toBeGreaterThan(0);
}
