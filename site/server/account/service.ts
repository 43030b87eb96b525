import type { Context } from 'hono';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/tables.ts';
import type { AccessTokens } from './access-token.ts';
import type { Attempts } from './attempts.ts';

/** What every account call works with. */
export interface AccountService {
  readonly database: Database;
  readonly tokens: AccessTokens;
  readonly now: Clock;
  /** Slows down the guessing of passwords. */
  readonly attempts: Attempts;
  /** The network address a request comes from. Counted with, never stored or logged. */
  readonly addressOf: (context: Context) => string;
}
