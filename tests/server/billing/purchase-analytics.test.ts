import { brand } from '@onset/design-system/brand';
import { describe, expect, test } from 'vitest';
import { transactionSchema } from '../../../site/server/billing/payloads.ts';
import type { TransactionData } from '../../../site/server/billing/payloads.ts';
import { createPurchaseReports, purchaseEvent } from '../../../site/server/billing/purchase-analytics.ts';
import { DAY } from '../../../site/server/process/clock.ts';
import { CATALOG, WEBHOOK_SECRET, event, totalsOf, transaction } from '../../setup/paddle-events.ts';
import { deliverAll, providerTime } from '../billing-site.ts';
import { startStandIn } from '../paddle-stand-in.ts';
import type { StandIn } from '../paddle-stand-in.ts';
import { startSite } from '../site.ts';

const NOW = Date.parse('2026-11-01T12:00:00Z');
const CLIENT = '1234567890.1793541600';
const SECRET = 'a secret of the Measurement Protocol';

const dataOf = (more: object = {}, priceId?: string): TransactionData =>
  transactionSchema.parse(transaction('txn_1', 'ctm_1', { custom_data: { ga: CLIENT }, ...more }, priceId));

describe('the purchase event for analytics', () => {
  test('has the documented format of GA4 and the given consent', () => {
    const names = { item_id: 'pri_lifetime', item_name: brand.name, item_variant: 'Lifetime' };
    const item = { ...names, item_category: 'subscription', price: 189, quantity: 1 };
    expect(purchaseEvent(dataOf(), NOW)).toEqual({
      client_id: CLIENT,
      timestamp_micros: Date.parse('2026-11-01T10:00:00Z') * 1000,
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [
        { name: 'purchase', params: { transaction_id: 'txn_1', value: 189, currency: 'USD', tax: 0, items: [item] } },
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
async function startReporting(google: StandIn, measurementId: string | null, gaApiSecret: string | undefined) {
  const site = await startSite({
    config: { paddleWebhookSecret: WEBHOOK_SECRET, gaApiSecret },
    publicConfig: { ...CATALOG, measurementId },
    analyticsOrigin: google.origin,
  });
  const paid = (seconds: number, status = 'completed') => {
    const data = { custom_data: { ga: CLIENT }, status, billed_at: providerTime(site) };
    const type = status === 'completed' ? 'transaction.completed' : 'transaction.updated';
    return event(type, providerTime(site, seconds), transaction('txn_1', 'ctm_1', data));
  };
  return { site, paid };
}

describe('reporting a purchase to analytics', () => {
  test('happens once despite repeated and later events', async () => {
    const google = await startStandIn((_asked, outgoing) => outgoing.writeHead(204).end());
    const { site, paid } = await startReporting(google, 'G-TEST123', SECRET);
    const first = paid(1);
    await deliverAll(site, [paid(0, 'paid'), first, first, paid(2), paid(3)]);
    await site.reports.idle();
    expect(google.asked).toMatchObject([
      {
        method: 'POST',
        url: `/mp/collect?${new URLSearchParams({ measurement_id: 'G-TEST123', api_secret: SECRET })}`,
        body: expect.stringContaining(`{"client_id":"${CLIENT}",`) as string,
      },
    ]);
  });

  test.for([
    ['a measurement ID', null, SECRET],
    ['a secret', 'G-TEST123', undefined],
  ] as const)('does not happen without %s', async ([, measurementId, secret]) => {
    const google = await startStandIn();
    const { site, paid } = await startReporting(google, measurementId, secret);
    await deliverAll(site, [paid(1)]);
    await site.reports.idle();
    expect(google.asked).toEqual([]);
  });

  test('is retried', async () => {
    const google = await startStandIn((_asked, outgoing, count) => {
      if (count === 1) outgoing.destroy();
      else outgoing.writeHead(count === 2 ? 503 : 204).end();
    });
    const warnings: string[] = [];
    const log = { warning: (text: string) => warnings.push(text), error: expect.unreachable };
    const { database } = await startSite();
    const options = { database, log, now: () => NOW, analyticsOrigin: google.origin, firstPause: 2 };
    const reports = createPurchaseReports({ gaApiSecret: SECRET }, { measurementId: 'G-TEST123' }, options);
    reports.report(dataOf());
    await reports.idle();
    expect([google.asked.length, warnings]).toEqual([3, []]);
  });
});
