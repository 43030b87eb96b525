import { describe, expect, test } from 'vitest';
import { purchaseEvent } from '../../site/server/analytics/purchase-event.ts';
import { purchaseTelling } from '../../site/server/analytics/purchase-telling.ts';
import { transactionSchema } from '../../site/server/billing/payloads.ts';
import type { TransactionData } from '../../site/server/billing/payloads.ts';
import { DAY, HOUR } from '../../site/server/process/clock.ts';
import { PRICE_IDS, WEBHOOK_SECRET, event, price, totalsOf, transaction } from '../setup/paddle-events.ts';
import { deliverAll, providerTime } from './billing-site.ts';
import { json, startStandIn } from './paddle-stand-in.ts';
import type { StandIn } from './paddle-stand-in.ts';
import { startSite } from './site.ts';

const NOW = Date.parse('2026-11-01T12:00:00Z');
const CLIENT = '1234567890.1793541600';
const SECRET = 'a secret of the Measurement Protocol';

const dataOf = (more: object = {}, priceId?: string): TransactionData =>
  transactionSchema.parse(transaction('txn_1', 'ctm_1', { custom_data: { ga: CLIENT }, ...more }, priceId));

const parametersOf = (data: TransactionData) => purchaseEvent(data, NOW)?.events[0].params;

describe('the purchase that analytics is told of', () => {
  test('has what GA4 publishes, and the consent that was given', () => {
    expect(purchaseEvent(dataOf(), NOW)).toEqual({
      client_id: CLIENT,
      timestamp_micros: Date.parse('2026-11-01T10:00:00Z') * 1000,
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [
        {
          name: 'purchase',
          params: {
            transaction_id: 'txn_1',
            value: 189,
            currency: 'USD',
            tax: 0,
            items: [
              {
                item_id: 'pri_lifetime',
                item_name: 'Onset',
                item_variant: 'Lifetime',
                item_category: 'subscription',
                price: 189,
                quantity: 1,
              },
            ],
          },
        },
      ],
    });
  });

  test.for([
    ['USD', '8403', 84.03],
    ['JPY', '1200', 1200],
    ['HUF', '450000', 4500],
  ] as const)('has %s %s as %s', ([currency, lowest, units]) => {
    const totals = { ...totalsOf(lowest), tax: lowest, currency_code: currency };
    const details = { ...transaction('txn_1', null).details, totals };
    expect(parametersOf(dataOf({ currency_code: currency, details }))).toMatchObject({
      currency,
      value: units,
      tax: units,
    });
  });

  test('has nothing as the value of a trial, and its price as the item’s', () => {
    const details = { ...transaction('txn_1', null, {}, PRICE_IDS.monthly).details, totals: totalsOf('0') };
    const line = { ...details.line_items[0], price_id: PRICE_IDS.monthly, unit_totals: { subtotal: '0' } };
    const parameters = parametersOf(dataOf({ details: { ...details, line_items: [line] } }, PRICE_IDS.monthly));
    expect(parameters).toMatchObject({ value: 0, items: [{ price: 12, item_variant: 'Monthly' }] });
  });

  test('has the price that was paid where it is another than the catalogue’s, in another money', () => {
    const { details } = transaction('txn_1', null);
    const line = { ...details.line_items[0], unit_totals: { subtotal: '17550' } };
    const totals = { ...totalsOf('20885'), currency_code: 'EUR' };
    const paid = dataOf({ currency_code: 'EUR', details: { ...details, totals, line_items: [line] } });
    expect(parametersOf(paid)).toMatchObject({ value: 208.85, currency: 'EUR', items: [{ price: 175.5 }] });
  });

  test('has every item', () => {
    const items = [PRICE_IDS.monthly, PRICE_IDS.lifetime].map((id) => ({ price: price(id), quantity: 2 }));
    expect(parametersOf(dataOf({ items }))?.items).toMatchObject([
      { item_id: 'pri_monthly', price: 12, quantity: 2 },
      { item_id: 'pri_lifetime', item_name: 'Onset', price: 189, quantity: 2 },
    ]);
  });

  test.for([
    ['nobody agreed to be counted', { custom_data: null }],
    ['the custom data has something else', { custom_data: { ga: 'GA1.1.<script>' } }],
    ['the custom data has no text', { custom_data: { ga: 1234567890.17 } }],
    ['it is a renewal, which copies the custom data', { origin: 'subscription_recurring' }],
    ['it is a changed card', { origin: 'subscription_payment_method_change' }],
    ['it is days old', { billed_at: new Date(NOW - 4 * DAY).toISOString() }],
    ['nothing is known of the amount', { details: null }],
  ] as const)('is none where %s', ([, more]) => {
    expect(purchaseEvent(dataOf(more), NOW)).toBeUndefined();
  });
});

/** A site that tells a stand-in for Google Analytics. */
async function startTelling(
  google: StandIn,
  more: { measurementId?: string | null; gaApiSecret?: string | undefined } = {},
) {
  const { measurementId = 'G-TEST123', ...config } = { gaApiSecret: SECRET, ...more };
  const site = await startSite({
    config: { paddleWebhookSecret: WEBHOOK_SECRET, ...config },
    publicConfig: { priceIds: PRICE_IDS, measurementId },
    analyticsOrigin: google.origin,
  });
  const paid = (seconds: number, id = 'txn_1', custom_data: object = { ga: CLIENT }, status = 'completed') =>
    event(
      status === 'completed' ? 'transaction.completed' : 'transaction.updated',
      providerTime(site, seconds),
      transaction(id, 'ctm_1', { custom_data, status, billed_at: providerTime(site) }),
    );
  const told = async () => {
    await site.selling.telling?.idle();
    return google.asked;
  };
  return { site, paid, told };
}

const startGoogle = () => startStandIn((_asked, outgoing) => outgoing.writeHead(204).end());

const toldIds = (google: StandIn): unknown[] =>
  google.asked.map(({ body }) => /"transaction_id":"(\w+)"/.exec(body)?.[1]);

describe('telling analytics of a purchase', () => {
  test('is done once, whatever is delivered again or changes later', async () => {
    const google = await startGoogle();
    const { site, paid, told } = await startTelling(google);
    const first = paid(1);
    await deliverAll(site, [paid(0, 'txn_1', { ga: CLIENT }, 'paid'), first, first, paid(2), paid(3)]);
    const [asked, ...others] = await told();
    expect(others).toEqual([]);
    expect([asked?.method, asked?.url]).toEqual([
      'POST',
      `/mp/collect?${new URLSearchParams({ measurement_id: 'G-TEST123', api_secret: SECRET })}`,
    ]);
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({ client_id: CLIENT, events: [{ name: 'purchase' }] });
  });

  test('is done by one of two processes', async () => {
    const google = await startGoogle();
    const { site } = await startTelling(google);
    const place = { measurementId: 'G-TEST123', apiSecret: SECRET, origin: google.origin };
    const both = [1, 2].map(() => purchaseTelling({ ...site, place, log: { warning: fail, error: fail } }));
    const data = dataOf({ billed_at: new Date(site.now() - HOUR).toISOString() });
    for (const each of both) each.tell(data);
    await Promise.all(both.map((each) => each.idle()));
    expect(toldIds(google)).toEqual(['txn_1']);
  });

  test('is not done without consent, nor where it is not configured', async () => {
    const google = await startGoogle();
    const withConsent = await startTelling(google);
    await deliverAll(withConsent.site, [withConsent.paid(1, 'txn_1', {}), withConsent.paid(1, 'txn_2', { user: 'x' })]);
    await withConsent.told();
    for (const more of [{ measurementId: null }, { gaApiSecret: undefined }]) {
      const { site, paid, told } = await startTelling(google, more);
      await deliverAll(site, [paid(1)]);
      await told();
    }
    expect(google.asked).toEqual([]);
  });

  test('holds up no webhook, and is tried again', async () => {
    const google = await startStandIn((_asked, outgoing, count) => {
      if (count === 1) outgoing.destroy();
      else if (count === 2) json(outgoing, 503, {});
      else outgoing.writeHead(204).end();
    });
    const { site, told } = await startTelling(google);
    const lines: string[] = [];
    const log = { warning: (text: string) => lines.push(text), error: fail };
    const place = { measurementId: 'G-TEST123', apiSecret: SECRET, origin: google.origin };
    const telling = purchaseTelling({ ...site, place, log, firstPause: 2 });
    telling.tell(dataOf({ billed_at: new Date(site.now()).toISOString() }));
    await telling.idle();
    expect([(await told()).length, lines]).toEqual([3, []]);
  });

  test('is given up after four tries, with a line that has neither the secret nor whose it is', async () => {
    const google = await startStandIn(() => {});
    const { site } = await startTelling(google);
    const lines: unknown[] = [];
    const log = { warning: (...line: unknown[]) => lines.push(line), error: fail };
    const place = { measurementId: 'G-TEST123', apiSecret: SECRET, origin: google.origin };
    const telling = purchaseTelling({ ...site, place, log, firstPause: 2, timeLimit: 300 });
    telling.tell(dataOf({ billed_at: new Date(site.now()).toISOString() }));
    await telling.idle();
    expect(google.asked).toHaveLength(4);
    expect(lines).toEqual([['A purchase was not told to Google Analytics', { failed: 'no answer in time' }]]);
    telling.tell(dataOf({ billed_at: new Date(site.now()).toISOString() }));
    await telling.idle();
    expect(google.asked).toHaveLength(4);
  });

  test('is aborted when the server stops', async () => {
    const google = await startStandIn((_asked, outgoing) => json(outgoing, 503, {}));
    const { site, paid } = await startTelling(google);
    await deliverAll(site, [paid(1)]);
    await expect(site.stop()).resolves.toBeUndefined();
  });
});

function fail(...what: unknown[]): never {
  throw new Error(what.map(String).join(' '));
}
