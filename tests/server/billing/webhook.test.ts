import { createHmac } from 'node:crypto';
import { describe, expect, test, onTestFinished } from 'vitest';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import {
  PRICE_IDS,
  WEBHOOK_SECRET,
  customer,
  event,
  signatureOf,
  subscription,
  transaction,
} from '../../setup/paddle-events.ts';
import { deliver, providerTime, startShop } from '../billing-site.ts';
import { messageOf } from '../http.ts';
import type { TestSite } from '../site.ts';

const eventsOf = (site: TestSite) =>
  site.database.selectFrom('billing_events').selectAll().orderBy('event_id').execute();

const anEvent = (site: TestSite) =>
  event('transaction.completed', providerTime(site), transaction('txn_1', 'ctm_1', {}, PRICE_IDS.lifetime));

describe('webhook route', () => {
  test('stores and applies an event once before it responds', async () => {
    const site = await startShop();
    const sent = anEvent(site);
    expect((await deliver(site, sent)).json()).toEqual({ event: 'applied' });
    expect((await deliver(site, sent)).json()).toEqual({ event: 'known' });
    expect(await eventsOf(site)).toMatchObject([
      {
        event_id: sent.event_id,
        type: 'transaction.completed',
        state: 'applied',
        tries: 0,
        body: JSON.stringify(sent),
      },
    ]);
    expect(await site.database.selectFrom('billing_transactions').selectAll().execute()).toMatchObject([
      { id: 'txn_1', status: 'completed', plan: 'lifetime', name: 'Onset Lifetime', amount: 18_900, currency: 'USD' },
    ]);
  });

  const signed = (body: string, ts: number, secret = WEBHOOK_SECRET): string =>
    createHmac('sha256', secret).update(`${ts}:${body}`).digest('hex');

  test.for([
    ['in Paddle’s format', (ts, good) => `ts=${ts};h1=${good}`, 200],
    ['with spaces', (ts, good) => ` ts=${ts} ; h1=${good} `, 200],
    ['with the valid hash first of two', (ts, good, other) => `ts=${ts};h1=${good};h1=${other}`, 200],
    ['with the valid hash last of two', (ts, good, other) => `ts=${ts};h1=${other};h1=${good}`, 200],
    ['with an unknown field', (ts, good) => `ts=${ts};h1=${good};h2=abc`, 200],
    ['with another secret', (ts, _good, other) => `ts=${ts};h1=${other}`, 401],
    ['with the time changed', (ts, good) => `ts=${ts + 1};h1=${good}`, 401],
    ['with two times', (ts, good) => `ts=${ts};ts=${ts};h1=${good}`, 401],
    ['without a hash', (ts) => `ts=${ts}`, 401],
    ['with an empty hash', (ts) => `ts=${ts};h1=`, 401],
    ['without a time', (_ts, good) => `h1=${good}`, 401],
    ['with an invalid time', (_ts, good) => `ts=now;h1=${good}`, 401],
    ['with a truncated hash', (ts, good) => `ts=${ts};h1=${good.slice(0, 62)}`, 401],
    ['with a header that is too long', (ts, good) => `ts=${ts};h1=${good};${'x'.repeat(2000)}`, 401],
  ] as const satisfies readonly (readonly [string, (ts: number, good: string, other: string) => string, number])[])(
    'verifies a webhook signed %s',
    async ([, headerOf, status]: readonly [string, (ts: number, good: string, other: string) => string, number]) => {
      const site = await startShop();
      const body = JSON.stringify(anEvent(site));
      const ts = Math.floor(site.now() / 1000);
      const header = headerOf(ts, signed(body, ts), signed(body, ts, 'another secret'));
      const response = await site.send('/webhooks/paddle', {
        method: 'POST',
        body,
        headers: { 'paddle-signature': header },
      });
      expect(response.status).toBe(status);
      expect(await eventsOf(site)).toHaveLength(status === 200 ? 1 : 0);
      const said = status === 200 ? 'applied' : messageOf(response);
      expect(said).toMatch(status === 200 ? /^applied$/ : /^Webhook rejected: (?:its|the) /);
    },
  );

  test.for([
    [60, 200],
    [61, 401],
    [-60, 200],
    [-61, 401],
  ])('responds to a webhook that is %i s ahead of the clock with %i', async ([seconds = 0, status]) => {
    const site = await startShop();
    // The clock doesn't advance in the test. Signatures contain whole seconds.
    site.wait(1000 - (site.now() % 1000));
    const body = JSON.stringify(anEvent(site));
    const header = signatureOf(body, site.now() + seconds * 1000);
    const response = await site.send('/webhooks/paddle', {
      method: 'POST',
      body,
      headers: { 'paddle-signature': header },
    });
    expect(response.status).toBe(status);
  });

  test('rejects a body with an added space, because the signature covers its bytes', async () => {
    const site = await startShop();
    const body = JSON.stringify(anEvent(site));
    const headers = { 'paddle-signature': signatureOf(body, site.now()) };
    expect((await site.send('/webhooks/paddle', { method: 'POST', body: `${body} `, headers })).status).toBe(401);
  });

  test('accepts any origin and bodies of up to 1 MB', async () => {
    const site = await startShop();
    const send = (body: string) =>
      site.send('/webhooks/paddle', {
        method: 'POST',
        body,
        headers: { 'paddle-signature': signatureOf(body, site.now()), origin: 'https://elsewhere.example' },
      });
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

  test('stores nothing of invalid webhooks and limits their log lines', async () => {
    const site = await startShop();
    for (let index = 0; index < 50; index += 1)
      expect(
        (
          await site.send('/webhooks/paddle', {
            method: 'POST',
            body: '{}',
            headers: { 'paddle-signature': 'ts=1;h1=2' },
          })
        ).status,
      ).toBe(401);
    expect(await eventsOf(site)).toEqual([]);
    expect(site.logged.filter((line) => line.includes('A webhook was rejected'))).toHaveLength(5);
  });
});

describe('an event that cannot be applied', () => {
  const broken = (site: TestSite) =>
    event('subscription.updated', providerTime(site), subscription('sub_1', 'ctm_1', { status: 'on holiday' }));

  test('is stored, requested again, and fails permanently after ten tries', async () => {
    const site = await startShop();
    const sent = broken(site);
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

  test.for<[string, (site: TestSite) => string, number]>([
    ['invalid JSON', () => '{', 400],
    ['null', () => 'null', 400],
    ['deeply nested lists', () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400],
    ['no ID', (site) => of(site, {}, { event_id: undefined }), 400],
    ['an ID with NUL', (site) => of(site, {}, { event_id: 'evt_\0' }), 400],
    ['the time 0000', (site) => of(site, {}, { occurred_at: '0000' }), 400],
    ['no data', (site) => of(site, {}, { data: undefined }), 400],
    ['data that is a string', (site) => of(site, {}, { data: 'x' }), 500],
    [
      'prototype keys',
      (site) => of(site, {}).replace('"data":{', '"data":{"__proto__":{"status":"completed"},"constructor":1,'),
      200,
    ],
    ['deep custom data', (site) => of(site, { custom_data: { user: { a: [[[[{}]]]] } } }), 200],
    ['a type that is a prototype key', (site) => of(site, {}, { event_type: '__proto__.created' }), 200],
    [
      'ten thousand items',
      (site) => of(site, { items: Array.from({ length: 10_000 }, () => ({ quantity: 1, price: null })) }),
      200,
    ],
    ['NUL in a name', (site) => of(site, { invoice_number: 'a\0b' }), 200],
    [
      'an amount with 400 digits',
      (site) => of(site, {}).replace('"grand_total":"18900"', `"grand_total":"1${'0'.repeat(400)}"`),
      500,
    ],
    ['an amount that is a number', (site) => of(site, {}).replace('"grand_total":"18900"', '"grand_total":18900'), 500],
    ['an unknown status', (site) => of(site, { status: 'revised_twice' }), 200],
    ['a created_at of 0000', (site) => of(site, { created_at: '0000' }), 500],
    ['an ID of another entity', (site) => of(site, { id: 'sub_1' }), 500],
  ])('with %s does not affect other requests', async ([, bodyOf, status]) => {
    const site = await startShop();
    expect((await deliver(site, bodyOf(site))).status).toBe(status);
    expect(await eventsOf(site)).toHaveLength(status === 400 ? 0 : 1);
    expect((await site.send('/readyz')).status).toBe(200);
    // The next event is accepted as usual.
    const good = event('customer.created', providerTime(site), customer('ctm_2', 'a@example.test'));
    expect((await deliver(site, good)).status).toBe(200);
  });
});

/** The head of an unsigned delivery of a megabyte, whose body never comes. */
function holdOpen(site: TestSite, length: string, answered: (status: string) => void): Socket {
  const socket = connect(site.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.on('data', (data) => answered(data.toString().slice(9, 12)));
  const seconds = Math.floor(site.now() / 1000);
  const signature = `ts=${seconds};h1=${'0'.repeat(64)}`;
  socket.write(`POST /webhooks/paddle HTTP/1.1\r\nHost: x\r\nPaddle-Signature: ${signature}\r\n${length}\r\n\r\n`);
  return socket;
}

const named = (site: TestSite, id: string, name: string) =>
  deliver(site, event('customer.created', providerTime(site), { ...customer(id, `${id}@example.test`), name }));

test.for(['Content-Length: 1048576', 'Transfer-Encoding: chunked'])(
  'of strangers’ large bodies few are waited for, and ordinary events get through meanwhile: %s',
  async (length) => {
    const site = await startShop();
    const statuses: string[] = [];
    const sockets = Array.from({ length: 40 }, () => holdOpen(site, length, (status) => statuses.push(status)));
    // Those that are let in are not answered.
    await expect.poll(() => statuses.length).toBe(36);
    expect(new Set(statuses)).toEqual(new Set(['503']));
    expect((await named(site, 'ctm_small', 'Small')).json()).toEqual({ event: 'applied' });
    const large = await named(site, 'ctm_large', 'n'.repeat(100_000));
    expect([large.status, large.headers['retry-after']]).toEqual([503, '5']);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await named(site, 'ctm_large', 'n'.repeat(100_000))).status).toBe(200);
    // Who goes away half-way is nobody's concern.
    expect(site.logged.join('')).not.toContain('no event');
  },
);
