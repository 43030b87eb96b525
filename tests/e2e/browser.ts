import { randomInt } from 'node:crypto';
import { chromium } from 'playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { testBrowser } from '../setup/browser.ts';

/** The two sizes people have in their hands and on their desks. */
export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

export type Size = keyof typeof sizes;

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors and warnings of all the visitor's pages, and what they threw; a test takes out what it expects. */
  readonly consoleErrors: string[];
}

let browser: Browser;
let open: Visit[] = [];

/**
 * Prepares a browser for the tests of a file and returns how to open a page in it, each time as a new visitor. After
 * each test its pages are closed, and a console error that the test did not expect fails it. `flags` are of the browser's
 * command line.
 */
export function prepareBrowser(flags: readonly string[] = []): (options?: BrowserContextOptions) => Promise<Visit> {
  beforeAll(async () => {
    const { launch } = await testBrowser();
    browser = await chromium.launch({ ...launch, args: [...launch.args, ...flags] });
  });

  afterAll(async () => {
    await browser.close();
  });

  afterEach(async () => {
    const consoleErrors = open.flatMap((visit) => visit.consoleErrors);
    await Promise.all(open.map(({ context }) => context.close()));
    open = [];
    // oxlint-disable-next-line vitest/no-standalone-expect -- the hook is the point: it runs for every test
    expect(consoleErrors, 'console errors and warnings of the pages').toEqual([]);
  });

  return async (options = sizes.desktop) => {
    const context = await browser.newContext({
      baseURL: inject('origin'),
      reducedMotion: 'reduce',
      extraHTTPHeaders: { 'X-Forwarded-For': newAddress() },
      ...options,
    });
    const page = await context.newPage();
    const consoleErrors: string[] = [];
    context.on('weberror', (error) => consoleErrors.push(error.error().message));
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') consoleErrors.push(message.text());
    });
    const visit = { page, context, consoleErrors };
    open.push(visit);
    return visit;
  };
}

/** An address that no other visitor comes from. */
const newAddress = (): string => `10.${[randomInt(256), randomInt(256), randomInt(256)].join('.')}`;

/** Takes the console errors that match out of the list, because the test provoked them; fails if there is none. */
export function expectConsole({ consoleErrors }: Visit, pattern: RegExp): void {
  const others = consoleErrors.filter((text) => !pattern.test(text));
  expect(others.length, `a console error like ${String(pattern)} among ${JSON.stringify(consoleErrors)}`).toBeLessThan(
    consoleErrors.length,
  );
  consoleErrors.splice(0, consoleErrors.length, ...others);
}
