import { chromium } from 'playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { browserArguments, pinnedBrowser } from '../setup/browser.ts';

/** The two sizes people have in their hands and on their desks. */
export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

export type Size = keyof typeof sizes;

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained of on the console, or threw; a test takes out what it expects. */
  readonly complaints: string[];
}

let browser: Browser;
let open: Visit[] = [];

/**
 * Prepares a browser for the tests of a file and answers how to open a page in it, each time as a new visitor. After
 * each test its pages are closed, and a complaint on a console that the test did not expect fails it.
 */
export function prepareBrowser(): (options?: BrowserContextOptions) => Promise<Visit> {
  beforeAll(async () => {
    const { path } = await pinnedBrowser();
    browser = await chromium.launch({ executablePath: path, args: browserArguments });
  });

  afterAll(async () => {
    await browser.close();
  });

  afterEach(async () => {
    const complaints = open.flatMap((visit) => visit.complaints);
    await Promise.all(open.map(({ context }) => context.close()));
    open = [];
    // oxlint-disable-next-line vitest/no-standalone-expect -- the hook is the point: it runs for every test
    expect(complaints, 'what the pages complained of').toEqual([]);
  });

  return async (options = sizes.desktop) => {
    const context = await browser.newContext({ baseURL: inject('origin'), reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    const visit = { page, context, complaints };
    open.push(visit);
    return visit;
  };
}

/** Takes the complaints that match out of the list, because the test provoked them; fails if there is none. */
export function expectComplaint({ complaints }: Visit, pattern: RegExp): void {
  const others = complaints.filter((text) => !pattern.test(text));
  expect(others.length, `a complaint like ${String(pattern)} among ${JSON.stringify(complaints)}`).toBeLessThan(
    complaints.length,
  );
  complaints.splice(0, complaints.length, ...others);
}
