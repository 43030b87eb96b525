import { dirname, join } from 'node:path';
import { chromium, firefox, webkit } from 'playwright';
import type { Browser } from 'playwright';
import { testBrowser } from '../../setup/browser.ts';
import { writeFontConfiguration } from '../../setup/browser-fonts.ts';
import { engine, findDriver } from './engine.ts';
import type { Driver } from './engine.ts';

/** What a browser is told at its start. */
export interface LaunchOptions {
  /** An origin whose name is this machine, and which is treated as one that is served by https. */
  readonly trustedOrigin?: string;
  /** Keeps pages that were left as they were, to come back to; otherwise that is turned off. */
  readonly keepsPages?: boolean;
}

/** Starts a browser of the engine of this run. Throws where the machine has none. */
export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  if (engine === 'chromium') return launchChromium(options);
  const driver = findDriver(engine);
  if (driver === undefined)
    throw new Error(`There is no ${engine} on this machine that a test can drive: see docs/browsers.md`);
  return engine === 'firefox' ? launchFirefox(driver, options) : launchWebKit(driver);
}

async function launchChromium({ trustedOrigin, keepsPages = false }: LaunchOptions): Promise<Browser> {
  const { launch } = await testBrowser();
  const flags =
    trustedOrigin === undefined
      ? []
      : [
          `--host-resolver-rules=MAP ${new URL(trustedOrigin).hostname} 127.0.0.1`,
          `--unsafely-treat-insecure-origin-as-secure=${trustedOrigin}`,
        ];
  return chromium.launch({
    ...launch,
    args: [...launch.args, ...flags],
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  });
}

async function launchFirefox(driver: Driver, { trustedOrigin, keepsPages = false }: LaunchOptions): Promise<Browser> {
  const host = trustedOrigin === undefined ? undefined : new URL(trustedOrigin).hostname;
  const firefoxUserPrefs = {
    // All tests are of somebody who prefers less motion, and Playwright cannot say so to this Firefox.
    'ui.prefersReducedMotion': 1,
    // Tests make touches themselves; without a touch screen Firefox has no such events.
    'dom.w3c_touch_events.enabled': 1,
    // Scrollbars over the page, as a Mac has them, and not beside it: they would take from the width, and from the backdrop.
    'ui.useOverlayScrollbars': 1,
    'widget.gtk.overlay-scrollbars.enabled': true,
    // WebDriver BiDi tells of no page that comes back from the cache: who goes back would wait for it for ever.
    ...(!keepsPages && { 'browser.sessionhistory.max_total_viewers': 0 }),
    ...(host !== undefined && { 'network.dns.localDomains': host, 'dom.securecontext.allowlist': host }),
  };
  const env = { ...process.env, FONTCONFIG_FILE: await writeFontConfiguration() };
  if (driver.kind === 'playwright') return firefox.launch({ env, firefoxUserPrefs });
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: join(import.meta.dirname, 'firefox/relay.ts'),
    firefoxUserPrefs,
    // The relay runs on the Node of the tests.
    env: { ...env, FIREFOX_PROGRAM: driver.program, PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}` },
  });
}

async function launchWebKit(driver: Driver): Promise<Browser> {
  const env = { ...process.env, FONTCONFIG_FILE: await writeFontConfiguration() };
  if (driver.kind === 'playwright') return webkit.launch({ env });
  return firefox.launch({
    // Playwright speaks WebDriver BiDi with what it takes for a Firefox.
    channel: 'moz-firefox',
    executablePath: join(import.meta.dirname, 'webdriver/bridge.ts'),
    env: {
      ...env,
      WEBDRIVER_PROGRAM: driver.program,
      PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
    },
  });
}
