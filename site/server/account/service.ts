import type { Context } from 'hono';
import type { Database } from '../database/tables.ts';
import { clientAddress } from '../http/address.ts';
import { httpsBy } from '../http/request-info.ts';
import type { Log } from '../log/log.ts';
import type { Clock } from '../process/clock.ts';
import type { Config } from '../process/config.ts';
import { accessTokens } from './access-token.ts';
import type { AccessTokens } from './access-token.ts';
import { keyedHash } from '../process/keyed-hash.ts';
import type { KeyedHash } from '../process/keyed-hash.ts';
import { createRateLimit } from './rate-limit.ts';
import type { RateLimit } from './rate-limit.ts';
import type { RunningSubscriptions } from './running-subscriptions.ts';

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
