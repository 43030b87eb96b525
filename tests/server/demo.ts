import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Paddle } from '@paddle/paddle-node-sdk';
import type { EventEntity } from '@paddle/paddle-node-sdk';
import { Hono } from 'hono';
import { onTestFinished, vi } from 'vitest';
import { demoPrices } from '../../scripts/build/demo-prices.ts';
import { demoPriceIds } from '../../site/config/public-config.ts';
import { TEST_CARDS, checkoutResponseSchema, payResponseSchema } from '../../site/contract/demo-checkout.ts';
import type { CardOutcome, DemoCheckout, PayResult } from '../../site/contract/demo-checkout.ts';
import { openServerDatabase } from '../../site/server/database/server-database.ts';
import type { Database } from '../../site/server/database/tables.ts';
import { createDemo } from '../../site/server/demo/demo.ts';
import { demoApiKey, demoWebhookSecret } from '../../site/server/demo/signature.ts';
import { createLog } from '../../site/server/log/log.ts';
import { keyedHash } from '../../site/server/process/keyed-hash.ts';
import { send } from './http.ts';
import type { HttpResponse, Sent } from './http.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

/** What a build writes to `demo-catalogue.json`. */
export const demoCatalogue = { prices: demoPrices({ priceIds: demoPriceIds }) };

/** A webhook as it came in. */
export interface Received {
  readonly body: string;
  readonly signature: string;
  readonly event: Promise<EventEntity>;
}

/** The demo's side of the server, on a port of its own, with a receiver of webhooks in place of the site's. */
export interface TestDemo {
  readonly database: Database;
  readonly apiKey: string;
  readonly origin: string;
  readonly send: (path: string, sent?: Sent) => Promise<HttpResponse>;
  readonly received: Received[];
  /** Sends what is due, and gives back all events that came so far, as Paddle's SDK reads them. */
  readonly events: () => Promise<EventEntity[]>;
  /** Moves the clock on, in milliseconds. */
  readonly wait: (milliseconds: number) => void;
}

/** Starts it for one test. */
export async function startDemo(): Promise<TestDemo> {
  const dataDir = temporaryDir();
  const log = createLog(() => {}, Date.now);
  const { database, close } = await openServerDatabase({
    dataDir,
    databaseUrl: undefined,
    onError: (error) => log.error(undefined, error),
  });
  onTestFinished(close);
  const hash = keyedHash('a key of a test');
  const received: Received[] = [];
  let time = Date.now();
  let origin = '';
  const demo = createDemo({
    database,
    now: () => time,
    log,
    hash,
    catalogue: demoCatalogue,
    siteUrl: () => 'http://localhost:3000',
    webhookUrl: () => `${origin}/webhooks/paddle`,
  });
  onTestFinished(() => demo.deliveries.stop());
  const { webhooks } = new Paddle('key of a test');
  const secret = demoWebhookSecret(hash);
  /** Verifies and reads an event at the demo's own time: the library rejects signatures older than five seconds. */
  const readEvent = (body: string, signature: string): Promise<EventEntity> => {
    vi.useFakeTimers({ toFake: ['Date'], now: time });
    try {
      return webhooks.unmarshal(body, secret, signature);
    } finally {
      vi.useRealTimers();
    }
  };
  const app = new Hono()
    .post('/webhooks/paddle', async (context) => {
      const [body, signature] = [await context.req.text(), context.req.header('paddle-signature') ?? ''];
      received.push({ body, signature, event: readEvent(body, signature) });
      return new Response(null);
    })
    .route('/', demo.routes);
  const handle = getRequestListener(app.fetch);
  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const events = async (): Promise<EventEntity[]> => {
    await demo.deliveries.drain();
    return Promise.all(received.map(({ event }) => event));
  };
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  return {
    database,
    apiKey: demoApiKey(hash),
    origin,
    send: (path, sent) => send(port, path, sent),
    received,
    events,
    wait,
  };
}

type Site = Pick<TestDemo, 'send'>;

const post = (site: Site, path: string, body: object): Promise<HttpResponse> =>
  site.send(`/demo/paddle${path}`, { method: 'POST', body });

/** Opens a checkout of one plan. */
export async function open(site: Site, plan: keyof typeof demoPriceIds, more: object = {}): Promise<DemoCheckout> {
  const response = await post(site, '/checkouts', { items: [{ priceId: demoPriceIds[plan] }], ...more });
  if (response.status !== 200) throw new Error(`Not opened: ${response.status} ${response.text}`);
  return checkoutResponseSchema.parse(response.json()).data;
}

/** What the form of a checkout sends to pay. */
export const cardOf = (outcome: CardOutcome) => ({
  number: TEST_CARDS.find((card) => card.outcome === outcome)?.number ?? '',
  expiryMonth: 12,
  expiryYear: 2099,
  cvc: '100',
  name: 'Ada Buyer',
});

/** Sends a card. */
export const sendCard = (site: Site, { transactionId }: DemoCheckout, body: object): Promise<HttpResponse> =>
  post(site, `/checkouts/${transactionId}/pay`, body);

/** Pays a checkout. */
export async function pay(site: Site, checkout: DemoCheckout, body: object = cardOf('pays')): Promise<PayResult> {
  const response = await sendCard(site, checkout, body);
  if (response.status !== 200) throw new Error(`Unpaid: ${response.status} ${response.text}`);
  return payResponseSchema.parse(response.json()).data;
}

/** Writes a user who has confirmed an email address; `change` changes the user's row. */
export async function haveUser({ database }: Pick<TestDemo, 'database'>, email: string) {
  const time = new Date().toISOString();
  const name = randomUUID();
  const { id } = await database
    .insertInto('users')
    .values({
      document_id: name,
      username: name,
      email,
      email_proved: 1,
      password_hash: '',
      role: 'authenticated',
      provider: 'local',
      confirmed: 1,
      blocked: 0,
      created_at: time,
      updated_at: time,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const change = (row: { readonly email?: string; readonly email_proved?: number }) =>
    database.updateTable('users').set(row).where('id', '=', id).execute();
  return { change };
}

/** A user who has bought a plan with their confirmed email address, with the events of that forgotten. */
export async function buyer(demo: TestDemo, plan: keyof typeof demoPriceIds, card: CardOutcome = 'pays') {
  const owner = await haveUser(demo, 'ada@example.test');
  const checkout = await open(demo, plan, { email: 'ada@example.test', countryCode: 'DE' });
  const { outcome } = await pay(demo, checkout, cardOf(card));
  if (outcome !== 'paid') throw new Error(`The payment ended as ${outcome}`);
  const events = await demo.events();
  demo.received.length = 0;
  const customerId = checkout.customer?.id ?? '';
  const created = events.find(({ eventType }) => eventType === 'subscription.created');
  const subscriptionId = created !== undefined && 'id' in created.data ? String(created.data.id) : '';
  return { checkout, customerId, subscriptionId, owner };
}
