import { describe, expect, test } from 'vitest';
import type { Context } from 'hono';
import { post } from '../calls.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';
import { clientAddress } from '../../../site/server/http/request-info.ts';

const warnings = (site: TestSite): unknown[] =>
  site.logged
    .map((line) => JSON.parse(line) as { level: string; warning?: string })
    .filter(({ level }) => level === 'warn')
    .map(({ warning }) => warning);

describe('who guesses from behind a proxy', () => {
  /** Guesses codes often enough for the limit of an address, each time another one. */
  async function guess(proxies: number, forwarded: (turn: number) => string): Promise<number[]> {
    const site = await startSite({ config: { trustedProxies: proxies } });
    const statuses: number[] = [];
    for (let turn = 0; turn < 52; turn += 1) {
      const body = { code: `code ${turn}`, password: 'a new password', passwordConfirmation: 'a new password' };
      const headers = { 'x-forwarded-for': forwarded(turn) };
      statuses.push((await site.send('/api/auth/reset-password', { method: 'POST', body, headers })).status);
    }
    return statuses;
  }

  test.for([
    ['another port each time', (turn: number) => `198.51.100.1:${2_000 + turn}`],
    ['another port of an IPv6 address', (turn: number) => `[2001:db8::1]:${2_000 + turn}`],
    ['another address of one IPv6 network', (turn: number) => `2001:db8:1:2::${(turn + 1).toString(16)}`],
    ['what is no address', (turn: number) => `hidden-${turn}`],
  ] as const)('is counted by the address: %s', async ([, forwarded]) => {
    expect((await guess(1, forwarded)).slice(-2)).toContain(429);
  });
});

describe('behind a proxy that a server was told of', () => {
  const registered = async (proxies: number, host: string) => {
    const site = await startSite({ config: { trustedProxies: proxies } });
    const body = { username: 'alice', email: 'alice@example.test', password: 'long enough' };
    const headers = { origin: 'https://onset.example', 'x-forwarded-host': host };
    return (await site.send('/api/auth/local/register', { method: 'POST', body, headers })).status;
  };

  test.for([
    [1, 'onset.example', 200],
    [1, 'ONSET.example', 200],
    [1, 'onset.example:443', 200],
    [1, 'evil.example, onset.example', 200],
    [1, 'onset.example, evil.example', 403],
    [2, 'onset.example, inner.example', 200],
    [2, 'evil.example, onset.example, inner.example', 200],
    [2, 'onset.example', 200],
  ] as const)('the site’s own pages can write: %s of them, host %s', async ([proxies, host, status]) => {
    expect(await registered(proxies, host)).toBe(status);
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
  ] as const)('https is what the outermost says: %s of them, %s', async ([proxies, proto, isHttps]) => {
    const site = await startSite({ config: { trustedProxies: proxies } });
    const { headers } = await site.send('/', { headers: { 'x-forwarded-proto': proto } });
    expect('strict-transport-security' in headers).toBe(isHttps);
  });
});

describe('a proxy that a server was not told of', () => {
  test.for(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'])(
    'is warned of in the log, once: %s',
    async (header) => {
      const site = await startSite({ config: { trustedProxies: undefined } });
      await site.send('/');
      expect(warnings(site)).toEqual([]);
      for (let turn = 0; turn < 3; turn += 1) await site.send('/', { headers: { [header]: '198.51.100.1' } });
      await post(site, '/api/auth/local', {});
      expect(warnings(site)).toEqual([expect.stringContaining('TRUST_PROXY is not set')]);
    },
  );

  test('is not where the operator said that there is none', async () => {
    const site = await startSite({ config: { trustedProxies: 0 } });
    await site.send('/', { headers: { 'x-forwarded-for': '198.51.100.1' } });
    expect(warnings(site)).toEqual([]);
  });
});

/** The address the server reads from `X-Forwarded-For` behind a number of proxies, or from the connection. */
function addressOf(forwarded: string | undefined, proxies: number, peer = '192.0.2.1'): string {
  const context = {
    env: { incoming: { socket: { remoteAddress: peer } } },
    req: { header: () => forwarded },
  };
  return clientAddress(proxies)(context as unknown as Context);
}

test.for([
  ['the connection, where no proxy is trusted', '198.51.100.1', 0, '192.0.2.1'],
  ['the last one, behind one proxy', '203.0.113.9, 198.51.100.1', 1, '198.51.100.1'],
  ['the last but one, behind two', '10.0.0.1,203.0.113.9 , 198.51.100.1', 2, '203.0.113.9'],
  ['the connection, where the header is too short', '198.51.100.1', 2, '192.0.2.1'],
  ['IPv4 written as IPv6', '::ffff:198.51.100.1', 1, '198.51.100.1'],
  ['the network of IPv6', '2001:db8:1:2:3:4:5:6', 1, '2001:db8:1:2::'],
  ['the same network written otherwise', '2001:DB8:1:2::6', 1, '2001:db8:1:2::'],
  ['the loopback network', '::1', 1, '::'],
  ['what is no address, as it is', 'unknown', 1, 'unknown'],
  ['what is no address, as one', '_hidden', 1, 'unknown'],
  ['without its port', '198.51.100.1:5678', 1, '198.51.100.1'],
  ['without its port, of IPv4 written as IPv6', '[::ffff:198.51.100.1]:99', 1, '198.51.100.1'],
  ['without brackets', '[2001:db8:1:2::9]', 1, '2001:db8:1:2::'],
  ['without brackets and port', '[2001:db8:1:2::9]:99', 1, '2001:db8:1:2::'],
  ['without quotation marks', '"[2001:db8:1:2::9]:99"', 1, '2001:db8:1:2::'],
  ['without the name of a network card', 'fe80::1%eth0', 1, 'fe80::'],
  ['the connection, where the proxy wrote nothing', '198.51.100.1, ', 1, '192.0.2.1'],
] as const)('the address that is counted is %s', ([, forwarded, proxies, expected]) => {
  expect(addressOf(forwarded, proxies)).toBe(expected);
});
