import { describe, expect, test } from 'vitest';
import { startSite } from './site.ts';
import type { TestSite } from './site.ts';

/** Token for `/metrics` of a test site. */
const METRICS_TOKEN = 'a token of sixteen or more'.replaceAll(' ', '-');

const withToken = { headers: { authorization: `Bearer ${METRICS_TOKEN}` } };

/** Returns the values of a site's series by name and labels, such as `onset_mails_total{outcome="sent"}`. */
async function metricsOf(site: Pick<TestSite, 'send'>): Promise<ReadonlyMap<string, number>> {
  const { status, text } = await site.send('/metrics', withToken);
  if (status !== 200) throw new Error(`No metrics: ${status} ${text}`);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, series, value] = /^([a-z_0-9]+(?:\{[^\n]*\})?) (\S+)$/.exec(line) ?? [];
      if (series === undefined) throw new Error(`Not a series: ${line}`);
      return [series, Number(value)];
    }),
  );
}

const config = { metricsToken: METRICS_TOKEN };

describe('/metrics', () => {
  test('is not found if no token is set', async () => {
    const site = await startSite();
    const { status, text } = await site.send('/metrics', withToken);
    expect([status, text]).toEqual([404, '<!doctype html><p>Not found</p>']);
  });

  test.for([
    ['no token', {}, ''],
    ['another token', { authorization: `Bearer ${METRICS_TOKEN.replace('a', 'b')}` }, ''],
    ['the beginning of the token', { authorization: `Bearer ${METRICS_TOKEN.slice(0, -1)}` }, ''],
    ['the token in the URL', {}, `?token=${METRICS_TOKEN}&access_token=${METRICS_TOKEN}`],
  ] as const)('rejects a request with %s', async ([, headers, query]) => {
    const site = await startSite({ config });
    const response = await site.send(`/metrics${query}`, { headers });
    expect([response.status, response.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(response.text).toBe('Unauthorized\n');
  });

  test('counts requests by route, method and status, in the format of Prometheus', async () => {
    const site = await startSite({ config });
    for (const path of ['/', '/?utm_source=x', '/api/users/me', '/healthz']) await site.send(path);
    const { headers, text } = await site.send('/metrics', withToken);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(text).toMatch(/^# TYPE onset_http_requests_total counter$/m);
    const series = await metricsOf(site);
    const count = (route: string, status: string) =>
      series.get(`onset_http_requests_total{route="${route}",method="GET",status="${status}"}`);
    expect([count('page', '2xx'), count('api', '4xx'), count('health', '2xx')]).toEqual([2, 1, 1]);
  });

  test('reports an unavailable database, and the process stays up', async () => {
    const site = await startSite({ config });
    const available = await metricsOf(site);
    expect(available.get('onset_database_up')).toBe(1);
    expect(available.get('onset_queue_depth{queue="mails"}')).toBe(0);
    await site.database.destroy();
    const series = await metricsOf(site);
    expect(series.get('onset_database_up')).toBe(0);
    expect(series.has('onset_queue_depth{queue="mails"}')).toBe(false);
  });
});
