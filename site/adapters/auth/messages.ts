/** The messages of the session. Visitors and other software know them: they stay word for word. */
export const NO_REFRESH_TOKEN = 'No refresh token available';
export const SESSION_EXPIRED = 'Session expired. Please login again.';
export const NOT_AUTHENTICATED = 'User not authenticated';

/** What a visitor is told when the stored session could not be checked, and is kept. */
export const NOT_CHECKED = 'We couldn’t check your account just now. You’re still logged in.';

/** The same where the stored session has no user to show: it is kept, and the next page tries again. */
export const NOT_RESTORED = 'We couldn’t check your account just now. Reload this page to try again, or log in.';

/** A session is missing or has ended. `message` is one of the texts above. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
}

/**
 * The account exists, but its email address must be confirmed by the link in an email before anyone can sign in to it. The
 * response to a registration then has no token, and a user that is not confirmed.
 */
export class ConfirmationNeeded extends AuthError {
  constructor() {
    super('Confirm your email address with the link we sent you, then log in.');
  }
}
