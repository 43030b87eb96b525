import { chromium, firefox, webkit } from 'playwright';
import type { Browser } from 'playwright';
import { writeFontConfiguration } from '../setup/browser-fonts.ts';
import { testBrowser } from '../setup/browser.ts';

/** Browser engine of this run: `E2E_BROWSER`, Chromium by default. Firefox and WebKit are Playwright's own builds. */
export const engine = readEngine(process.env['E2E_BROWSER'] || 'chromium');

/** True in Chromium, the only engine that prefetches pages, reports layout shifts, prints PDF files and throttles its CPU. */
export const isChromium = engine === 'chromium';

function readEngine(name: string): 'chromium' | 'firefox' | 'webkit' {
  if (name === 'chromium' || name === 'firefox' || name === 'webkit') return name;
  throw new Error(`E2E_BROWSER is "${name}". Set it to chromium, firefox or webkit.`);
}

/** Options of `launchBrowser`. */
interface LaunchOptions {
  /** An `http` origin that Chromium treats as secure and resolves to this machine. */
  readonly trustedOrigin?: string | undefined;
}

/** Launches the browser of this run. Throws if it isn't installed. */
export async function launchBrowser({ trustedOrigin }: LaunchOptions = {}): Promise<Browser> {
  if (engine !== 'chromium') {
    const env = { ...process.env, FONTCONFIG_FILE: await writeFontConfiguration() };
    return (engine === 'firefox' ? firefox : webkit).launch({ env });
  }
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
  });
}
