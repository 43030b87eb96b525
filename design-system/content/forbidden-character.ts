/** Characters that XML can't contain (feeds, the sitemap and SVG need it), and U+FFFD, which marks invalid UTF-8. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFC\u{10000}-\u{10FFFF}]/u;

/** Returns the code point, such as `U+0000`, of the first character that no page can contain, or undefined. */
export function forbiddenCharacter(text: string): string | undefined {
  const [found] = FORBIDDEN.exec(text) ?? [];
  return found && `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
