import type { Money } from '@onset/design-system/content/money';
import type { AccountService } from './account/service.ts';
import { COLLECT_ORIGIN, purchaseTelling } from './billing/purchase-analytics.ts';
import type { PurchaseTelling } from './billing/purchase-analytics.ts';
import { acceptEvent } from './billing/accept.ts';
import { createBilling } from './billing/webhook.ts';
import type { Billing, WebhookParts } from './billing/webhook.ts';
import { purchasesOf } from './billing/purchases.ts';
import type { LicenceKeys } from './license/keys.ts';
import type { LicenceService } from './license/routes.ts';
import type { Log } from './log.ts';
import { changeSubscription, previewSwitch } from './paddle/change-subscription.ts';
import { fetchMissing } from './paddle/fetch-missing.ts';
import type { FetchingUser } from './paddle/fetch-missing.ts';
import { keepReconciled } from './paddle/reconcile.ts';
import type { Reconciliation } from './paddle/reconcile.ts';
import type { PaddleApi } from './paddle/paddle-api.ts';
import type { Config } from './process/config.ts';
import type { PublicSettings } from './process/public-settings.ts';

/** Dependencies of selling. */
export interface SellingParts {
  readonly config: Pick<Config, 'gaApiSecret' | 'paddleWebhookTolerance'>;
  readonly publicSettings: Pick<PublicSettings, 'priceIds' | 'measurementId'>;
  readonly account: AccountService;
  /** `undefined` on a server without a key. */
  readonly paddle: PaddleApi | undefined;
  /** Secrets with which webhooks may be signed. */
  readonly webhookSecrets: readonly string[];
  readonly licenceKeys: LicenceKeys;
  readonly demo: LicenceService['demo'];
  /** Called with the result of each webhook. */
  readonly onWebhook?: WebhookParts['onOutcome'];
  /** URL for events of Google Analytics, if not the usual one. */
  readonly analyticsOrigin?: string | undefined;
  readonly log: Pick<Log, 'error' | 'warning'>;
}

/** Services for purchases, and background jobs. */
export interface Selling {
  readonly billing: Billing;
  readonly licence: LicenceService;
  readonly paddle: PaddleApi | undefined;
  /** Fetches a purchase whose webhook hasn't arrived; see `paddle/fetch-missing.ts`. */
  readonly fetchMissing: (transactionId: string, asking: FetchingUser) => Promise<boolean>;
  /** Changes a subscription of a user; see `paddle/change-subscription.ts`. */
  readonly changeSubscription: (fields: Readonly<Record<string, unknown>>, asking: FetchingUser) => Promise<void>;
  /** Returns the total of each period after a switch; see `paddle/change-subscription.ts`. */
  readonly previewSwitch: (fields: Readonly<Record<string, unknown>>, asking: FetchingUser) => Promise<Money>;
  /** `undefined` on a server without a key. */
  readonly reconciliation: Reconciliation | undefined;
  /** `undefined` if analytics or its secret isn't configured. */
  readonly telling: PurchaseTelling | undefined;
  /** Waits for running jobs to finish. */
  readonly stop: () => Promise<void>;
}

/** Creates the services. The search for missing events at Paddle starts with `reconciliation.look`. */
export function createSelling(parts: SellingParts): Selling {
  const { account, paddle, config, publicSettings, log } = parts;
  const { database, now } = account;
  const telling = tellingOf(parts);
  const billing = createBilling({
    ...account,
    priceIds: publicSettings.priceIds,
    secrets: parts.webhookSecrets,
    tolerance: config.paddleWebhookTolerance,
    error: (id, error) => log.error(id, error),
    onOutcome: parts.onWebhook,
    ...(telling && { onPurchase: telling.tell }),
  });
  const accept = (body: string) => acceptEvent(billing.service, body);
  const reconciliation = paddle && keepReconciled({ api: paddle, accept, database, now, log });
  const { planOf } = billing.service;
  return {
    billing,
    paddle,
    licence: {
      account,
      keys: parts.licenceKeys,
      demo: parts.demo,
      ownedBy: (userId) => purchasesOf(database, userId, planOf),
    },
    fetchMissing: (transactionId, asking) => fetchMissing({ account, api: paddle, accept }, transactionId, asking),
    changeSubscription: (fields, asking) =>
      changeSubscription({ account, api: paddle, accept, priceIds: publicSettings.priceIds }, fields, asking),
    previewSwitch: (fields, asking) =>
      previewSwitch({ account, api: paddle, priceIds: publicSettings.priceIds }, fields, asking),
    reconciliation,
    telling,
    async stop() {
      await Promise.all([reconciliation?.stop(), telling?.stop()]);
    },
  };
}

function tellingOf({
  config,
  publicSettings,
  account,
  analyticsOrigin,
  log,
}: SellingParts): PurchaseTelling | undefined {
  const { gaApiSecret: apiSecret } = config;
  const { measurementId } = publicSettings;
  if (apiSecret === undefined || measurementId === null) return undefined;
  const place = { measurementId, apiSecret, origin: analyticsOrigin ?? COLLECT_ORIGIN };
  return purchaseTelling({ place, database: account.database, now: account.now, log });
}
