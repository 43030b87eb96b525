import type { Database } from '../database/tables.ts';
import type { Log } from '../log/log.ts';
import type { Clock } from '../process/clock.ts';
import type { KeyedHash } from '../process/keyed-hash.ts';
import type { TransactionData } from './payloads.ts';
import type { PlanOf } from './plans.ts';

/** What the events of the payment provider are taken and applied with. */
export interface BillingService {
  readonly database: Database;
  readonly now: Clock;
  readonly hash: KeyedHash;
  /** What a count is stored by: see `AccountService`. */
  readonly countKey: (what: string) => string;
  readonly planOf: PlanOf;
  readonly log: Pick<Log, 'warning'>;
  /** Says that mails were queued, once they are committed. */
  readonly mailsQueued: () => void;
  /** Hears of each payment once, after it is committed as completed. It is not waited for, and must not throw. */
  readonly onPurchase: (transaction: TransactionData) => void;
}
