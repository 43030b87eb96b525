import type { User } from './user.ts';

export interface AuthState {
  /** `unknown` until the stored session has been looked for. */
  status: 'unknown' | 'signed-out' | 'signed-in';
  user: User | null;
  /** The name of the user's role. */
  role: string | null;
  /** True during a login or a registration. */
  loading: boolean;
  /** Why the session ended, where it did not end by choice. The error of a form is the rejection of its call. */
  error: string | null;
  /** True where the session of this page has gone without being signed out here: it ended, or another tab signed out. */
  isLost: boolean;
  /** A message beside the state: that a session is kept although it could not be checked. */
  notice: string | null;
}

/** What is known of the session before anybody has looked for one. */
export const UNKNOWN: AuthState = {
  status: 'unknown',
  user: null,
  role: null,
  loading: false,
  error: null,
  isLost: false,
  notice: null,
};

/** Nobody is signed in, and nothing has happened. */
export const SIGNED_OUT: AuthState = { ...UNKNOWN, status: 'signed-out' };
