import type { Database } from '../database/tables.ts';
import type { Log } from '../log.ts';
import type { Clock } from '../process/clock.ts';
import type { KeyedHash } from '../process/secrets.ts';
import type { TransactionData } from './payloads.ts';

/** Dependencies of billing. */
export interface BillingService {
  readonly database: Database;
  readonly now: Clock;
  readonly hash: KeyedHash;
  /** Returns the key of a counter; see `AccountService`. */
  readonly countKey: (what: string) => string;
  readonly planOf: PlanOf;
  readonly log: Pick<Log, 'warning'>;
  /** Called when emails are queued and committed. */
  readonly mailsQueued: () => void;
  /** Called once for each completed transaction, after the commit. It isn't awaited and must not throw. */
  readonly onPurchase: (transaction: TransactionData) => void;
}

/** Returns the plan of a price; `undefined` for a price that isn't in the catalog. */
export type PlanOf = (priceId: string) => string | undefined;

/** Returns the lookup for the price IDs of the build's public configuration. */
export function plansOf(priceIds: Readonly<Record<string, string>>): PlanOf {
  const plans = new Map(Object.entries(priceIds).map(([plan, priceId]) => [priceId, plan]));
  return (priceId) => plans.get(priceId);
}
