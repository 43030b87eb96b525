import { join } from 'node:path';
import { plansOf } from '../../site/server/billing/plans.ts';
import type { BillingService } from '../../site/server/billing/service.ts';
import type { Database } from '../../site/server/database/tables.ts';
import { readConfig } from '../../site/server/process/config.ts';
import { existingSecret } from '../../site/server/process/data-dir.ts';
import { keyedHash } from '../../site/server/process/keyed-hash.ts';
import { readPublicSettings } from '../../site/server/process/public-settings.ts';
import type { PublicSettings } from '../../site/server/process/public-settings.ts';

/** What the build that the server runs was made with. */
export function publicSettings(): PublicSettings {
  const build = process.env['TEST_BUILD_DIR'] ?? join(import.meta.dirname, '../../site/build');
  return readPublicSettings(join(build, 'public-config.json'));
}

/** Billing as the server has it: with its key, and the prices its build was made with. Mails it queues the server sends. */
export function billingService(database: Database): BillingService {
  const hash = keyedHash(existingSecret(readConfig(process.env)));
  return {
    database,
    now: Date.now,
    hash,
    countKey: (what) => hash('rate limit', what),
    planOf: plansOf(publicSettings().priceIds),
    log: { warning: (text) => console.error(text) },
    mailsQueued: () => {},
    onPurchase: () => {},
  };
}
