import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LINGER, TIME_LIMITS } from '../../site/server/http/listen.ts';
import { CLOSED_POLICY, COMMON_HEADERS, requestHeaders } from '../../site/server/http/security-headers.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
const nginx = read('deploy/nginx/onset.conf');
const caddy = read('deploy/caddy/Caddyfile');
const webhook = read('site/server/billing/webhook.ts');

/** What a line of a configuration says, by its first word. */
const said = (text: string, name: string): string | undefined =>
  new RegExp(`^\\s*${name}\\s+(.*?);?$`, 'm').exec(text)?.[1];

describe('the proxies have the limits of the server', () => {
  test('a body may be as large as the largest the server takes', () => {
    expect(webhook).toContain('const BODY_LIMIT = 1_048_576;');
    expect(said(nginx, 'client_max_body_size')).toBe('1m');
    expect(said(caddy, 'max_size')).toBe('1MiB');
    expect(caddy).toContain('> 1048576');
  });

  test('a head and a body may take as long', () => {
    const [head, request] = [TIME_LIMITS.head / 1000, TIME_LIMITS.request / 1000];
    expect([said(nginx, 'client_header_timeout'), said(caddy, 'read_header')]).toEqual([`${head}s`, `${head}s`]);
    expect([said(nginx, 'client_body_timeout'), said(caddy, 'read_body')]).toEqual([`${request}s`, `${request}s`]);
    expect(said(nginx, 'send_timeout')).toBe(`${TIME_LIMITS.unread / 1000}s`);
    expect([said(nginx, 'large_client_header_buffers'), said(caddy, 'max_header_size')]).toEqual(['2 8k', '16KiB']);
  });

  test('an idle connection to the server is let go of before a server that stops does', () => {
    const times = [/^ {4}keepalive_timeout (\d+)s;/m.exec(nginx)?.[1], /keepalive (\d+)s/.exec(caddy)?.[1]];
    for (const seconds of times) expect(Number(seconds) * 1000).toBeLessThan(LINGER.proxies);
  });

  test('the client’s address, host and scheme are told', () => {
    for (const name of ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto'])
      expect(nginx).toContain(`proxy_set_header ${name} `);
  });
});

test.for(['deploy/nginx/onset-assets.conf', 'deploy/caddy/onset-assets.caddy'])(
  'assets past the server have its headers: %s',
  (name) => {
    const request = requestHeaders({ id: '', path: '/assets/a.js', https: true, holdsCode: false }, 'host');
    const expected: Record<string, string> = {
      ...COMMON_HEADERS,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': CLOSED_POLICY,
    };
    for (let index = 0; index < request.length; index += 2)
      if (request[index] !== 'X-Request-Id') expected[request[index] ?? ''] = request[index + 1] ?? '';
    const lines = read(name).matchAll(/^\s*(?:add_header )?([A-Z][A-Za-z-]+) "(.*)";?$/gm);
    expect(Object.fromEntries([...lines].map(([, key, value]) => [key, value]))).toEqual(expected);
  },
);
