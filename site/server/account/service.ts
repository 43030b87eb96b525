import type { Context } from 'hono';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/tables.ts';
import type { AccessTokens } from './access-token.ts';
import type { Attempts } from './attempts.ts';
import type { KeyedHash } from './keyed-hash.ts';

/** What every account call works with. */
export interface AccountService {
  readonly database: Database;
  readonly tokens: AccessTokens;
  readonly now: Clock;
  /** Slows down guessing, and whoever asks for too much. */
  readonly attempts: Attempts;
  readonly hash: KeyedHash;
  /** The network address a request comes from. Counted with, never stored in clear or logged. */
  readonly addressOf: (context: Context) => string;
  /** Says that mails were queued; call it when they are committed. They would go without it too, but later. */
  readonly mailsQueued: () => void;
  /** Whether an address must be confirmed before its account can be used. */
  readonly emailConfirmation: boolean;
  /** The origin of the site. */
  readonly siteUrl: () => string;
}
