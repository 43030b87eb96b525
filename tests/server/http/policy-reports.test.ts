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

const newReport = (directive: string, blockedURL: string) => ({
  age: 10,
  type: 'csp-violation',
  url: `https://www.onset.example/profile?token=${TOKEN}`,
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: `https://www.onset.example/profile?token=${TOKEN}#${TOKEN}`,
    effectiveDirective: directive,
    blockedURL,
    disposition: 'enforce',
    sample: 'password=hunter2',
    sourceFile: 'chrome-extension://abcdefgh/inject.js',
    lineNumber: 1,
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

describe('a report of what a policy stopped', () => {
  test('is a short line of the log, without queries and without what was typed', async () => {
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

  test('cannot write what it likes into the log', async () => {
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

  test.for([
    '',
    'no JSON',
    '[]x',
    '{"a":1}',
    '[{"type":"deprecation"}]',
    '"text"',
    '['.repeat(8000),
    '{"csp-report":null}',
  ])('that is none is 400 and no line: %s', async (body) => {
    const site = await startSite();
    const response = await post(site, body);
    expect([response.status, response.text]).toEqual([
      400,
      'Expected a Content-Security-Policy report as JSON, or a list of them',
    ]);
    expect(violations(site)).toEqual([]);
  });

  test('is read ten times a minute from an address, and a hundred times from all', async () => {
    const site = await startSite({ config: { trustedProxies: 1 } });
    const from = (address: string) => post(site, report, { 'x-forwarded-for': address });
    const statuses = async (addresses: readonly string[]): Promise<number[]> => {
      const found: number[] = [];
      for (const address of addresses) found.push((await from(address)).status);
      return found;
    };
    const one = await statuses(Array.from({ length: 12 }, () => '198.51.100.1'));
    expect(one).toEqual([...Array.from({ length: 10 }, () => 204), 429, 429]);
    const others = await statuses(Array.from({ length: 95 }, (_, index) => `198.51.100.${index + 2}`));
    expect(others.filter((status) => status === 204)).toHaveLength(90);
    expect((await from('203.0.113.1')).headers['retry-after']).toBe('60');
    site.wait(MINUTE);
    expect((await from('198.51.100.1')).status).toBe(204);
  });
});
