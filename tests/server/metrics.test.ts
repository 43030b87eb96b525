import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { WEBHOOK_SECRET, event, transaction, PRICE_IDS } from '../setup/paddle-events.ts';
import { deliver, providerTime, startShop } from './billing-site.ts';
import { forgot, post } from './calls.ts';
import { onPostgres } from './database.ts';
import { METRICS_TOKEN, metricsOf, withToken } from './metrics.ts';
import { logIn, passwordOf, register } from './people.ts';
import { startSite } from './site.ts';
import { startMailServer } from './smtp.ts';

const config = { metricsToken: METRICS_TOKEN };

describe('/metrics', () => {
  test('is a page that is not there, where no token is set', async () => {
    const site = await startSite();
    const { status, text } = await site.send('/metrics', withToken);
    expect([status, text]).toEqual([404, '<!doctype html><p>Not found</p>']);
  });

  test('is for who has the token, in the form of Prometheus, and kept by nobody', async () => {
    const site = await startSite({ config });
    const { status, headers, text } = await site.send('/metrics', {
      headers: { ...withToken.headers, 'accept-encoding': 'br, gzip' },
    });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).toMatch(/^# TYPE onset_http_requests_total counter$/m);
    expect(text).toMatch(/^# TYPE onset_http_request_duration_seconds histogram$/m);
    expect(text).toMatch(/^process_start_time_seconds \d+/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });

  test.for([
    ['nothing', {}, ''],
    ['another token', { authorization: `Bearer ${METRICS_TOKEN.replace('a', 'b')}` }, ''],
    ['a part of it', { authorization: `Bearer ${METRICS_TOKEN.slice(0, -1)}` }, ''],
    ['more than it', { authorization: `Bearer ${METRICS_TOKEN}x` }, ''],
    ['the name of another way', { authorization: `Basic ${METRICS_TOKEN}` }, ''],
    ['the token in the address', {}, `?token=${METRICS_TOKEN}&access_token=${METRICS_TOKEN}`],
    ['a token as long as a header may be', { authorization: `Bearer ${'x'.repeat(10_000)}` }, ''],
  ] as const)('with %s is a 401', async ([, headers, query]) => {
    const site = await startSite({ config });
    const response = await site.send(`/metrics${query}`, { headers });
    expect([response.status, response.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(response.text).toBe('Unauthorized\n');
  });

  test('answers HEAD without a body, and no other method', async () => {
    const site = await startSite({ config });
    const head = await site.send('/metrics', { ...withToken, method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await site.send('/metrics', { ...withToken, method: 'POST', body: 'x' })).status).toBe(405);
    expect((await site.send('/metrics', { method: 'POST', body: 'x' })).status).toBe(401);
  });

  test('stands in no line of the log', async () => {
    const site = await startSite({ config });
    await site.send('/metrics', withToken);
    await site.send('/');
    await expect.poll(() => site.logged.join()).toContain('"path":"/"');
    expect(site.logged.join()).not.toContain('metrics');
  });
});

describe('requests', () => {
  const requests = (route: string, method: string, status: string) =>
    `onset_http_requests_total{route="${route}",method="${method}",status="${status}"}`;

  test('are counted by what they are for, and by how they ended', async () => {
    const site = await startSite({
      config,
      files: { 'pricing/index.html': '<p>Pricing</p>', 'assets/main-1.js': '1', 'robots.txt': 'x' },
    });
    for (const path of ['/', '/pricing', '/pricing?utm_source=x', '/assets/main-1.js', '/robots.txt', '/pricing/'])
      await site.send(path);
    await site.send('/', { method: 'HEAD' });
    await site.send('/', { headers: { 'if-none-match': '*' } });
    await site.send('/api/users/me');
    await site.send('/healthz');
    const series = await metricsOf(site);
    expect([
      series.get(requests('page', 'GET', '2xx')),
      series.get(requests('page', 'HEAD', '2xx')),
      series.get(requests('page', 'GET', '3xx')),
      series.get(requests('other', 'GET', '3xx')),
      series.get(requests('asset', 'GET', '2xx')),
      series.get(requests('file', 'GET', '2xx')),
      series.get(requests('api', 'GET', '4xx')),
      series.get(requests('health', 'GET', '2xx')),
    ]).toEqual([3, 1, 1, 1, 1, 1, 1, 1]);
    expect(series.get('onset_http_request_duration_seconds_count{route="page"}')).toBe(5);
    expect(series.get('onset_http_request_duration_seconds_bucket{route="page",le="+Inf"}')).toBe(5);
    expect(series.get('onset_http_requests_in_flight')).toBe(1);
  });

  test('whatever addresses and methods are made up, make no more series', async () => {
    const site = await startSite({ config });
    const many = Array.from({ length: 60 }, (_, index) => index);
    const ask = async (word: string) => {
      for (const index of many) {
        await site.send(`/${word}-${index}"},x{`, { method: index % 2 ? 'GET' : 'PROPFIND' });
        await site.send(`/api/${word}/${index}`, { method: 'DELETE' });
      }
    };
    await metricsOf(site);
    await ask('one');
    const before = await metricsOf(site);
    await ask('two');
    const after = await metricsOf(site);
    const http = (series: ReadonlyMap<string, number>) => [...series.keys()].filter((key) => key.includes('_http_'));
    expect(http(after).filter((key) => !/route="(?:metrics|other|api)"/.test(key) && key.includes('{'))).toEqual([]);
    expect(http(after).length).toBe(http(before).length);
    expect(after.get(requests('other', 'other', '4xx'))).toBe(60);
  });

  test('whose client went away are told apart, and are no longer in flight', async () => {
    const site = await startSite({ config });
    const socket = connect(site.port, '127.0.0.1');
    socket.write('POST /api/auth/local HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
    await expect.poll(async () => (await metricsOf(site)).get('onset_http_requests_in_flight')).toBe(2);
    socket.destroy();
    await expect.poll(async () => (await metricsOf(site)).get(requests('log_in', 'POST', 'aborted'))).toBe(1);
    expect((await metricsOf(site)).get('onset_http_requests_in_flight')).toBe(1);
  });
});

describe('what happens is counted', () => {
  test('sign-ups and log-ins, those that were refused too', async () => {
    const site = await startSite({ config });
    await register(site, 'ann');
    await post(site, '/api/auth/local/register', { username: 'ann', email: 'x', password: 'y' });
    await logIn(site, 'ann', passwordOf('ann'));
    await post(site, '/api/auth/local', { identifier: 'ann', password: 'wrong' });
    const series = await metricsOf(site);
    const counted = ['ok', 'refused', 'limited', 'failed'].map((outcome) => [
      series.get(`onset_sign_ups_total{outcome="${outcome}"}`),
      series.get(`onset_log_ins_total{outcome="${outcome}"}`),
    ]);
    expect(counted).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
  });

  test('mails that were sent, that failed, and that wait', async () => {
    const server = await startMailServer();
    const site = await startSite({ config: { ...config, smtpUrl: server.url } });
    await register(site, 'ann');
    await forgot(site, 'ann@example.test');
    await site.mails.drain();
    server.answer = '451 not now';
    await forgot(site, 'ann@example.test');
    await site.mails.drain();
    site.wait(90_000);
    const series = await metricsOf(site);
    expect(series.get('onset_mails_total{outcome="sent"}')).toBe(1);
    expect(series.get('onset_mails_total{outcome="failed"}')).toBe(1);
    expect(series.get('onset_queue_depth{queue="mails"}')).toBe(1);
    expect(series.get('onset_queue_oldest_seconds{queue="mails"}')).toBe(90);
    expect(series.get('onset_queue_given_up{queue="mails"}')).toBe(0);
    expect(series.get('onset_database_up')).toBe(1);
  });

  test('webhooks, by what came of them', async () => {
    const site = await startShop({ ...config, paddleWebhookSecret: WEBHOOK_SECRET });
    const sent = event(
      'transaction.completed',
      providerTime(site),
      transaction('txn_1', 'ctm_1', {}, PRICE_IDS.yearly),
    );
    await deliver(site, sent);
    await deliver(site, sent);
    await deliver(site, 'no event');
    await site.send('/webhooks/paddle', { method: 'POST', body: '{}' });
    const { status } = await deliver({ ...site, now: () => site.now() - 3_600_000 }, sent);
    const series = await metricsOf(site);
    expect(status).toBe(401);
    const outcomes = ['applied', 'known', 'no_event', 'unsigned', 'late'];
    expect(outcomes.map((each) => series.get(`onset_webhooks_total{outcome="${each}"}`))).toEqual([1, 1, 1, 1, 1]);
    expect(series.get('onset_queue_depth{queue="webhooks"}')).toBe(0);
  });

  test('errors, queries, and connections of a pool', async () => {
    const site = await startSite({ config, render: () => Promise.reject(new Error('It cannot be drawn')) });
    await site.send('/nowhere');
    await register(site, 'ann');
    const series = await metricsOf(site);
    expect(series.get('onset_errors_total')).toBe(1);
    expect(series.get('onset_database_query_duration_seconds_count{outcome="ok"}')).toBeGreaterThan(5);
    const states = ['in_use', 'idle', 'waiting'].filter((state) =>
      series.has(`onset_database_connections{state="${state}"}`),
    );
    expect(states).toEqual(onPostgres() ? ['in_use', 'idle', 'waiting'] : []);
  });

  test('the build that is served', async () => {
    const files = { 'builds/latest.json': '{"id":"0123456789abcdef"}' };
    const site = await startSite({ config, files });
    expect((await metricsOf(site)).get('onset_build_info{build="0123456789abcdef"}')).toBe(1);
    const older = await startSite({ config, files: { 'builds/latest.json': '<p>' } });
    expect((await metricsOf(older)).get('onset_build_info{build="unknown"}')).toBe(1);
  });
});

test('where the database cannot be asked the metrics come all the same, and say so', async () => {
  const site = await startSite({ config });
  await site.database.schema.alterTable('mails').renameTo('gone').execute();
  const series = await metricsOf(site);
  expect(series.get('onset_database_up')).toBe(0);
  expect([...series.keys()].filter((key) => key.startsWith('onset_queue_'))).toEqual([]);
  await site.database.schema.alterTable('gone').renameTo('mails').execute();
});

test('however many ask at once, the database is asked once', async () => {
  const site = await startSite({ config });
  const select = vi.spyOn(site.database, 'selectFrom');
  await Promise.all(Array.from({ length: 30 }, () => metricsOf(site)));
  await metricsOf(site);
  const tables: readonly unknown[] = select.mock.calls.map(([table]) => table);
  expect(tables.filter((table) => table === 'mails')).toHaveLength(2);
});
