import { describe, expect, test } from 'vitest';
import { transactionSchema } from '../../../site/server/billing/payloads.ts';
import type { TransactionData } from '../../../site/server/billing/payloads.ts';
import { createPurchaseReports, purchaseEvent } from '../../../site/server/billing/purchase-analytics.ts';
import { DAY } from '../../../site/server/process/clock.ts';
import { PRICE_IDS, WEBHOOK_SECRET, event, totalsOf, transaction } from '../../setup/paddle-events.ts';
import { deliverAll, providerTime } from '../billing-site.ts';
import { json, startStandIn } from '../paddle-stand-in.ts';
import type { StandIn } from '../paddle-stand-in.ts';
import { startSite } from '../site.ts';

const NOW = Date.parse('2026-11-01T12:00:00Z');
const CLIENT = '1234567890.1793541600';
const SECRET = 'a secret of the Measurement Protocol';

const dataOf = (more: object = {}, priceId?: string): TransactionData =>
  transactionSchema.parse(transaction('txn_1', 'ctm_1', { custom_data: { ga: CLIENT }, ...more }, priceId));

describe('the purchase event for analytics', () => {
  test('has the documented format of GA4 and the given consent', () => {
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
    ['USD', '8403', '1342', 70.61, 13.42],
    ['JPY', '1200', '109', 1091, 109],
    ['HUF', '450000', '95669', 3543.31, 956.69],
  ] as const)('converts %s %s, including %s tax, to the value %s', ([currency, total, tax, value, taxInUnits]) => {
    const totals = { ...totalsOf(total), tax, currency_code: currency };
    const details = { ...transaction('txn_1', null).details, totals };
    expect(purchaseEvent(dataOf({ currency_code: currency, details }), NOW)?.events[0].params).toMatchObject({
      currency,
      value,
      tax: taxInUnits,
    });
  });

  test('has the price of each unit after the discount', () => {
    const { details } = transaction('txn_1', null);
    const [line] = details.line_items;
    const totals = { subtotal: '37800', discount: '7560', tax: '0', total: '30240' };
    const discounted = dataOf({ details: { ...details, line_items: [{ ...line, totals }] } });
    const items = discounted.items.map((each) => ({ ...each, quantity: 2 }));
    expect(purchaseEvent({ ...discounted, items }, NOW)?.events[0].params.items).toEqual([
      expect.objectContaining({ price: 151.2, discount: 37.8, quantity: 2 }),
    ]);
  });

  test.for([
    ['the visitor hasn’t consented to analytics', { custom_data: null }],
    ['the client ID is invalid', { custom_data: { ga: 'GA1.1.<script>' } }],
    ['the client ID is not a string', { custom_data: { ga: 1234567890.17 } }],
    ['the transaction is a renewal, which copies the custom data', { origin: 'subscription_recurring' }],
    ['the transaction is a change of the card', { origin: 'subscription_payment_method_change' }],
    ['the transaction is days old', { billed_at: new Date(NOW - 4 * DAY).toISOString() }],
    ['the amount is missing', { details: null }],
  ] as const)('does not exist if %s', ([, more]) => {
    expect(purchaseEvent(dataOf(more), NOW)).toBeUndefined();
  });
});

/** Starts a site that reports purchases to a fake of Google Analytics. */
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
    await site.reports.idle();
    return google.asked;
  };
  return { site, paid, told };
}

const startGoogle = () => startStandIn((_asked, outgoing) => outgoing.writeHead(204).end());

describe('reporting a purchase to analytics', () => {
  test('happens once despite repeated and later events', async () => {
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

  test('does not happen without consent or configuration', async () => {
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

  test('does not delay webhooks, and is retried', async () => {
    const google = await startStandIn((_asked, outgoing, count) => {
      if (count === 1) outgoing.destroy();
      else if (count === 2) json(outgoing, 503, {});
      else outgoing.writeHead(204).end();
    });
    const { site, told } = await startTelling(google);
    const lines: string[] = [];
    const log = { warning: (text: string) => lines.push(text), error: fail };
    const reports = createPurchaseReports(
      { gaApiSecret: SECRET },
      { measurementId: 'G-TEST123' },
      { ...site, log, analyticsOrigin: google.origin, firstPause: 2 },
    );
    reports.report(dataOf({ billed_at: new Date(site.now()).toISOString() }));
    await reports.idle();
    expect([(await told()).length, lines]).toEqual([3, []]);
  });
});

function fail(...what: unknown[]): never {
  throw new Error(what.map(String).join(' '));
}
