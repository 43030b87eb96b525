/*
 * Error messages of the account API that the site doesn't only show: it shows them at a field, or offers a next step. They
 * are those of Strapi 5's users-permissions, whose errors have no codes. The server sends these constants, and the site
 * compares messages with them.
 */

export const WRONG_CREDENTIALS = 'Invalid identifier or password';
export const EMAIL_NOT_CONFIRMED = 'Your account email is not confirmed';
export const EMAIL_OR_USERNAME_TAKEN = 'Email or Username are already taken';
export const EMAIL_TAKEN = 'Email already taken';
export const USERNAME_TAKEN = 'Username already taken';
export const WRONG_CURRENT_PASSWORD = 'The provided current password is invalid';
export const SAME_PASSWORD = 'Your new password must be different than your current password';
export const WRONG_RESET_CODE = 'Incorrect code provided';
/** 400 of a registration: the account exists, but its email could not be sent. */
export const CONFIRMATION_NOT_SENT = 'Error sending confirmation email';
export const WRONG_CONFIRMATION_CODE = 'Invalid token';

/*
 * Messages of endpoints that Strapi doesn't have.
 */

/** 403 of a license: `details` has the entitlement's `reason` and `until`. */
export const NOT_ENTITLED = 'This account has no active plan';
/** 409 of a license for more Macs than `DEVICE_LIMIT`. */
export const DEVICE_LIMIT_REACHED = 'This account already has licenses for 3 Macs';
