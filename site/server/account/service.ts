import type { Context } from 'hono';
import type { Database } from '../database/tables.ts';
import { clientAddress, httpsBy } from '../http/request-info.ts';
import type { Log } from '../log.ts';
import type { Clock } from '../process/clock.ts';
import type { Config } from '../process/config.ts';
import { keyedHash } from '../process/secrets.ts';
import type { KeyedHash } from '../process/secrets.ts';
import { createRateLimit } from './rate-limit.ts';
import type { RateLimit } from './rate-limit.ts';
import { accessTokens } from './tokens.ts';
import type { AccessTokens } from './tokens.ts';

/** What the account service is made of. */
export interface AccountParts {
  readonly database: Database;
  readonly now: Clock;
  /** Says that mails were queued; call it when they are committed. They would go without it too, but later. */
  readonly mailsQueued: () => void;
  /** The origin of the site. */
  readonly siteUrl: () => string;
  readonly log: Pick<Log, 'warning'>;
  readonly runningSubscriptions: RunningSubscriptions;
}

/** What every account call works with. */
export interface AccountService extends AccountParts {
  readonly tokens: AccessTokens;
  /** Slows down guessing, and whoever asks for too much. */
  readonly rateLimit: RateLimit;
  readonly hash: KeyedHash;
  /** What a count is stored by: a keyed hash of what is counted. */
  readonly countKey: (what: string) => string;
  /** The network address a request comes from. Counted with, never stored in clear or logged. */
  readonly addressOf: (context: Context) => string;
  /** Whether a request came by https. */
  readonly isHttps: (context: Context) => boolean;
  /** Whether an address must be confirmed before its account can be used. */
  readonly emailConfirmation: boolean;
}

/** The account service; `secret` is the key text of its tokens and hashes. */
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

/** A subscription for which payments are taken until somebody ends it. */
export interface RunningSubscription {
  readonly id: string;
  /** The plan of the catalog; null for a price that is none of it. */
  readonly plan: string | null;
  /** What the payment provider calls what is sold. */
  readonly name: string;
  /** When the next payment is taken; null where none is. */
  readonly nextPaymentAt: string | null;
  /** Whether the time until then is paid, or free. */
  readonly isPaid: boolean;
}

/** What the account must know of subscriptions: one must not be paid on by somebody who has no account any more. */
export interface RunningSubscriptions {
  /** Those of a user. */
  of(userId: number): Promise<readonly RunningSubscription[]>;
  /** Has no further payment taken for them. Throws an `ApiError` where that did not come to pass for each of them. */
  end(subscriptions: readonly RunningSubscription[]): Promise<void>;
}
