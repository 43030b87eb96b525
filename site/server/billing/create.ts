import type { Hono } from 'hono';
import { plansOf } from './plans.ts';
import type { BillingService } from './service.ts';
import { webhookRoutes } from './webhook.ts';
import type { WebhookEnv, WebhookParts } from './webhook.ts';

/** What billing is made of. */
export interface BillingParts extends Omit<BillingService, 'planOf' | 'onPurchase'>, WebhookParts {
  /** What each plan of the catalogue is sold by, as the build's public configuration says. */
  readonly priceIds: Readonly<Record<string, string>>;
  readonly onPurchase?: BillingService['onPurchase'];
}

/** Billing, as the app has it. */
export interface Billing {
  readonly service: BillingService;
  /** To be mounted at `WEBHOOK_PATH`. */
  readonly routes: Hono<WebhookEnv>;
}

/** Makes what takes the payment provider's events, and what everything that asks about purchases works with. */
export function createBilling({ secrets, tolerance, error, onOutcome, ...parts }: BillingParts): Billing {
  const { database, now, hash, countKey, priceIds, log, mailsQueued, onPurchase = () => {} } = parts;
  const service = { database, now, hash, countKey, planOf: plansOf(priceIds), log, mailsQueued, onPurchase };
  return { service, routes: webhookRoutes(service, { secrets, tolerance, error, onOutcome }) };
}
