import { headerRules } from '../header-rules.ts';
import { ExportError } from '../options.ts';
import { asText, headerLines, redirectLines } from './header-file.ts';
import type { Host } from './host-files.ts';

/** What Cloudflare Pages reads of its two files; what is more it passes over without a word. */
const LIMITS = { headerRules: 100, redirects: 2000, lineLength: 2000 } as const;

/**
 * Cloudflare Pages: a header that several rules set would have all their values, so a rule takes off what an earlier one
 * said (`! Name`). The host lets every other site read its files; this one's says no such thing.
 */
export const cloudflare: Host = (site) => {
  const rules = headerRules(site.files, site.unknown);
  const headers = headerLines(rules, (name, value, { pattern }) =>
    pattern.kind === 'all' ? [`${name}: ${value}`] : [`! ${name}`, `${name}: ${value}`],
  );
  const [all = '', ...rest] = headers;
  const texts = { _headers: [all, '  ! Access-Control-Allow-Origin', ...rest], _redirects: redirectLines(site) };
  const errors = [
    ...tooMany('_headers', 'rules', rules.length, LIMITS.headerRules),
    ...tooMany('_redirects', 'redirects', site.redirects.length, LIMITS.redirects),
    ...Object.entries(texts).flatMap(([name, lines]) =>
      lines.flatMap((line, index) =>
        tooMany(`${name}, line ${index + 1},`, 'characters', line.length, LIMITS.lineLength),
      ),
    ),
  ];
  if (errors.length > 0) throw new ExportError(errors.join('\n'));
  return {
    inside: { _headers: asText(texts._headers), _redirects: asText(texts._redirects) },
    notes:
      site.gone.length > 0
        ? ['Cloudflare Pages has no status 410: gone pages are 404, as if they had never been.']
        : [],
  };
};

function tooMany(place: string, what: string, count: number, limit: number): string[] {
  return count > limit ? [`${place} would have ${count} ${what}. Cloudflare Pages reads at most ${limit}.`] : [];
}
