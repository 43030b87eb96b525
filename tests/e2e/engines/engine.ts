import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright';
import { z } from 'zod';

/** Whose engine shows the pages: Chrome's and Edge's, Firefox's, Safari's. */
export const engineSchema = z.enum(['chromium', 'firefox', 'webkit']);
export type Engine = z.infer<typeof engineSchema>;

/** The variable that names the engine of a run; unset is Chromium. */
export const ENGINE_VARIABLE = 'E2E_BROWSER';

/** The engine of this run. */
export const engine: Engine = engineSchema.parse(process.env[ENGINE_VARIABLE] || 'chromium');

/** How an engine is driven, and with which program. */
export type Driver =
  /** Playwright's own build. */
  | { readonly kind: 'playwright' }
  /** The Firefox of the machine, by WebDriver BiDi. */
  | { readonly kind: 'bidi'; readonly program: string }
  /** The WebKit or the Safari of the machine, by plain WebDriver. */
  | { readonly kind: 'webdriver'; readonly program: string };

const FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/usr/lib/firefox-esr/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const WEB_DRIVERS = ['/usr/bin/WebKitWebDriver', '/usr/bin/safaridriver'];

/**
 * How many times longer than in Chromium something may take, before a test gives it up: a page of WebKit is painted by the
 * processor, and each step of a test is several commands of WebDriver.
 */
export const patience = engine === 'webkit' ? 4 : 1;

/** How Firefox or WebKit can be driven on this machine; undefined where it is not there. */
export function findDriver(name: Exclude<Engine, 'chromium'>): Driver | undefined {
  const own = name === 'firefox' ? firefox : webkit;
  if (existsSync(own.executablePath())) return { kind: 'playwright' };
  const given = process.env[name === 'firefox' ? 'FIREFOX_PATH' : 'WEBDRIVER_PATH'];
  const programs = given ? [given] : name === 'firefox' ? FIREFOXES : WEB_DRIVERS;
  const program = programs.find((path) => existsSync(path));
  if (program === undefined) return undefined;
  return { kind: name === 'firefox' ? 'bidi' : 'webdriver', program };
}
