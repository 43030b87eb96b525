import { brand } from '@onset/design-system/brand';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PRICE_IDS, customer, event, signatureOf, subscription, transaction } from '../../setup/paddle-events.ts';
import { deliver, providerTime, startShop } from '../billing-site.ts';
import { messageOf } from '../http.ts';
import type { TestSite } from '../site.ts';

const eventsOf = (site: TestSite) =>
  site.database.selectFrom('billing_events').selectAll().orderBy('event_id').execute();

const anEvent = (site: TestSite) =>
  event('transaction.completed', providerTime(site), transaction('txn_1', 'ctm_1', {}, PRICE_IDS.lifetime));

/** Sends a webhook with a given signature. */
const post = (site: TestSite, body: string, signature: string, more: Record<string, string> = {}) =>
  site.send('/webhooks/paddle', { method: 'POST', body, headers: { 'paddle-signature': signature, ...more } });

/** Returns the signature of a time, in seconds; `body` and `secret` replace the correct ones. */
type Sign = (seconds: number, wrong?: { body?: string; secret?: string }) => string;

describe('webhook route', () => {
  test('stores and applies an event once before it responds', async () => {
    const site = await startShop();
    const sent = anEvent(site);
    expect((await deliver(site, sent)).json()).toEqual({ event: 'applied' });
    expect((await deliver(site, sent)).json()).toEqual({ event: 'known' });
    expect(await eventsOf(site)).toMatchObject([
      { event_id: sent.event_id, type: sent.event_type, state: 'applied', tries: 0, body: JSON.stringify(sent) },
    ]);
    expect(await site.database.selectFrom('billing_transactions').selectAll().execute()).toMatchObject([
      {
        id: 'txn_1',
        status: 'completed',
        plan: 'lifetime',
        name: `${brand.name} Lifetime`,
        amount: 18_900,
        currency: 'USD',
      },
    ]);
  });

  test.for<[string, (ts: number, sign: Sign) => string, number]>([
    ['in Paddle’s format', (ts, sign) => `ts=${ts};h1=${sign(ts)}`, 200],
    ['with spaces', (ts, sign) => ` ts=${ts} ; h1=${sign(ts)} `, 200],
    ['with the valid hash first of two', (ts, sign) => `ts=${ts};h1=${sign(ts)};h1=${'0'.repeat(64)}`, 200],
    ['with the valid hash last of two', (ts, sign) => `ts=${ts};h1=${'0'.repeat(64)};h1=${sign(ts)}`, 200],
    ['with an unknown field', (ts, sign) => `ts=${ts};h1=${sign(ts)};h2=abc`, 200],
    ['60 s in the future', (ts, sign) => `ts=${ts + 60};h1=${sign(ts + 60)}`, 200],
    ['61 s in the future', (ts, sign) => `ts=${ts + 61};h1=${sign(ts + 61)}`, 401],
    ['60 s ago', (ts, sign) => `ts=${ts - 60};h1=${sign(ts - 60)}`, 200],
    ['61 s ago', (ts, sign) => `ts=${ts - 61};h1=${sign(ts - 61)}`, 401],
    ['for the same JSON with one more space', (ts, sign) => `ts=${ts};h1=${sign(ts, { body: ' ' })}`, 401],
    ['with another secret', (ts, sign) => `ts=${ts};h1=${sign(ts, { secret: 'another secret' })}`, 401],
    ['for another time', (ts, sign) => `ts=${ts + 1};h1=${sign(ts)}`, 401],
    ['with two times', (ts, sign) => `ts=${ts};ts=${ts};h1=${sign(ts)}`, 401],
    ['without a hash', (ts) => `ts=${ts}`, 401],
    ['with an empty hash', (ts) => `ts=${ts};h1=`, 401],
    ['without a time', (ts, sign) => `h1=${sign(ts)}`, 401],
    ['with an invalid time', (ts, sign) => `ts=now;h1=${sign(ts)}`, 401],
    ['with a truncated hash', (ts, sign) => `ts=${ts};h1=${sign(ts).slice(0, 62)}`, 401],
    ['with a header that is too long', (ts, sign) => `ts=${ts};h1=${sign(ts)};${'x'.repeat(2000)}`, 401],
  ])('verifies a webhook signed %s', async ([, headerOf, status]) => {
    const site = await startShop();
    // Signatures contain whole seconds.
    site.wait(1000 - (site.now() % 1000));
    const body = JSON.stringify(anEvent(site));
    const sign: Sign = (seconds, { body: added = '', secret } = {}) =>
      signatureOf(body + added, seconds * 1000, secret).replace(/^.*h1=/, '');
    const response = await post(site, body, headerOf(site.now() / 1000, sign));
    expect(response.status).toBe(status);
    expect(await eventsOf(site)).toHaveLength(status === 200 ? 1 : 0);
    const result = status === 200 ? response.json()['event'] : messageOf(response);
    expect(result).toMatch(status === 200 ? /^applied$/ : /^Webhook rejected: (?:its|the) /);
  });

  test('accepts any origin and bodies of up to 1 MB', async () => {
    const site = await startShop();
    const send = (body: string) =>
      post(site, body, signatureOf(body, site.now()), { origin: 'https://elsewhere.example' });
    const large = JSON.stringify({ ...anEvent(site), filler: 'x'.repeat(900_000) });
    expect((await send(large)).status).toBe(200);
    expect((await send('x'.repeat(1_048_577))).status).toBe(413);
    expect((await site.send('/webhooks/paddle')).status).toBe(405);
  });

  test('rejects webhooks if no secret is set', async () => {
    const site = await startShop({ paddleWebhookSecret: undefined });
    const response = await deliver(site, anEvent(site));
    expect([response.status, messageOf(response)]).toEqual([503, expect.stringContaining('PADDLE_WEBHOOK_SECRET')]);
    expect(await eventsOf(site)).toEqual([]);
  });

  test('limits the log lines about invalid webhooks', async () => {
    const site = await startShop();
    for (let index = 0; index < 50; index += 1) expect((await post(site, '{}', 'ts=1;h1=2')).status).toBe(401);
    expect(site.logged.filter((line) => line.includes('A webhook was rejected'))).toHaveLength(5);
  });
});

describe('an event that cannot be applied', () => {
  test('is stored, requested again, and fails permanently after ten tries', async () => {
    const site = await startShop();
    const invalid = subscription('sub_1', 'ctm_1', { status: 'on holiday' });
    const sent = event('subscription.updated', providerTime(site), invalid);
    for (let tries = 1; tries <= 10; tries += 1) {
      expect((await deliver(site, sent)).status).toBe(500);
      expect(await eventsOf(site)).toMatchObject([
        { state: tries === 10 ? 'failed' : 'new', tries, error: expect.stringMatching(/^data\.status: /) as string },
      ]);
    }
    // It is stored, so further deliveries aren't needed.
    expect((await deliver(site, sent)).json()).toEqual({ event: 'known' });
    expect(site.logged.filter((line) => line.includes('failed permanently'))).toHaveLength(1);
    expect(await site.database.selectFrom('billing_subscriptions').selectAll().execute()).toEqual([]);
  });

  const of = (site: TestSite, data: object, more: object = {}) =>
    JSON.stringify({
      ...event('transaction.completed', providerTime(site), transaction('txn_1', 'ctm_1', data)),
      ...more,
    });
  const withTotal = (site: TestSite, total: string) =>
    of(site, {}).replace('"grand_total":"18900"', `"grand_total":${total}`);

  test.for<[string, (site: TestSite) => string, number]>([
    ['invalid JSON', () => '{', 400],
    ['null', () => 'null', 400],
    ['deeply nested lists', () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400],
    ['no ID', (site) => of(site, {}, { event_id: undefined }), 400],
    ['an ID with NUL', (site) => of(site, {}, { event_id: 'evt_\0' }), 400],
    ['the time 0000', (site) => of(site, {}, { occurred_at: '0000' }), 400],
    ['no data', (site) => of(site, {}, { data: undefined }), 400],
    ['data that is a string', (site) => of(site, {}, { data: 'x' }), 500],
    ['a prototype key', (site) => of(site, {}).replace('"data":{', '"data":{"__proto__":{},"constructor":1,'), 200],
    ['deep custom data', (site) => of(site, { custom_data: { user: { a: [[[[{}]]]] } } }), 200],
    ['a type that is a prototype key', (site) => of(site, {}, { event_type: '__proto__.created' }), 200],
    ['ten thousand items', (site) => of(site, { items: Array(10_000).fill({ quantity: 1, price: null }) }), 200],
    ['NUL in a name', (site) => of(site, { invoice_number: 'a\0b' }), 200],
    ['an amount with 400 digits', (site) => withTotal(site, `"1${'0'.repeat(400)}"`), 500],
    ['an amount that is a number', (site) => withTotal(site, '18900'), 500],
    ['an unknown status', (site) => of(site, { status: 'revised_twice' }), 200],
    ['a created_at of 0000', (site) => of(site, { created_at: '0000' }), 500],
    ['an ID of another entity', (site) => of(site, { id: 'sub_1' }), 500],
  ])('does not affect other requests if it has %s', async ([, bodyOf, status]) => {
    const site = await startShop();
    expect((await deliver(site, bodyOf(site))).status).toBe(status);
    expect(await eventsOf(site)).toHaveLength(status === 400 ? 0 : 1);
    expect((await site.send('/readyz')).status).toBe(200);
    const good = event('customer.created', providerTime(site), customer('ctm_2', 'a@example.test'));
    expect((await deliver(site, good)).status).toBe(200);
  });
});

/** Sends the head of an unsigned webhook of a megabyte, but no body. */
function holdOpen(site: TestSite, length: string, onStatus: (status: string) => void): Socket {
  const socket = connect(site.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.on('data', (data) => onStatus(data.toString().slice(9, 12)));
  const signature = signatureOf('another body', site.now(), 'another secret');
  socket.write(`POST /webhooks/paddle HTTP/1.1\r\nHost: x\r\nPaddle-Signature: ${signature}\r\n${length}\r\n\r\n`);
  return socket;
}

const named = (site: TestSite, id: string, name: string) =>
  deliver(site, event('customer.created', providerTime(site), { ...customer(id, `${id}@example.test`), name }));

test.for(['Content-Length: 1048576', 'Transfer-Encoding: chunked'])(
  'the webhook route reads only a few large unsigned bodies at once, and still accepts small ones: %s',
  async (length) => {
    const site = await startShop();
    const statuses: string[] = [];
    const sockets = Array.from({ length: 40 }, () => holdOpen(site, length, (status) => statuses.push(status)));
    // The other four are being read, so they have no response.
    await expect.poll(() => statuses.length).toBe(36);
    expect(new Set(statuses)).toEqual(new Set(['503']));
    expect((await named(site, 'ctm_small', 'Small')).json()).toEqual({ event: 'applied' });
    const large = await named(site, 'ctm_large', 'n'.repeat(100_000));
    expect([large.status, large.headers['retry-after']]).toEqual([503, '5']);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await named(site, 'ctm_large', 'n'.repeat(100_000))).status).toBe(200);
    // An aborted upload isn't an invalid event.
    expect(site.logged.join('')).not.toContain('no event');
  },
);
