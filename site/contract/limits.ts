/**
 * What the account API takes, measured as the server measures it. The server validates by these, and the site's forms
 * validate by the same before anything is sent.
 */

/** Most characters of the other texts of the account: e-mail address, full name, company, country. */
export const TEXT_MAX = 255;

/** Most characters of the `deviceId` a client calls itself by. */
export const DEVICE_ID_MAX = 255;

/** Fewest bytes of UTF-8 of a password. */
export const PASSWORD_MIN_BYTES = 8;

/** Most bytes of UTF-8 of a password: more than that Strapi's bcrypt would cut off. */
export const PASSWORD_MAX_BYTES = 72;

/** How long the link of a password reset is good, in milliseconds. */
export const PASSWORD_RESET_LIFETIME = 60 * 60 * 1000;

/** How long the link that confirms an e-mail address is good, in milliseconds. */
export const CONFIRMATION_LIFETIME = 24 * 60 * 60 * 1000;

/** How long the link that confirms an address for the newsletter or the waitlist is good, in milliseconds. */
export const SIGNUP_LIFETIME = 7 * 24 * 60 * 60 * 1000;

/** How long a change of e-mail address can be undone by the link sent to the old address, in milliseconds. */
export const EMAIL_UNDO_LIFETIME = 7 * 24 * 60 * 60 * 1000;
