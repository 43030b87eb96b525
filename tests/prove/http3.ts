import { X509Certificate, createHash } from 'node:crypto';
import { chromium } from 'playwright';
import { selfSigned } from '../server/self-signed.ts';
import { testBrowser } from '../setup/browser.ts';
import type { RunningProxy } from '../setup/proxy.ts';

/** What a browser got that speaks HTTP/3 and nothing else. */
export interface OverHttp3 {
  /** Of the page. */
  readonly status: number | undefined;
  /** The protocols of the page, of all its files, and of the call: one of each name. */
  readonly protocols: readonly string[];
  /** Of a call that sends a body. */
  readonly callStatus: number;
}

/** Opens a page behind a proxy in a browser that is told to use QUIC, and calls the API from it. */
export async function overHttp3({ origin, port }: RunningProxy): Promise<OverHttp3> {
  const { launch } = await testBrowser();
  const key = new X509Certificate(selfSigned.cert).publicKey.export({ type: 'spki', format: 'der' });
  const browser = await chromium.launch({
    ...launch,
    args: [
      ...launch.args,
      '--enable-quic',
      `--origin-to-force-quic-on=localhost:${port}`,
      // QUIC would try IPv6 alone, where the proxy does not listen.
      '--host-resolver-rules=MAP localhost 127.0.0.1',
      `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`,
    ],
  });
  try {
    const page = await browser.newPage();
    const response = await page.goto(origin, { waitUntil: 'networkidle' });
    const callStatus = await page.evaluate(async () => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch('/api/auth/local', { method: 'POST', headers, body: '{}' })).status;
    });
    const protocols = await page.evaluate(() =>
      ['navigation', 'resource'].flatMap((type) =>
        performance
          .getEntriesByType(type)
          .map((entry) => ('nextHopProtocol' in entry ? String(entry.nextHopProtocol) : '')),
      ),
    );
    return { status: response?.status(), protocols: [...new Set(protocols)], callStatus };
  } finally {
    await browser.close();
  }
}
