import type { Auth } from '../../../site/adapters/auth/auth.ts';
import type { AuthState } from '../../../site/adapters/auth/state.ts';
import {
  HttpError,
  InvalidResponseError,
  NetworkError,
  RequestTimeoutError,
} from '../../../site/adapters/http/index.ts';
import {
  AuthError,
  NO_REFRESH_TOKEN,
  NOT_AUTHENTICATED,
  NOT_CHECKED,
  NOT_RESTORED,
  SESSION_EXPIRED,
} from '../../../site/adapters/auth/messages.ts';
import type { Verdict } from './rules.ts';

/** The page in a tab, and what the walk knows of it beyond what it shows. */
export interface Tab {
  /** Counts pages: the next page in the same tab has another one. */
  readonly index: number;
  readonly auth: Auth;
  /** True once its storage has thrown: from then on it may keep values of its own, which nobody else sees. */
  usesMemory: boolean;
  /** True once the next page has come. */
  isGone: boolean;
  /** Logins and registrations that are under way. */
  signingIn: number;
  /** Restores that were asked for and have not ended; those at once are one. */
  restoring: number;
  /** How many restores there have been, the one that is under way included. */
  restores: number;
  /** True while `logout` runs. */
  isLoggingOut: boolean;
  /** True from the moment it clears a session as over until it shows the message. */
  mustSayExpired: boolean;
  /** The same for a stored refresh token without a token, unless a sign-in takes its place. */
  endedAlone: boolean;
  /** How many sessions it has ended as over. */
  expiries: number;
  /** The user it showed when its form was sent, by the body of the call. */
  readonly shownAt: Map<string, string | number | undefined>;
  last: AuthState;
}

/** The messages of the model's server where it rejects by itself. */
const SERVER_MESSAGES = ['Invalid credentials', 'Invalid refresh token', 'Invalid identifier or password', 'Forbidden'];

/** Checks what a tab shows, whatever the storage holds. */
export function checkShown({ index, auth, signingIn }: Tab, verdict: Verdict): void {
  const { status, user, role, loading, error, notice } = auth.getState();
  const detail = (): string => `tab ${index} shows ${JSON.stringify(auth.getState())}`;
  verdict.check(loading === signingIn > 0, 'loading', () => `${detail()} with ${signingIn} under way`);
  verdict.check((user !== null) === (status === 'signed-in'), 'signed in by a response', detail);
  verdict.check(role === (user?.role?.name ?? null) && auth.role === role, 'role', detail);
  verdict.check(error === null || (error === SESSION_EXPIRED && status === 'signed-out'), 'messages', detail);
  const isFitting =
    notice === null ||
    (notice === NOT_CHECKED && status === 'signed-in') ||
    (notice === NOT_RESTORED && status === 'signed-out');
  verdict.check(isFitting, 'messages', detail);
}

/** Checks the text a call of a tab rejected with. `expiriesBefore` is the tab's count when the call was made. */
export function checkError(error: unknown, tab: Tab, expiriesBefore: number, verdict: Verdict): void {
  verdict.check(isKnown(error), 'messages', () => `tab ${tab.index} rejected with ${String(error)}`);
  if (!(error instanceof AuthError) || error.message !== SESSION_EXPIRED || tab.usesMemory) return;
  verdict.check(
    tab.expiries > expiriesBefore,
    'leaves a message',
    () => `tab ${tab.index} showed it and cleared nothing`,
  );
}

function isKnown(error: unknown): boolean {
  if (error instanceof AuthError) {
    return [NO_REFRESH_TOKEN, SESSION_EXPIRED, NOT_AUTHENTICATED].includes(error.message);
  }
  if (error instanceof HttpError) {
    const { status, message } = error;
    return [...SERVER_MESSAGES, `Rejected with ${status}`, `HTTP error! status: ${status}`].includes(message);
  }
  if (error instanceof InvalidResponseError) return error.message === 'Invalid response from server';
  if (error instanceof RequestTimeoutError) return error.message.startsWith('The server is taking too long to answer.');
  return error instanceof NetworkError && error.message.startsWith('We could not reach the server.');
}
