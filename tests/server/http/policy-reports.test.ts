import { describe, expect, test } from 'vitest';
import { MINUTE } from '../../../site/server/process/clock.ts';
import type { HttpResponse } from '../http.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

const TOKEN = 'd0b1c2d3e4f5061728394a5b6c7d8e9f00112233445566778899aabbccddeeff';

const report = {
  'csp-report': {
    'document-uri': `https://www.onset.example/reset-password?code=${TOKEN}`,
    referrer: `https://www.onset.example/login?secret=${TOKEN}`,
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'self'",
    disposition: 'enforce',
    'blocked-uri': `https://evil.example/steal.js?token=${TOKEN}`,
    'source-file': 'https://www.onset.example/assets/main.js?x=1',
    'line-number': 12,
    'script-sample': 'password=hunter2',
  },
};

const documentURL = `https://www.onset.example/profile?token=${TOKEN}#${TOKEN}`;

/** Creates a report in the format of the Reporting API. */
const newReport = (effectiveDirective: string, blockedURL: string) => ({
  type: 'csp-violation',
  url: documentURL,
  body: {
    documentURL,
    effectiveDirective,
    blockedURL,
    sample: 'password=hunter2',
    sourceFile: 'chrome-extension://x/y.js',
  },
});

const post = (site: TestSite, body: object | string, headers: Record<string, string> = {}): Promise<HttpResponse> =>
  site.send('/policy-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const violations = (site: TestSite): Record<string, unknown>[] =>
  site.logged
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'policy-violation');

describe('a report of a policy violation', () => {
  test('becomes a short log line without queries and code samples', async () => {
    const site = await startSite();
    const response = await post(site, report);
    expect([response.status, response.text]).toEqual([204, '']);
    expect(violations(site)).toEqual([
      {
        time: expect.any(String) as string,
        level: 'warn',
        event: 'policy-violation',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        source: '/assets/main.js:12',
        page: '/reset-password',
      },
    ]);
    expect(site.logged.join()).not.toMatch(/hunter2|d0b1c2|secret|x=1/);
  });

  test('can’t write arbitrary text into the log', async () => {
    const site = await startSite();
    const long = 'a'.repeat(3000);
    await post(site, [newReport(`x\n{"level":"error"}`, `https://${'a.'.repeat(200)}example/\n`)]);
    await post(site, {
      'csp-report': { 'document-uri': `https://onset.example/${TOKEN}/${long}\u2028`, 'blocked-uri': long },
    });
    const lines = violations(site);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(JSON.stringify(line).length).toBeLessThan(450);
    expect(lines.map(({ directive }) => directive)).toEqual(['(unknown)', '(unknown)']);
    expect(lines[1]).toMatchObject({ blocked: '(unknown)', page: expect.stringMatching(/^\/\(hidden\)/) as string });
  });

  const invalid = ['', '[]x', '{"a":1}', '[{"type":"deprecation"}]', '"text"', '['.repeat(8000), '{"csp-report":null}'];
  test.for(invalid)('gets a 400 and no log line if it is invalid: %s', async (body) => {
    const site = await startSite();
    const response = await post(site, body);
    const expected = 'Expected a Content-Security-Policy report as JSON, or a list of them';
    expect([response.status, response.text]).toEqual([400, expected]);
    expect(violations(site)).toEqual([]);
  });

  test('is read ten times a minute per IP address, and a hundred times in total', async () => {
    const site = await startSite({ config: { trustedProxies: 1 } });
    const from = (address: string) => post(site, report, { 'x-forwarded-for': address });
    for (let count = 0; count < 10; count += 1) expect((await from('198.51.100.1')).status).toBe(204);
    expect((await from('198.51.100.1')).status).toBe(429);
    for (let last = 2; last < 92; last += 1) expect((await from(`198.51.100.${last}`)).status).toBe(204);
    expect((await from('203.0.113.1')).headers['retry-after']).toBe('60');
    site.wait(MINUTE);
    expect((await from('198.51.100.1')).status).toBe(204);
  });
});
