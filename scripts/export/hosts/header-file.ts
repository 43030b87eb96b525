import type { ExportedSite } from '../exported-site.ts';
import type { HeaderRule, Pattern } from '../header-rules.ts';

/** The text of a `_redirects` file, as Netlify and Cloudflare Pages read it: from, to, status. */
export function redirectLines({ redirects }: Pick<ExportedSite, 'redirects'>): string[] {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}`);
}

/** The lines of a `_headers` file: addresses, and below each its headers. `linesOf` writes one header of a rule. */
export function headerLines(
  rules: readonly HeaderRule[],
  linesOf: (name: string, value: string, rule: HeaderRule) => readonly string[],
): string[] {
  return rules.flatMap((rule) => [
    address(rule.pattern),
    ...Object.entries(rule.headers).flatMap(([name, value]) => linesOf(name, value, rule).map((line) => `  ${line}`)),
  ]);
}

function address(pattern: Pattern): string {
  if (pattern.kind === 'all') return '/*';
  if (pattern.kind === 'folder') return `/${pattern.folder}/*`;
  return pattern.kind === 'extension' ? `/*.${pattern.extension}` : pattern.path;
}

export const asText = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
