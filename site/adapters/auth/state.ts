import type { User } from '../../contract/account.ts';

export interface AuthState {
  /** `unknown` until the stored session has been looked for. */
  status: 'unknown' | 'signed-out' | 'signed-in';
  user: User | null;
  /** The name of the user's role (specification section 6). */
  role: string | null;
  /** True during a login or a registration (specification section 4). */
  loading: boolean;
  /** Why the session ended, where it did not end by choice. The error of a form is the rejection of its call. */
  error: string | null;
  /** A calm word on a session that is kept although it could not be checked. */
  notice: string | null;
}

/** What is known of the session before anybody has looked for one. */
export const UNKNOWN: AuthState = {
  status: 'unknown',
  user: null,
  role: null,
  loading: false,
  error: null,
  notice: null,
};
