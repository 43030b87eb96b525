/**
 * What the account API takes as a username. The server validates by it, and so do the site's forms, before anything is
 * sent.
 */

/** Fewest characters of a username. */
export const USERNAME_MIN = 3;

/** Most characters of a username: code points of its composed form, so that most letters with accents are one. */
export const USERNAME_MAX = 32;

/**
 * What a username is made of, and how long it may be: letters of any script with their combining marks, digits, `.`, `_`
 * and `-`. Letters and marks that draw nothing, such as fillers and joiners, are not among them. Scripts may be mixed:
 * nobody is shown another's name, so there is nobody to mistake one for another. Test the NFC form.
 */
export const USERNAME_PATTERN = /^(?!\p{M})(?:(?!\p{DI})[\p{L}\p{M}\p{Nd}._-]){0,32}$/u;

/**
 * A username that programs would turn into a link: `www.` at its start, two letters (as of a country) after a last dot,
 * or one of the endings most addresses have. `jane.doe` is a name; `jane.li` would be a link, `jane-li` is none.
 */
export const USERNAME_LINK_PATTERN =
  /^www\.|\.(?:[a-z]{2}|рф)$|\.(?:com|net|org|info|biz|app|dev|xyz|top|shop|site|online|link|click|example)\b/iu;
