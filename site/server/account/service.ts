import type { Context } from 'hono';
import type { AccountExport } from '../../contract/account.ts';
import type { Subscription } from '../../contract/billing.ts';
import type { Database, DatabaseTransaction, UserRow } from '../database/tables.ts';
import { clientAddress, httpsBy } from '../http/request-info.ts';
import type { Clock } from '../process/clock.ts';
import type { Config } from '../process/config.ts';
import type { Log } from '../process/log.ts';
import { keyedHash } from '../process/secrets.ts';
import type { KeyedHash } from '../process/secrets.ts';
import { accessTokens } from './authentication.ts';
import type { AccessTokens } from './authentication.ts';
import { createRateLimit } from './rate-limit.ts';
import type { RateLimit } from './rate-limit.ts';

interface AccountParts extends AccountDependencies {
  readonly database: Database;
  readonly now: Clock;
  /** Starts the delivery of queued emails. To be called after the commit; without it they are sent later. */
  readonly mailsQueued: () => void;
  /** Origin of the site. */
  readonly siteUrl: () => string;
  readonly log: Log;
}

/** Dependencies of all account calls. */
export interface AccountService extends AccountParts {
  readonly tokens: AccessTokens;
  readonly rateLimit: RateLimit;
  readonly hash: KeyedHash;
  /** Returns the key of a count: a keyed hash. */
  readonly countKey: (what: string) => string;
  /** Returns the IP address of a request. It is used for limits, and never stored in plain text or logged. */
  readonly addressOf: (context: Context) => string;
  readonly isHttps: (context: Context) => boolean;
  /** True if an email address must be confirmed before its account can be used. */
  readonly emailConfirmation: boolean;
}

/** Creates the account service. `secret` is the key of its tokens and hashes. */
export async function createAccountService(
  { trustedProxies, emailConfirmation }: Pick<Config, 'trustedProxies' | 'emailConfirmation'>,
  secret: string,
  parts: AccountParts,
): Promise<AccountService> {
  const hash = keyedHash(secret);
  const countKey = (what: string): string => hash('rate limit', what);
  return {
    ...parts,
    hash,
    tokens: await accessTokens(secret, parts.now),
    countKey,
    rateLimit: createRateLimit(parts.database, countKey, parts.now),
    addressOf: clientAddress(trustedProxies ?? 0),
    isHttps: httpsBy(trustedProxies ?? 0),
    emailConfirmation,
  };
}

/** Functions of email lists, purchases and licenses that account calls use. `server.ts` provides them. */
export interface AccountDependencies {
  readonly runningSubscriptions: RunningSubscriptions;
  /** Assigns guest purchases to a user whose email address is confirmed or changed in the same transaction. */
  readonly claimPurchases: (transaction: DatabaseTransaction, userId: number) => Promise<void>;
  /** Removes the user from lists and licenses. Called in the transaction that deletes the user, before that. */
  readonly releaseUser: (transaction: DatabaseTransaction, user: UserRow) => Promise<void>;
  /** Returns the parts of a user's export that aren't about the account. */
  readonly exportUser: (user: UserRow) => Promise<Pick<AccountExport, 'licences' | 'lists' | 'purchases'>>;
}

/** Subscription that renews until it is canceled. */
export interface RunningSubscription {
  readonly id: string;
  /** Plan of the catalog; null for other prices. */
  readonly plan: string | null;
  /** Name of the product at the payment provider. */
  readonly name: string;
  /** Time of the next payment; null if there is none. */
  readonly nextPaymentAt: string | null;
  /** ID of its customer at the payment provider. */
  readonly customerId: string;
  readonly allowedChanges: Subscription['allowedChanges'];
}

/** Subscriptions as account deletion needs them: no one must pay for one without an account. */
export interface RunningSubscriptions {
  /** Returns those of a user. */
  of(user: UserRow): Promise<readonly RunningSubscription[]>;
  /**
   * Cancels subscriptions. Throws an `ApiError` unless all of them were canceled, with status 403 if the user may not
   * change one.
   */
  end(user: UserRow, subscriptions: readonly RunningSubscription[]): Promise<void>;
}
