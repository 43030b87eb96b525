import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { randomBytes } from 'node:crypto';
import { startSite } from '../site.ts';
import { validityOf } from '../../../scripts/build/check-pages.ts';

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

/** Larger than what is kept in memory, and smaller. */
const VIDEO = randomBytes(3_000_000);
const startWithMedia = () =>
  startSite({ files: { 'assets/hero.mp4': VIDEO, 'assets/clip.mp4': Buffer.from('0123456789') } });

describe('a video', () => {
  test.for([
    ['bytes=0-9', 0, 9],
    ['bytes=2999990-', 2_999_990, 2_999_999],
    ['bytes=-5', 2_999_995, 2_999_999],
    ['bytes=2999999-9999999', 2_999_999, 2_999_999],
    ['bytes=100000-2900000', 100_000, 2_900_000],
  ] as const)('is sent in pieces: %s', async ([range, first, last]) => {
    const site = await startWithMedia();
    const response = await site.send('/assets/hero.mp4', { headers: { range } });
    expect(response.status).toBe(206);
    expect(response.headers).toMatchObject({
      'content-range': `bytes ${first}-${last}/3000000`,
      'content-length': String(last - first + 1),
      'content-type': 'video/mp4',
    });
    expect(response.bytes.equals(VIDEO.subarray(first, last + 1))).toBe(true);
  });

  test('is sent as a stranger’s odd range allows', async () => {
    const site = await startWithMedia();
    for (const [range, status, text] of [
      ['BYTES=0-1', 206, '01'],
      [`bytes=8-${'9'.repeat(400)}`, 206, '89'],
      [`bytes=-${'9'.repeat(400)}`, 206, '0123456789'],
      [`bytes=${'9'.repeat(400)}-`, 416, ''],
      ['bytes=10-', 416, ''],
      ['bytes=-0', 416, ''],
      ['bytes=--5', 200, '0123456789'],
      ['bytes=-1-5', 200, '0123456789'],
      [`bytes=${'0-1,'.repeat(2_000)}0-1`, 200, '0123456789'],
    ] as const) {
      const response = await site.send('/assets/clip.mp4', { headers: { range } });
      expect([range, response.status, response.text]).toEqual([range, status, text]);
      expect(response.headers['cache-control'] === 'no-store').toBe(status === 416);
    }
    for (const condition of ['Sat, 22 Nov 2036 10:00:00 GMT', 'W/"weak"', '*']) {
      const headers = { range: 'bytes=0-1', 'if-range': condition };
      expect((await site.send('/assets/clip.mp4', { headers })).status).toBe(200);
    }
  });

  test('pieces of an older version are not mixed in', async () => {
    const site = await startWithMedia();
    const { etag = '' } = (await site.send('/assets/clip.mp4')).headers;
    expect((await site.send('/assets/clip.mp4', { headers: { range: 'bytes=0-1', 'if-range': etag } })).status).toBe(
      206,
    );
    expect(
      (await site.send('/assets/clip.mp4', { headers: { range: 'bytes=0-1', 'if-range': '"older"' } })).status,
    ).toBe(200);
  });
});

const PAGES = {
  'index.html': '<!doctype html><p>Home</p>',
  'pricing/index.html': '<!doctype html><p>Pricing</p>',
  'blog/first-post/index.html': '<!doctype html><p>First</p>',
  'assets/App-1a2B.js': 'export {};',
};

describe('another spelling of a page’s address', () => {
  test.for([
    ['/Pricing', '/pricing'],
    ['/pricing/', '/pricing'],
    ['/index.html', '/'],
    ['/Pricing/', '/pricing'],
    ['/Pricing////?plan=Yearly', '/pricing?plan=Yearly'],
    ['//', '/'],
    ['/Pricing/Index.HTML', '/pricing'],
    ['/Blog/First-Post', '/blog/first-post'],
    ['/%50ricing', '/pricing'],
    ['/Pricing?plan=Yearly&q=%2F%2Fevil', '/pricing?plan=Yearly&q=%2F%2Fevil'],
  ] as const)('%s leads to %s for good, with its query', async ([path, location]) => {
    const site = await startSite({ files: PAGES });
    const { status, headers, text } = await site.send(path);
    expect([status, headers.location, text]).toEqual([301, location, '']);
  });

  test.for(['/Nope', '//evil.example/Pricing', '//Pricing', '//evil.example//', '/%2FPricing', '/.//pricing'])(
    'what is no page leads nowhere: %s',
    async (path) => {
      const site = await startSite({ files: PAGES });
      const { status, headers } = await site.send(path);
      expect([status, headers.location]).toEqual([404, undefined]);
    },
  );

  test('a file that is no page has one spelling', async () => {
    const site = await startSite({ files: PAGES });
    expect((await site.send('/assets/App-1a2B.js')).status).toBe(200);
    expect((await site.send('/assets/app-1a2b.js')).status).toBe(404);
  });
});

describe('an address that leads to another', () => {
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
    ['/terms', 301, '/terms-and-conditions'],
    ['/Terms/', 301, '/terms-and-conditions'],
    ['/terms?ref=%2F%2Fevil&x=1', 301, '/terms-and-conditions?ref=%2F%2Fevil&x=1'],
    ['/docs', 302, '/how-it-works'],
    ['/home?', 301, '/?'],
  ] as const)('%s is answered with %s to %s', async ([path, status, location]) => {
    const site = await startSite({ files: PAGES, redirects });
    for (const method of ['GET', 'HEAD']) {
      const response = await site.send(path, { method });
      expect([response.status, response.headers.location, response.text]).toEqual([status, location, '']);
    }
  });

  test('is kept for an hour where it is for good, and asked for again where it is not, or holds a code', async () => {
    const site = await startSite({ files: PAGES, redirects });
    const kept = async (path: string) => (await site.send(path)).headers['cache-control'];
    expect(await kept('/terms')).toBe('public, max-age=3600');
    expect(await kept('/docs')).toBe('public, max-age=0, must-revalidate');
    expect(await kept('/terms?code=secret')).toBe('no-store');
  });
});

const DAY = 86_400_000;
const SALE = { 'sale/index.html': '<!doctype html><p>Half the price</p>' };

describe('specification 5: a page that the build made is a 404 outside the days it is there', () => {
  test('from the moment it ends, while the server runs', async () => {
    const site = await startSite({ files: SALE, pageValidity: { '/sale': { until: Date.now() + DAY } } });
    const before = await site.send('/sale');
    expect([before.status, before.text]).toEqual([200, SALE['sale/index.html']]);
    site.wait(DAY);
    const etag = String(before.headers.etag);
    const asked: Record<string, string>[] = [{}, { 'if-none-match': etag }, { 'accept-encoding': 'br' }];
    for (const headers of asked) {
      const after = await site.send('/sale', { headers });
      expect([after.status, after.text]).toEqual([404, '<!doctype html><p>Not found</p>']);
    }
    expect((await site.send('/sale', { method: 'HEAD' })).status).toBe(404);
    expect((await site.send('/')).status).toBe(200);
  });

  test('until the moment it begins', async () => {
    const site = await startSite({ files: SALE, pageValidity: { '/sale': { from: Date.now() + DAY } } });
    expect((await site.send('/sale')).status).toBe(404);
    site.wait(DAY);
    expect((await site.send('/sale')).status).toBe(200);
  });

  test('the build tells the server the days of the pages that have some', () => {
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
});

test('a note of the build that cannot be read stops the start', async () => {
  await expect(startSite({ pageValidity: { '/sale': 'soon' } })).rejects.toThrow(
    'site/build/page-validity.json is not usable',
  );
});
