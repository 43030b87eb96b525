import type { Page } from 'playwright';
import { PADDLE_SCRIPT } from '../setup/paddle-double.ts';
import type { PaddleDoubleSettings } from '../setup/paddle-double-page.ts';
import {
  PRICE_IDS,
  WEBHOOK_SECRET,
  customer,
  event,
  signatureOf,
  subscription,
  transaction,
} from '../setup/paddle-events.ts';
import { serveTaggedSite } from './tagged-site.ts';
import type { TaggedSite } from './tagged-site.ts';

/** The site as it sells with Paddle, with every tool that needs consent, at a port. */
export const serveSellingSite = (port: number): Promise<TaggedSite> =>
  serveTaggedSite(port, { PADDLE_WEBHOOK_SECRET: WEBHOOK_SECRET });

/** What the double sells: the catalogue of the site, as it is in Germany. */
export const GERMANY: PaddleDoubleSettings = {
  prices: {
    [PRICE_IDS.monthly]: { name: 'Monthly', total: 14.28, interval: 'month' },
    [PRICE_IDS.yearly]: { name: 'Yearly', total: 114.24, interval: 'year' },
    [PRICE_IDS.lifetime]: { name: 'Lifetime', total: 224.91, interval: null },
  },
  currency: 'EUR',
  decimals: 2,
  taxRate: 0.19,
  discounts: { ONSET20: 20 },
};

/** A yearly plan somebody has paid for. */
export interface PaidPlan {
  readonly transactionId: string;
  readonly customerId: string;
  readonly email: string;
  /** The custom data of the checkout. */
  readonly customData: unknown;
}

/** Tells a site of a purchase as Paddle does: by signed webhooks, in its order. Throws where one is not taken. */
export async function deliverPurchase(origin: string, paid: PaidPlan): Promise<void> {
  const { transactionId, customerId, email, customData: custom_data } = paid;
  const subscriptionId = transactionId.replace('txn_', 'sub_');
  const at = (second: number): string => new Date(Date.now() - 10_000 + second * 1000).toISOString();
  const about = { custom_data, subscription_id: subscriptionId };
  const events = [
    event('customer.created', at(1), customer(customerId, email), `evt_${transactionId}1`),
    event(
      'subscription.created',
      at(2),
      subscription(subscriptionId, customerId, { custom_data }, PRICE_IDS.yearly),
      `evt_${transactionId}2`,
    ),
    event(
      'transaction.completed',
      at(3),
      transaction(transactionId, customerId, about, PRICE_IDS.yearly),
      `evt_${transactionId}3`,
    ),
  ];
  for (const each of events) {
    const body = JSON.stringify(each);
    const headers = { 'content-type': 'application/json', 'paddle-signature': signatureOf(body, Date.now()) };
    const { status } = await fetch(`${origin}/webhooks/paddle`, { method: 'POST', headers, body });
    if (status !== 200) throw new Error(`The webhook ${each.event_type} was answered with ${status}`);
  }
}

/** Does what every visitor does before they press anything: what the page has for who stays comes then. */
export async function moveAbout(page: Page): Promise<void> {
  await page.mouse.move(40, 40);
  await page.mouse.move(60, 60);
}

/** Whether an address is Paddle's. */
export const isPaddles = (address: string): boolean => address.startsWith(new URL(PADDLE_SCRIPT).origin);
