import { CATALOG, WEBHOOK_SECRET, signatureOf } from '../setup/paddle-events.ts';
import type { PaddleEvent } from '../setup/paddle-events.ts';
import type { HttpResponse } from './http.ts';
import { bearer } from './people.ts';
import { startSite } from './site.ts';
import type { SiteOptions, TestSite } from './site.ts';

/** Starts a site that accepts webhooks and sells the plans of the tests. */
export function startShop(config: SiteOptions['config'] = {}): Promise<TestSite> {
  return startSite({
    config: { paddleWebhookSecret: WEBHOOK_SECRET, ...config },
    publicConfig: CATALOG,
  });
}

/** Delivers an event as Paddle does. */
export function deliver(site: Pick<TestSite, 'send' | 'now'>, event: PaddleEvent | string): Promise<HttpResponse> {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  return site.send('/webhooks/paddle', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'paddle-signature': signatureOf(body, site.now()) },
  });
}

/** Delivers events one after the other. Throws if one is not accepted. */
export async function deliverAll(site: TestSite, events: readonly PaddleEvent[]): Promise<void> {
  for (const event of events) {
    const { status, text } = await deliver(site, event);
    if (status !== 200) throw new Error(`${event.event_type}: ${status} ${text}`);
  }
}

/** Returns a time in Paddle's format, some seconds after the site's clock. */
export function providerTime(site: Pick<TestSite, 'now'>, seconds = 0): string {
  return new Date(site.now() + seconds * 1000).toISOString().replace('Z', '000Z');
}

/** Returns the data of `GET /api/subscription`. */
export async function boughtBy(site: TestSite, jwt: string): Promise<BoughtJson> {
  const response = await site.send('/api/subscription', { headers: bearer(jwt) });
  if (response.status !== 200) throw new Error(`${response.status} ${response.text}`);
  return response.json()['data'] as BoughtJson;
}

/** Data of `GET /api/subscription`; see `site/contract/billing.ts`. */
export interface BoughtJson {
  readonly entitlement: { readonly active: boolean; readonly reason: string; readonly plan: string | null };
  readonly subscriptions: readonly Record<string, unknown>[];
  readonly purchases: readonly Record<string, unknown>[];
  readonly invoices: readonly Record<string, unknown>[];
  readonly checkoutUser: string;
  readonly portal: string;
}

/** Confirms an email address with an emailed link, which also sets a new password. */
export async function prove(site: TestSite, email: string): Promise<void> {
  await site.send('/api/auth/forgot-password', { method: 'POST', body: { email } });
  const code = (await site.mailed()).findLast(({ to }) => to === email)?.code ?? '';
  const password = 'proved by a link';
  const response = await site.send('/api/auth/reset-password', {
    method: 'POST',
    body: { code, password, passwordConfirmation: password },
  });
  if (response.status !== 200) throw new Error(`Not proved: ${response.status} ${response.text}`);
}
