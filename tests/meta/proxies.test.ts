import { readFileSync } from 'node:fs';
import { maxHeaderSize } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LINGER, TIME_LIMITS } from '../../site/server/http/listen.ts';
import { CLOSED_POLICY, COMMON_HEADERS, requestHeaders } from '../../site/server/http/security-headers.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
const nginx = read('deploy/nginx/onset.conf');
const caddy = read('deploy/caddy/Caddyfile');

/** Returns the value of a directive. */
const valueOf = (text: string, name: string): string | undefined =>
  new RegExp(`^\\s*${name}\\s+(.*?);?$`, 'm').exec(text)?.[1];

describe('the configurations of nginx and Caddy', () => {
  test('limit bodies to the largest one that the server accepts', () => {
    expect(read('site/server/billing/webhook.ts')).toContain('const BODY_LIMIT = 1_048_576;');
    expect([valueOf(nginx, 'client_max_body_size'), valueOf(caddy, 'max_size')]).toEqual(['1m', '1MiB']);
    expect(caddy).toContain('> 1048576');
  });

  test('have the time limits of the server', () => {
    const [head, request] = [`${TIME_LIMITS.head / 1000}s`, `${TIME_LIMITS.request / 1000}s`];
    expect([valueOf(nginx, 'client_header_timeout'), valueOf(caddy, 'read_header')]).toEqual([head, head]);
    expect([valueOf(nginx, 'client_body_timeout'), valueOf(caddy, 'read_body')]).toEqual([request, request]);
    expect(valueOf(nginx, 'send_timeout')).toBe(`${TIME_LIMITS.inactive / 1000}s`);
  });

  test('accept headers of the size that the server accepts, and nginx explains larger ones as the server does', () => {
    const size = maxHeaderSize / 1024;
    expect([valueOf(nginx, 'large_client_header_buffers'), valueOf(caddy, 'max_header_size')]).toEqual([
      `2 ${size}k`,
      `${size}KiB`,
    ]);
    const text = /'(The request is too large.*)\\n'/.exec(read('site/server/http/listener.ts'))?.[1];
    expect(nginx).toContain(`return 431 "${text}";`);
  });

  test('close idle connections before a stopping server does', () => {
    const times = [/^ {4}keepalive_timeout (\d+)s;/m.exec(nginx)?.[1], /keepalive (\d+)s/.exec(caddy)?.[1]];
    for (const seconds of times) expect(Number(seconds) * 1000).toBeLessThan(LINGER.proxies);
  });

  test('forward the IP address, host and scheme of the client', () => {
    for (const name of ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto'])
      expect(nginx).toContain(`proxy_set_header ${name} `);
  });

  test.for(['deploy/nginx/onset-assets.conf', 'deploy/caddy/onset-assets.caddy'])(
    'send the headers of the server with assets: %s',
    (name) => {
      const info = { id: '', path: '/assets/a.js', https: true, holdsCode: false };
      const { 'X-Request-Id': _, ...request } = requestHeaders(info, 'host');
      const expected = {
        ...COMMON_HEADERS,
        ...request,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': CLOSED_POLICY,
      };
      const lines = read(name).matchAll(/^\s*(?:add_header )?([A-Z][A-Za-z-]+) "(.*)";?$/gm);
      expect(Object.fromEntries([...lines].map(([, key, value]) => [key, value]))).toEqual(expected);
    },
  );
});
