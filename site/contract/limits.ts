/*
 * Limits of the account API. The server checks them, and the site's forms check the same before they send anything.
 */

/** Maximum length of the texts of an account (email address, full name, company, country), in UTF-16 code units. */
export const TEXT_MAX = 255;

/** Maximum length of the `deviceId`, which the client chooses. */
export const DEVICE_ID_MAX = 255;

/** Minimum length of a username, in UTF-16 code units of NFC. */
export const USERNAME_MIN = 3;

/** Maximum length of a username, in code points of NFC, so that most letters with accents count as one. */
export const USERNAME_MAX = 32;

/**
 * Letters of any script with their combining marks, digits, `.`, `_` and `-`. Invisible letters and marks, such
 * as fillers and joiners, aren't included. Scripts may be mixed, because no one sees the names of others.
 */
const USERNAME_PATTERN = /^(?!\p{M})(?:(?!\p{DI})[\p{L}\p{M}\p{Nd}._-])*$/u;

/**
 * Username that programs would turn into a link: `www.` at its start, two letters (as of a country) after a last dot,
 * or one of the most common endings. `jane.doe` is a name, and `jane.li` would be a link.
 */
const LINK_PATTERN =
  /^www\.|\.(?:[a-z]{2}|рф)$|\.(?:com|net|org|info|biz|app|dev|xyz|top|shop|site|online|link|click|example)\b/iu;

/** Returns the problem with a new username. */
export function usernameProblem(value: string): 'short' | 'long' | 'characters' | 'link' | undefined {
  const username = normalizeNfc(value);
  if (username.length < USERNAME_MIN) return 'short';
  if (Array.from(username).length > USERNAME_MAX) return 'long';
  if (!USERNAME_PATTERN.test(username)) return 'characters';
  return LINK_PATTERN.test(username) ? 'link' : undefined;
}

/** Minimum size of a password, in bytes of UTF-8. */
export const PASSWORD_MIN_BYTES = 8;

/** Maximum size of a password, in bytes of UTF-8. Strapi's bcrypt would ignore the rest. */
export const PASSWORD_MAX_BYTES = 72;

/** Returns the problem with a new password. Its size is that of its hashed form, in NFC: an accented letter has two bytes, an emoji four. */
export function passwordProblem(value: string): 'short' | 'long' | undefined {
  const { length } = new TextEncoder().encode(normalizeNfc(value));
  if (length < PASSWORD_MIN_BYTES) return 'short';
  return length > PASSWORD_MAX_BYTES ? 'long' : undefined;
}

/** Maximum length of a normalized text. Names, email addresses and passwords are far shorter. */
const MAX_LENGTH = 1_000;

/**
 * Returns a text in NFC, in which texts are stored and compared. A text longer than any name is returned unchanged,
 * because the time to sort combining marks grows with the square of their number, to half a second for the largest
 * body.
 */
export function normalizeNfc(text: string): string {
  return text.length > MAX_LENGTH ? text : text.normalize('NFC');
}

/** Lifetime of a link to set a new password, in milliseconds. */
export const PASSWORD_RESET_LIFETIME = 60 * 60 * 1000;

/** Lifetime of a link to confirm an email address, in milliseconds. */
export const CONFIRMATION_LIFETIME = 24 * 60 * 60 * 1000;

/** Lifetime of a link to confirm an email address for the newsletter or the waitlist, in milliseconds. */
export const SIGNUP_LIFETIME = 7 * 24 * 60 * 60 * 1000;

/** Lifetime of a link to undo a change of the email address, in milliseconds. It is sent to the old one. */
export const EMAIL_UNDO_LIFETIME = 7 * 24 * 60 * 60 * 1000;
