/** What XML, and so feeds, site map and pictures, cannot hold; and what stands where a file was not UTF-8. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFC\u{10000}-\u{10FFFF}]/u;

/** The first character of a text that no page can have, by its number; undefined where there is none. */
export function forbiddenCharacter(text: string): string | undefined {
  const [found] = FORBIDDEN.exec(text) ?? [];
  return found && `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
