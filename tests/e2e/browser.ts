import { randomInt } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright';
import { TestRunner, afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { can, lacks } from './engines/capabilities.ts';
import type { Capability } from './engines/capabilities.ts';
import { engine, patience } from './engines/engine.ts';
import { launchBrowser } from './engines/launch.ts';
import { NO_MODULE } from './engines/said.ts';

/** The two sizes people have in their hands and on their desks. */
export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

/** How long a step of a test may take in Chromium, on a machine that is busy. */
const STEP_MS = 60_000;

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
 * each test its pages are closed, and a console error that the test did not expect fails it. `trustedOrigin` is
 * a site of this machine that the browser takes for one served by https.
 */
export function prepareBrowser(trustedOrigin?: string): (options?: BrowserContextOptions) => Promise<Visit> {
  beforeAll(async () => {
    browser = await launchBrowser({ ...(trustedOrigin !== undefined && { trustedOrigin }) });
  });

  afterAll(async () => {
    await browser.close();
  });

  afterEach(async () => {
    const consoleErrors = open.flatMap((visit) => visit.consoleErrors);
    await Promise.all(open.map(close));
    open = [];
    // oxlint-disable-next-line vitest/no-standalone-expect -- the hook is the point: it runs for every test
    expect(consoleErrors, 'console errors and warnings of the pages').toEqual([]);
  });

  return async (options = sizes.desktop) => {
    if (options.javaScriptEnabled === false) needOfThisTest('no-scripts');
    if (options.reducedMotion === 'no-preference') needOfThisTest('motion');
    if (trustedOrigin !== undefined) needOfThisTest('secure-name');
    const context = await browser.newContext({
      baseURL: inject('origin'),
      reducedMotion: 'reduce',
      extraHTTPHeaders: { 'X-Forwarded-For': newAddress() },
      ...options,
    });
    context.setDefaultTimeout(STEP_MS * patience);
    const page = await context.newPage();
    const consoleErrors: string[] = [];
    const note = (text: string): void => {
      if (!text.includes(OF_PLAYWRIGHT) && !OF_LEAVING.test(text)) consoleErrors.push(text);
    };
    context.on('weberror', (error) => note(error.error().message));
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') note(message.text());
    });
    const visit = { page, context, consoleErrors };
    open.push(visit);
    return visit;
  };
}

/** Closes a visitor's pages. What a test has put in the way of a request may still be busy with one that nobody waits for. */
async function close({ context }: Visit): Promise<void> {
  for (const each of [context, ...context.pages()]) await each.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

/** Leaves the running test out where the engine lacks what it has just asked for. */
function needOfThisTest(need: Capability): void {
  const why = lacks(need);
  if (why !== undefined) TestRunner.getCurrentTest()?.context.skip(`${need}: ${why}`);
}

/** An address that no other visitor comes from. */
const newAddress = (): string => `10.${[randomInt(256), randomInt(256), randomInt(256)].join('.')}`;

/** The style that Playwright puts into a page of other engines before each picture, which the site's policy refuses. */
const OF_PLAYWRIGHT = "'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA='";

/** How Firefox says that a font was no longer waited for because its page was left (NS_BINDING_ABORTED). */
const OF_LEAVING = /^download failed \(font-family: .* status=2152398850 /;

/** How Chromium begins what it says of an answer that is no success. Other engines say nothing of it. */
const OF_THE_NETWORK = /status of|ERR_|Failed to load resource/;

/** What begins so when a policy stops something. Firefox keeps it from tests. */
const OF_A_POLICY = /Content Security Policy/;

/**
 * Takes the console errors that match out of the list, because the test provoked them; fails if there is none, in engines
 * that say such things.
 */
export function expectConsole({ consoleErrors }: Visit, pattern: RegExp): void {
  const isOfTheNetwork = OF_THE_NETWORK.test(pattern.source);
  const others = consoleErrors.filter((text) => !pattern.test(text) && !(isOfTheNetwork && NO_MODULE.test(text)));
  const isKept = engine === 'firefox' && OF_A_POLICY.test(pattern.source);
  if (engine === 'chromium' || !(isOfTheNetwork || isKept))
    expect(
      others.length,
      `a console error like ${String(pattern)} among ${JSON.stringify(consoleErrors)}`,
    ).toBeLessThan(consoleErrors.length);
  consoleErrors.splice(0, consoleErrors.length, ...others);
}

/** Waits until the console has something to say of an answer that is no success, in engines where it has. */
export async function untilConsole({ consoleErrors }: Visit): Promise<void> {
  if (engine === 'chromium') await expect.poll(() => consoleErrors.length).toBeGreaterThan(0);
}

/** Touches something with a finger; where the engine's driver has none, with the mouse. */
export const touch = (target: Locator): Promise<void> => (can('touch') ? target.tap() : target.click());
