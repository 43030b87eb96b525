/* Messages of the session. The specification requires them, and other software may compare them. */
export const NO_REFRESH_TOKEN = 'No refresh token available';
export const SESSION_EXPIRED = 'Session expired. Please login again.';
export const NOT_AUTHENTICATED = 'User not authenticated';

/** Notice that the stored session is kept although it couldn't be checked. */
export const NOT_CHECKED = 'We couldn’t check your account just now. You’re still logged in.';

/** The same for a stored session without a user. The next page tries again. */
export const NOT_RESTORED = 'We couldn’t check your account just now. Reload this page to try again, or log in.';

/** Error of a session that is missing or has ended. `message` is one of the above. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
}

/** Error of a registration, login or password reset that succeeded, but requires a confirmed email address to log in. */
export class ConfirmationNeeded extends AuthError {
  constructor() {
    super('Confirm your email address with the link we sent you, then log in.');
  }
}
