import { describe, expect, test } from 'vitest';
import { METRICS_TOKEN, metricsOf } from './metrics.ts';
import { startSite } from './site.ts';
import type { SiteOptions, TestSite } from './site.ts';

const measured = {
  page: '/pricing',
  navigation: 'navigate',
  connection: '4g',
  vitals: { LCP: 1234, CLS: 0.02, INP: 600, FCP: 900, TTFB: 80 },
};

const start = (options: SiteOptions = {}): Promise<TestSite> =>
  startSite({
    config: { metricsToken: METRICS_TOKEN, trustedProxies: 1 },
    publicConfig: { vitals: true },
    files: { 'pricing/index.html': '<p>Pricing</p>', 'blog/one/index.html': '<p>One</p>', 'blog/two/index.html': '2' },
    ...options,
  });

/** As `navigator.sendBeacon` sends a text. */
const tell = async (site: TestSite, body: unknown, headers: Record<string, string> = {}): Promise<number> => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const sent = { method: 'POST', body: text, headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers } };
  return (await site.send('/api/vitals', sent)).status;
};

const counted = async (site: TestSite): Promise<string[]> =>
  [...(await metricsOf(site)).keys()].filter((series) => series.startsWith('onset_web_vital'));

describe('how fast a page was', () => {
  test('is counted, by page, and by how it is judged', async () => {
    const site = await start();
    expect(await tell(site, measured)).toBe(204);
    expect(await tell(site, { ...measured, page: '/pricing/' })).toBe(204);
    const series = await metricsOf(site);
    const total = (name: string, rating: string) =>
      series.get(`onset_web_vitals_total{name="${name}",rating="${rating}",navigation="navigate",connection="4g"}`);
    expect([total('LCP', 'good'), total('INP', 'poor'), total('CLS', 'good')]).toEqual([2, 2, 2]);
    expect(series.get('onset_web_vital_seconds_sum{name="LCP",page="/pricing"}')).toBeCloseTo(2.468);
    expect(series.get('onset_web_vital_seconds_bucket{name="LCP",page="/pricing",le="1.2"}')).toBe(0);
    expect(series.get('onset_web_vital_seconds_bucket{name="LCP",page="/pricing",le="1.8"}')).toBe(2);
    expect(series.get('onset_web_vital_layout_shift_count{page="/pricing"}')).toBe(2);
  });

  test('of pages below another is counted together, so that posts make no series', async () => {
    const site = await start();
    await tell(site, { ...measured, page: '/blog/one' });
    await tell(site, { ...measured, page: '/blog/two' });
    expect((await metricsOf(site)).get('onset_web_vital_seconds_count{name="LCP",page="/blog/*"}')).toBe(2);
  });

  test.for([
    ['no JSON', '<script>'],
    ['nothing', ''],
    ['a list', []],
    ['another page', { ...measured, page: '/nowhere' }],
    ['a query', { ...measured, page: '/pricing?code=secret' }],
    ['markup', { ...measured, page: '<img src=x onerror=alert(1)>' }],
    ['the name of a property', { ...measured, page: '__proto__' }],
    ['no measure', { ...measured, vitals: {} }],
    ['a measure of another name', { ...measured, vitals: { FID: 1 } }],
    ['a negative measure', { ...measured, vitals: { LCP: -1 } }],
    ['a huge measure', { ...measured, vitals: { LCP: 1e300 } }],
    ['a measure as text', { ...measured, vitals: { LCP: '1' } }],
    ['a measure that is none', JSON.stringify({ ...measured, vitals: { LCP: 0 } }).replace(':0}', ':NaN}')],
    ['an endless measure', JSON.stringify({ ...measured, vitals: { LCP: 0 } }).replace(':0}', ':1e999}')],
    ['another way here', { ...measured, navigation: 'teleport' }],
    ['another connection', { ...measured, connection: '5g"} 1' }],
    ['more than is asked', { ...measured, userId: 7 }],
  ] as const)('with %s is a 400, and not counted', async ([, body]) => {
    const site = await start();
    expect(await tell(site, body)).toBe(400);
    expect(await counted(site)).toEqual([]);
  });

  test('is taken sixty times a minute of one address, and of all no more than can be counted', async () => {
    const site = await start();
    const from = (address: string) => tell(site, measured, { 'x-forwarded-for': address });
    for (let count = 0; count < 60; count += 1) expect(await from('192.0.2.1')).toBe(204);
    expect(await from('192.0.2.1')).toBe(429);
    expect(await from('192.0.2.2')).toBe(204);
    site.wait(60_000);
    expect(await from('192.0.2.1')).toBe(204);
  });

  test('is taken of pages of this site and of listed origins alone', async () => {
    const site = await start({
      config: { corsOrigins: ['https://www.onset.example'] },
      publicConfig: { vitals: true },
    });
    const root = { ...measured, page: '/' };
    expect(await tell(site, root, { origin: 'https://evil.example' })).toBe(403);
    expect(await tell(site, root, { origin: 'https://www.onset.example' })).toBe(204);
    expect(await tell(site, root, { origin: `http://127.0.0.1:${site.port}`, host: `127.0.0.1:${site.port}` })).toBe(
      204,
    );
  });

  test('is one line of the log for many, with nothing of who they were', async () => {
    const site = await start();
    for (const LCP of [1000, 2000, 3000, 4000])
      await tell(
        site,
        { ...measured, vitals: { LCP } },
        { 'x-forwarded-for': '192.0.2.7', 'user-agent': 'Mozilla/5.0 Safari/605.1.15' },
      );
    await site.stop();
    const lines = site.logged.filter((line) => line.includes('web-vitals'));
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { time: expect.any(String) as string, level: 'info', event: 'web-vitals', pages: 4, LCP: 3000 },
    ]);
    expect(site.logged.join()).not.toMatch(/192\.0\.2\.7|Safari/);
  });

  test('is no call of a build that does not measure it', async () => {
    const site = await start({ publicConfig: {} });
    expect(await tell(site, measured)).toBe(405);
  });
});
