import type { User } from './user.ts';

/** Storage keys of a session. The specification fixes them. */
export const TOKEN = 'auth_token';
export const USER = 'auth_user';
export const REFRESH_TOKEN = 'auth_refresh_token';

/** All keys, the token first: other tabs treat it as the login and the logout. */
export const SESSION_KEYS: readonly string[] = [TOKEN, USER, REFRESH_TOKEN];

/** Storage key of the ID of the user who had a license when the purchases were last loaded. Not part of the session. */
export const OWNER = 'onset_owner';

export interface AuthState {
  /** `unknown` until the storage has been read. */
  status: 'unknown' | 'signed-out' | 'signed-in';
  user: User | null;
  /** Name of the user's role. */
  role: string | null;
  /** True during a login or a registration. */
  loading: boolean;
  /** Reason why the session ended, if the visitor didn't end it. Forms show the rejection of their own call instead. */
  error: string | null;
  /** True if the session of this page ended without a logout on this page: it expired, or another tab logged out. */
  isLost: boolean;
  /** Message that a session is kept although it couldn't be checked. */
  notice: string | null;
}

/** State before the storage has been read. */
export const UNKNOWN: AuthState = {
  status: 'unknown',
  user: null,
  role: null,
  loading: false,
  error: null,
  isLost: false,
  notice: null,
};

export const SIGNED_OUT: AuthState = { ...UNKNOWN, status: 'signed-out' };
