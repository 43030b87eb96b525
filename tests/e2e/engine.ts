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

/**
 * Launches the browser of this run. Throws if it isn't installed. `trustedOrigin` is an `http` origin that Chromium treats
 * as secure and resolves to this machine.
 */
export async function launchBrowser(trustedOrigin?: string): Promise<Browser> {
  if (engine !== 'chromium') {
    const env = { ...process.env, FONTCONFIG_FILE: await writeFontConfiguration() };
    return (engine === 'firefox' ? firefox : webkit).launch({ env });
  }
  const { launch } = await testBrowser();
  const args = [...launch.args];
  if (trustedOrigin !== undefined)
    args.push(
      `--host-resolver-rules=MAP ${new URL(trustedOrigin).hostname} 127.0.0.1`,
      `--unsafely-treat-insecure-origin-as-secure=${trustedOrigin}`,
    );
  return chromium.launch({ ...launch, args });
}
