import { normalizeNfc } from './limits.ts';

/** Minimum length of a username, in UTF-16 code units of NFC. */
export const USERNAME_MIN = 3;

/** Maximum length of a username, in code points of NFC, so that most letters with accents count as one. */
export const USERNAME_MAX = 32;

/**
 * Letters of any script with their combining marks, digits, `.`, `_` and `-`. Invisible letters and marks, such
 * as fillers and joiners, aren't included. Scripts may be mixed, because no one sees the names of others.
 */
const PATTERN = /^(?!\p{M})(?:(?!\p{DI})[\p{L}\p{M}\p{Nd}._-])*$/u;

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
  if (!PATTERN.test(username)) return 'characters';
  return LINK_PATTERN.test(username) ? 'link' : undefined;
}
