/**
 * The messages of the account API that the site does more with than show them: it puts them beside a field, or offers a
 * way on. Word for word those of Strapi 5's users-permissions, which sends no code by which a client could tell them
 * apart. The server sends these, and the site recognises these; nobody writes them a second time.
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
 * Those of the calls that Strapi has not.
 */
/** 403 of a license: `details` has the entitlement's `reason` and `until`. */
export const NOT_ENTITLED = 'This account has no active plan';
/** 409 of a license for one Mac more than `DEVICE_LIMIT`. */
export const DEVICE_LIMIT_REACHED = 'This account already has licenses for 3 Macs';
