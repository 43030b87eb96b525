import type { Context } from 'hono';
import { describe, expect, test } from 'vitest';
import { clientAddress } from '../../../site/server/http/request-info.ts';
import { post } from '../calls.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

const warnings = (site: TestSite): unknown[] =>
  site.logged
    .map((line) => JSON.parse(line) as { level: string; warning?: string })
    .filter(({ level }) => level === 'warn')
    .map(({ warning }) => warning);

test('rate limits count all IP addresses of an IPv6 network as one', async () => {
  const site = await startSite({ config: { trustedProxies: 1 } });
  const statuses: number[] = [];
  for (let count = 1; count <= 52; count += 1) {
    const body = { code: `code ${count}`, password: 'a new password', passwordConfirmation: 'a new password' };
    const headers = { 'x-forwarded-for': `2001:db8:1:2::${count.toString(16)}` };
    statuses.push((await site.send('/api/auth/reset-password', { method: 'POST', body, headers })).status);
  }
  expect(statuses.slice(-2)).toContain(429);
});

describe('behind trusted proxies', () => {
  test.for([
    [1, 'onset.example', 200],
    [1, 'ONSET.example', 200],
    [1, 'onset.example:443', 200],
    [1, 'evil.example, onset.example', 200],
    [1, 'onset.example, evil.example', 403],
    [2, 'onset.example, inner.example', 200],
    [2, 'evil.example, onset.example, inner.example', 200],
    [2, 'onset.example', 200],
  ] as const)('X-Forwarded-Host determines the site’s origin: %i proxies, %s', async ([proxies, host, status]) => {
    const site = await startSite({ config: { trustedProxies: proxies } });
    const body = { username: 'alice', email: 'alice@example.test', password: 'long enough' };
    const headers = { origin: 'https://onset.example', 'x-forwarded-host': host };
    const response = await site.send('/api/auth/local/register', { method: 'POST', body, headers });
    expect(response.status).toBe(status);
  });

  test.for([
    [1, 'https', true],
    [1, 'HTTPS', true],
    [1, 'https, http', false],
    [1, 'http, https', true],
    [2, 'https, http', true],
    [2, 'https', true],
    [1, 'wss', false],
    [1, 'https://', false],
    [1, '', false],
    [0, 'https', false],
  ] as const)('X-Forwarded-Proto determines HTTPS: %i proxies, “%s”', async ([proxies, proto, isHttps]) => {
    const site = await startSite({ config: { trustedProxies: proxies } });
    const { headers } = await site.send('/', { headers: { 'x-forwarded-proto': proto } });
    expect('strict-transport-security' in headers).toBe(isHttps);
  });
});

describe('a forwarded header without a trusted proxy', () => {
  test.for(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'])(
    'is reported once in the log if TRUST_PROXY is not set: %s',
    async (header) => {
      const site = await startSite({ config: { trustedProxies: undefined } });
      await site.send('/');
      expect(warnings(site)).toEqual([]);
      for (let count = 0; count < 3; count += 1) await site.send('/', { headers: { [header]: '198.51.100.1' } });
      await post(site, '/api/auth/local', {});
      expect(warnings(site)).toEqual([expect.stringContaining('TRUST_PROXY is not set')]);
    },
  );

  test('is not reported if TRUST_PROXY is false', async () => {
    const site = await startSite({ config: { trustedProxies: 0 } });
    await site.send('/', { headers: { 'x-forwarded-for': '198.51.100.1' } });
    expect(warnings(site)).toEqual([]);
  });
});

const CONNECTION = '192.0.2.1';

test.for([
  ['198.51.100.1', 0, CONNECTION],
  ['203.0.113.9, 198.51.100.1', 1, '198.51.100.1'],
  ['10.0.0.1,203.0.113.9 , 198.51.100.1', 2, '203.0.113.9'],
  ['198.51.100.1', 2, CONNECTION],
  ['198.51.100.1, ', 1, CONNECTION],
  ['::ffff:198.51.100.1', 1, '198.51.100.1'],
  ['2001:db8:1:2:3:4:5:6', 1, '2001:db8:1:2::'],
  ['2001:DB8:1:2::6', 1, '2001:db8:1:2::'],
  ['::1', 1, '::'],
  ['_hidden', 1, 'unknown'],
  ['198.51.100.1:5678', 1, '198.51.100.1'],
  ['[::ffff:198.51.100.1]:99', 1, '198.51.100.1'],
  ['[2001:db8:1:2::9]', 1, '2001:db8:1:2::'],
  ['[2001:db8:1:2::9]:99', 1, '2001:db8:1:2::'],
  ['"[2001:db8:1:2::9]:99"', 1, '2001:db8:1:2::'],
  ['fe80::1%eth0', 1, 'fe80::'],
] as const)('clientAddress reads X-Forwarded-For %j behind %i proxies', ([forwarded, proxies, expected]) => {
  const env = { incoming: { socket: { remoteAddress: CONNECTION } } };
  const context = { env, req: { header: () => forwarded } } as unknown as Context;
  expect(clientAddress(proxies)(context)).toBe(expected);
});
