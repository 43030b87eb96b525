/**
 * Characters that content must not contain: those that XML forbids, because feeds, the sitemap and SVG are XML, and
 * U+FFFD, which marks invalid UTF-8.
 */
const FORBIDDEN_CHARACTER_PATTERN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFC\u{10000}-\u{10FFFF}]/u;

/**
 * Returns the code point of the first forbidden character in a text, such as `U+0000`, or undefined if there is none.
 */
export function forbiddenCharacter(text: string): string | undefined {
  const [matchedCharacter] = FORBIDDEN_CHARACTER_PATTERN.exec(text) ?? [];
  return matchedCharacter && `U+${(matchedCharacter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
