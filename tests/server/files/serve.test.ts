import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { validityOf } from '../../../scripts/build/check-site.ts';
import { DAY } from '../../../site/server/process/clock.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

const HTML = `<!doctype html><title>Pricing</title>${'<p>A plan for every Mac.</p>'.repeat(50)}`;
/** A file that is too large for the cache in memory. */
const VIDEO = randomBytes(3_000_000);

const files = {
  'index.html': '<!doctype html><p>Home</p>',
  'pricing/index.html': HTML,
  'pricing.data': '[{"_1":2}]',
  'blog/first-post/index.html': '<!doctype html><p>First</p>',
  'assets/App-1a2B.js': 'export {};',
  'assets/clip.mp4': Buffer.from('0123456789'),
  'robots.txt': 'User-agent: *',
  'same/letters/index.html': '<!doctype html><p>Same</p>',
  'same-letters/index.html': '<!doctype html><p>Same</p>',
  '.vite/manifest.json': '{}',
  'blog/a b.txt': 'a space in the name',
};
const start = () => startSite({ files });
const get = (site: TestSite, path: string, headers: Record<string, string> = {}) => site.send(path, { headers });

describe('a page', () => {
  test('is sent in the best encoding that the client accepts, each with its own ETag', async () => {
    const site = await start();
    const etags = new Set();
    for (const [accept, encoding, decode] of [
      [undefined, undefined, undefined],
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['zstd, br;q=0', 'zstd', zstdDecompressSync],
      ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
      ['*', 'br', brotliDecompressSync],
      ['identity;q=1, br;q=0, *;q=0', undefined, undefined],
    ] as const) {
      const { status, headers, bytes } = await get(site, '/pricing', accept ? { 'accept-encoding': accept } : {});
      expect([status, headers['content-encoding']]).toEqual([200, encoding]);
      expect((decode ? decode(bytes) : bytes).toString()).toBe(HTML);
      expect(headers).toMatchObject({
        vary: 'Accept-Encoding',
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-length': String(bytes.length),
        etag: expect.stringMatching(/^"[\w-]{22}"$/) as string,
      });
      etags.add(headers.etag);
    }
    expect(etags.size).toBe(4);
  });

  test.for([
    ['br;q=0, *', /^(?:gzip|zstd)$/],
    ['*;q=0', /^none$/],
    ['br;q=-1', /^none$/],
    ['br; q=0', /^none$/],
    [', ,;q=1,br', /^br$/],
    ['x'.repeat(8_000), /^none$/],
    [`${'a,'.repeat(3_000)}br`, /^br$/],
  ] as const)('is never sent in an encoding that the client rejects: %s', async ([accept, expected]) => {
    const { status, headers } = await get(await start(), '/pricing', { 'accept-encoding': accept });
    expect([status, headers.vary]).toEqual([200, 'Accept-Encoding']);
    expect(headers['content-encoding'] ?? 'none').toMatch(expected);
  });

  test('gets a 304 for its ETag in the same encoding', async () => {
    const site = await start();
    const br = { 'accept-encoding': 'br' };
    const { etag = '' } = (await get(site, '/pricing', br)).headers;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, bytes, headers } = await get(site, '/pricing', { ...br, 'if-none-match': known });
      expect([status, bytes.length, headers.etag, headers.vary]).toEqual([304, 0, etag, 'Accept-Encoding']);
    }
    expect((await get(site, '/pricing', { 'if-none-match': etag })).status).toBe(200);
  });

  test('may be cached for five minutes only if the browser prefetches it', async () => {
    const site = await start();
    const fetchAs = (purpose: string, path = '/pricing', more = {}) =>
      get(site, path, { 'sec-purpose': purpose, 'accept-encoding': 'br', ...more });
    const plain = (await get(site, '/pricing', { 'accept-encoding': 'br' })).headers;
    for (const purpose of ['prefetch', 'prefetch;prerender'])
      expect((await fetchAs(purpose)).headers).toMatchObject({
        'cache-control': 'private, max-age=300',
        etag: plain.etag,
        vary: plain.vary,
        'content-security-policy': plain['content-security-policy'],
      });
    const again = await fetchAs('prefetch', '/pricing', { 'if-none-match': String(plain.etag) });
    expect([again.status, again.headers['cache-control']]).toEqual([304, 'private, max-age=300']);
    for (const purpose of ['', 'navigate', 'no-prefetch'])
      expect((await fetchAs(purpose)).headers['cache-control']).toBe(plain['cache-control']);
    expect((await fetchAs('prefetch', '/assets/App-1a2B.js')).headers['cache-control']).toContain('immutable');
    expect((await fetchAs('prefetch', '/robots.txt')).headers['cache-control']).toContain('must-revalidate');
  });

  test('has the same headers for HEAD as for GET, without a body', async () => {
    const site = await start();
    const [head, { headers }] = [await site.send('/pricing', { method: 'HEAD' }), await get(site, '/pricing')];
    const { 'x-request-id': _a, date: _b, ...same } = head.headers;
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(headers).toMatchObject(same);
    expect(same['content-length']).toBe(String(HTML.length));
  });
});

describe('a file', () => {
  test('that is missing in /assets gets a short 404 that isn’t cached', async () => {
    const site = await startSite({ render: () => Promise.reject(new Error('must not be called')) });
    const { status, text, headers } = await get(site, '/assets/app-gone.js');
    expect([status, text, headers['cache-control']]).toEqual([404, 'Not Found', 'no-store']);
  });

  test.for([
    ['/pricing.data', 'text/x-script; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/assets/clip.mp4', 'video/mp4'],
    ['/blog/a%20b.txt', 'text/plain; charset=utf-8'],
  ] as const)('%s has the content type %s', async ([path, type]) => {
    const { status, headers } = await get(await start(), path);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });

  test.for([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/.vite/manifest.json',
    '/assets/App-1a2B.js%00.txt',
    '/assets/app-1a2b.js',
    '/pricing/index.html.br',
    '/pricing/index.html.zst',
    '/%ff',
    '/assets',
  ])('outside the public files of the build is not served: %s', async (path) => {
    const response = await get(await start(), path);
    expect([400, 404]).toContain(response.status);
    expect(response.text).not.toContain('"name"');
  });
});

describe('a video', () => {
  test.for([
    ['bytes=0-9', 0, 9],
    ['bytes=2999990-', 2_999_990, 2_999_999],
    ['bytes=-5', 2_999_995, 2_999_999],
    ['bytes=2999999-9999999', 2_999_999, 2_999_999],
    ['bytes=100000-2900000', 100_000, 2_900_000],
  ] as const)('is sent in ranges: %s', async ([range, first, last]) => {
    const { status, headers, bytes } = await get(await startSite({ files: { 'hero.mp4': VIDEO } }), '/hero.mp4', {
      range,
    });
    expect(status).toBe(206);
    expect(headers).toMatchObject({
      'content-range': `bytes ${first}-${last}/3000000`,
      'content-length': String(last - first + 1),
      'content-type': 'video/mp4',
    });
    expect(bytes.equals(VIDEO.subarray(first, last + 1))).toBe(true);
  });

  test.for([
    ['BYTES=0-1', 206, '01'],
    [`bytes=8-${'9'.repeat(400)}`, 206, '89'],
    [`bytes=-${'9'.repeat(400)}`, 206, '0123456789'],
    [`bytes=${'9'.repeat(400)}-`, 416, ''],
    ['bytes=10-', 416, ''],
    ['bytes=-0', 416, ''],
    ['bytes=--5', 200, '0123456789'],
    ['bytes=-1-5', 200, '0123456789'],
    [`bytes=${'0-1,'.repeat(2_000)}0-1`, 200, '0123456789'],
  ] as const)('handles the unusual range %s', async ([range, status, text]) => {
    const response = await get(await start(), '/assets/clip.mp4', { range });
    expect([response.status, response.text]).toEqual([status, text]);
    expect(response.headers['cache-control'] === 'no-store').toBe(status === 416);
  });

  test('is sent as a range only if the ETag in If-Range is the current one', async () => {
    const site = await start();
    const { etag = '' } = (await get(site, '/assets/clip.mp4')).headers;
    for (const [condition, status] of [
      [etag, 206],
      ['"older"', 200],
      ['Sat, 22 Nov 2036 10:00:00 GMT', 200],
      ['W/"weak"', 200],
      ['*', 200],
    ] as const) {
      const response = await get(site, '/assets/clip.mp4', { range: 'bytes=0-1', 'if-range': condition });
      expect([condition, response.status]).toEqual([condition, status]);
    }
  });
});

describe('redirects', () => {
  const redirects = {
    redirects: [
      { from: '/terms', to: '/terms-and-conditions', status: 301 },
      { from: '/docs', to: '/how-it-works', status: 302 },
      { from: '/home', to: '/', status: 301 },
      { from: '/pricing', to: '/elsewhere', status: 301 },
    ],
    gone: ['/beta'],
  };

  test.for([
    ['/Pricing', 301, '/pricing'],
    ['/pricing/', 301, '/pricing'],
    ['/index.html', 301, '/'],
    ['/Pricing////?plan=Yearly', 301, '/pricing?plan=Yearly'],
    ['//', 301, '/'],
    ['/Pricing/Index.HTML', 301, '/pricing'],
    ['/Blog/First-Post', 301, '/blog/first-post'],
    ['/%50ricing', 301, '/pricing'],
    ['/Pricing?plan=Yearly&q=%2F%2Fevil', 301, '/pricing?plan=Yearly&q=%2F%2Fevil'],
    ['/terms', 301, '/terms-and-conditions'],
    ['/Terms/', 301, '/terms-and-conditions'],
    ['/terms?ref=%2F%2Fevil&x=1', 301, '/terms-and-conditions?ref=%2F%2Fevil&x=1'],
    ['/docs', 302, '/how-it-works'],
    ['/home?', 301, '/?'],
    ['/Nope', 404, undefined],
    ['/pricing.', 302, '/pricing'],
    ['/pricing)?plan=yearly&q=%2F%2Fevil', 302, '/pricing?plan=yearly&q=%2F%2Fevil'],
    ['/pricing,/', 302, '/pricing'],
    ['/pricing%20', 302, '/pricing'],
    ['/pricing%2E', 302, '/pricing'],
    ['/pricing%C2%A0', 302, '/pricing'],
    ['/pricing%E2%80%8B', 302, '/pricing'],
    ['/pricing%E2%80%9D).', 302, '/pricing'],
    ['/blog/first-post%E2%80%A6', 302, '/blog/first-post'],
    ['/robots.txt.', 302, '/robots.txt'],
    ['/terms.', 302, '/terms-and-conditions'],
    ['/)', 302, '/'],
    ['/Blog-First_Post', 302, '/blog/first-post'],
    ['/blog/first/post', 302, '/blog/first-post'],
    ['/same/letters.', 404, undefined],
    ['/pricing.data.x', 404, undefined],
    ['/assets/App-1a2B.js.', 404, undefined],
    ['/api/pricing.', 404, undefined],
    ['/.pricing', 404, undefined],
    [`/pricing${'.'.repeat(300)}`, 404, undefined],
    ['//evil.example/Pricing', 404, undefined],
    ['//Pricing', 404, undefined],
    ['//evil.example//', 404, undefined],
    ['/%2FPricing', 404, undefined],
    ['/.//pricing', 404, undefined],
  ] as const)('%s gets %i to %s', async ([path, status, location]) => {
    const site = await startSite({ files, redirects });
    for (const method of ['GET', 'HEAD']) {
      const response = await site.send(path, { method });
      expect([response.status, response.headers.location]).toEqual([status, location]);
    }
  });

  test.for([
    ['/terms', 'public, max-age=3600'],
    ['/docs', 'public, max-age=0, must-revalidate'],
    ['/terms?code=secret', 'no-store'],
  ] as const)('are cached for an hour if they are permanent and contain no code: %s', async ([path, cached]) => {
    expect((await get(await startSite({ files, redirects }), path)).headers['cache-control']).toBe(cached);
  });
});

const SALE = { 'sale/index.html': '<!doctype html><p>Half the price</p>' };

describe('specification 5: a page with dates', () => {
  test('gets a 404 from its end, while the server runs', async () => {
    const site = await startSite({ files: SALE, pageValidity: { '/sale': { until: Date.now() + DAY } } });
    const before = await get(site, '/sale');
    expect([before.status, before.text]).toEqual([200, SALE['sale/index.html']]);
    site.wait(DAY);
    const requests: Record<string, string>[] = [
      {},
      { 'if-none-match': String(before.headers.etag) },
      { 'accept-encoding': 'br' },
    ];
    for (const headers of requests) {
      const after = await get(site, '/sale', headers);
      expect([after.status, after.text]).toEqual([404, '<!doctype html><p>Not found</p>']);
    }
    expect((await site.send('/sale', { method: 'HEAD' })).status).toBe(404);
    expect((await get(site, '/')).status).toBe(200);
  });

  test('gets a 404 until its start', async () => {
    const site = await startSite({ files: SALE, pageValidity: { '/sale': { from: Date.now() + DAY } } });
    expect((await get(site, '/sale')).status).toBe(404);
    site.wait(DAY);
    expect((await get(site, '/sale')).status).toBe(200);
  });

  test('is listed by the build with its Markdown version and share image', () => {
    const pages = [
      { path: '/', validity: undefined },
      { path: '/always', validity: {} },
      { path: '/sale', validity: { from: '2027-03-01', until: '2027-04-01' } },
      { path: '/soon', validity: { from: '2027-03-01' } },
    ];
    const [from, until] = [Date.UTC(2027, 2, 1), Date.UTC(2027, 3, 1)];
    expect(validityOf(pages)).toEqual({
      '/sale': { from, until },
      '/sale.md': { from, until },
      '/share/sale.png': { from, until },
      '/soon': { from },
      '/soon.md': { from },
      '/share/soon.png': { from },
    });
  });

  test('prevents the start if its dates are invalid', async () => {
    await expect(startSite({ pageValidity: { '/sale': 'soon' } })).rejects.toThrow(
      'site/build/page-validity.json is not usable',
    );
  });
});
