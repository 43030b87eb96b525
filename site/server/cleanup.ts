import { clearDevices } from './account/devices.ts';
import { clearEmailChanges } from './account/email-change.ts';
import { clearRateLimits } from './account/rate-limit.ts';
import { clearSessions } from './account/session.ts';
import { clearBilling } from './billing/ledger.ts';
import { clearMeasuredPurchases } from './billing/purchase-analytics.ts';
import { clearCodes } from './database/codes.ts';
import type { Database } from './database/tables.ts';
import { clearUnownedDevices } from './license/devices.ts';
import { clearSubscribers } from './lists/subscribers.ts';
import { clearFailedMails } from './mail/queue.ts';
import { MINUTE } from './process/clock.ts';
import type { Clock } from './process/clock.ts';
import type { Log } from './process/log.ts';

/** Interval in milliseconds. */
const INTERVAL = 10 * MINUTE;

const TASKS = [
  clearSessions,
  clearCodes,
  clearEmailChanges,
  clearRateLimits,
  clearDevices,
  clearUnownedDevices,
  clearFailedMails,
  clearSubscribers,
  clearBilling,
  clearMeasuredPurchases,
];

/**
 * Deletes expired data: sessions, codes, email changes, rate limits, devices, failed emails, unconfirmed subscribers,
 * old payment events, records of measured purchases, and Macs of deleted accounts.
 */
export async function deleteExpired(database: Database, now: number): Promise<void> {
  for (const clear of TASKS) await clear(database, now);
}

/** Calls `deleteExpired` regularly. `stop` waits for the current run. */
export function startCleanupJob(database: Database, now: Clock, log: Log): { readonly stop: () => Promise<void> } {
  let round = Promise.resolve();
  const begin = (): void => {
    round = round.then(() => deleteExpired(database, now())).catch((error: unknown) => log.error(undefined, error));
  };
  const timer = setInterval(begin, INTERVAL).unref();
  begin();
  return {
    stop() {
      clearInterval(timer);
      return round;
    },
  };
}
