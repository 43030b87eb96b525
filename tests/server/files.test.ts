import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { startSite } from './site.ts';

const HTML = `<!doctype html><title>Pricing</title>${'<p>A plan for every Mac.</p>'.repeat(50)}`;

const files = {
  'index.html': '<!doctype html><p>Home</p>',
  'pricing/index.html': HTML,
  'pricing.data': '[{"_1":2}]',
  'assets/app-1a2b.js': 'export {};',
  'assets/clip.mp4': Buffer.from('0123456789'),
  'robots.txt': 'User-agent: *',
  '.vite/manifest.json': '{}',
  'blog/a b.txt': 'a space in the name',
};
const start = () => startSite({ files });

describe('a page', () => {
  test('is served in the best encoding the client takes, each with its own tag', async () => {
    const site = await start();
    const get = (accept?: string) =>
      site.send('/pricing', { headers: accept === undefined ? {} : { 'accept-encoding': accept } });
    const responses = {
      plain: await get(),
      br: await get('gzip, deflate, br, zstd'),
      zstd: await get('zstd, br;q=0'),
      gzip: await get('gzip;q=1.0, br;q=0'),
      any: await get('*'),
      none: await get('identity;q=1, br;q=0, *;q=0'),
    };
    expect(responses.plain.text).toBe(HTML);
    expect(brotliDecompressSync(responses.br.bytes).toString()).toBe(HTML);
    expect(zstdDecompressSync(responses.zstd.bytes).toString()).toBe(HTML);
    expect(gunzipSync(responses.gzip.bytes).toString()).toBe(HTML);
    expect(Object.values(responses).map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'zstd',
      'gzip',
      'br',
      undefined,
    ]);
    const { plain, br, zstd, gzip } = responses;
    expect(new Set([plain, br, zstd, gzip].map(({ headers }) => headers.etag)).size).toBe(4);
    for (const { status, headers, bytes } of Object.values(responses)) {
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        vary: 'Accept-Encoding',
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-length': String(bytes.length),
      });
      expect(headers.etag).toMatch(/^"[\w-]{22}"$/);
    }
  });

  test.for([
    ['br;q=0, *', /^(?:gzip|zstd)$/],
    ['*;q=0', /^none$/],
    ['br;q=-1', /^none$/],
    ['br; q=0', /^none$/],
    [', ,;q=1,br', /^br$/],
    ['x'.repeat(8_000), /^none$/],
    [`${'a,'.repeat(3_000)}br`, /^br$/],
  ] as const)('is never sent in an encoding the client refuses: %s', async ([accept, expected]) => {
    const site = await start();
    const { status, headers } = await site.send('/pricing', { headers: { 'accept-encoding': accept } });
    const encoding = headers['content-encoding'] ?? 'none';
    expect(status).toBe(200);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(encoding).toMatch(expected);
  });

  test('is not sent again to who has it', async () => {
    const site = await start();
    const { etag = '' } = (await site.send('/pricing', { headers: { 'accept-encoding': 'br' } })).headers;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await site.send('/pricing', { headers: { 'accept-encoding': 'br', 'if-none-match': known } });
      expect([response.status, response.bytes.length, response.headers.etag, response.headers.vary]).toEqual([
        304,
        0,
        etag,
        'Accept-Encoding',
      ]);
    }
    expect((await site.send('/pricing', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  test('is good for five minutes for a browser that fetches it ahead, and for nobody else', async () => {
    const site = await start();
    const get = (path: string, purpose: string, more = {}) =>
      site.send(path, { headers: { 'sec-purpose': purpose, 'accept-encoding': 'br', ...more } });
    const first = await get('/pricing', 'prefetch');
    const plain = (await site.send('/pricing', { headers: { 'accept-encoding': 'br' } })).headers;
    for (const { headers } of [first, await get('/pricing', 'prefetch;prerender')])
      expect(headers).toMatchObject({
        'cache-control': 'private, max-age=300',
        etag: plain.etag,
        vary: plain.vary,
        'content-security-policy': plain['content-security-policy'],
      });
    const again = await get('/pricing', 'prefetch', { 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.headers['cache-control']]).toEqual([304, 'private, max-age=300']);
    for (const purpose of ['', 'navigate', 'no-prefetch'])
      expect((await get('/pricing', purpose)).headers['cache-control']).toBe(plain['cache-control']);
    // What is no page keeps its own time.
    expect((await get('/assets/app-1a2b.js', 'prefetch')).headers['cache-control']).toContain('immutable');
    expect((await get('/robots.txt', 'prefetch')).headers['cache-control']).toContain('must-revalidate');
  });

  test('HEAD has the headers of GET and no body', async () => {
    const site = await start();
    const [head, get] = [await site.send('/pricing', { method: 'HEAD' }), await site.send('/pricing')];
    const { 'x-request-id': _a, date: _b, ...same } = head.headers;
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(get.headers).toMatchObject(same);
    expect(same['content-length']).toBe(String(HTML.length));
  });
});

describe('assets', () => {
  test('that are gone are a short 404 nobody keeps', async () => {
    const site = await startSite({ render: () => Promise.reject(new Error('must not be asked')) });
    const { status, text, headers } = await site.send('/assets/app-gone.js');
    expect([status, text, headers['cache-control']]).toEqual([404, 'Not Found', 'no-store']);
  });

  test('have the content type of their kind', async () => {
    const site = await start();
    for (const [path, type] of [
      ['/pricing.data', 'text/x-script; charset=utf-8'],
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/assets/clip.mp4', 'video/mp4'],
      ['/blog/a%20b.txt', 'text/plain; charset=utf-8'],
    ] as const) {
      expect([(await site.send(path)).status, (await site.send(path)).headers['content-type']]).toEqual([200, type]);
    }
  });
});

test.for([
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/.vite/manifest.json',
  '/assets/app-1a2b.js%00.txt',
  '/pricing/index.html.br',
  '/pricing/index.html.zst',
  '/%ff',
  '/assets',
])('nothing but the files of the build is served: %s', async (path) => {
  const site = await start();
  const response = await site.send(path);
  expect([400, 404]).toContain(response.status);
  expect(response.text).not.toContain('"name"');
});
