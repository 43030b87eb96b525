import { headerRules } from '../header-rules.ts';
import type { Pattern } from '../header-rules.ts';
import { ExportError } from '../options.ts';
import type { Host } from './host-files.ts';

/** What Vercel takes of `vercel.json`: rules of all kinds together, and characters of a header's value. */
const LIMITS = { rules: 2048, valueLength: 4096 } as const;

/** Vercel: of several rules that set a header the later counts. */
export const vercel: Host = (site) => {
  const rules = headerRules(site.files, site.unknown);
  const count = rules.length + site.redirects.length;
  if (count > LIMITS.rules)
    throw new ExportError(`vercel.json would have ${count} rules, expected at most ${LIMITS.rules}`);
  const long = rules
    .flatMap(({ headers }) => Object.entries(headers))
    .find(([, value]) => value.length > LIMITS.valueLength);
  if (long)
    throw new ExportError(
      `${long[0]} would have ${long[1].length} characters, expected at most ${LIMITS.valueLength}: Vercel takes no more`,
    );
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ pattern, headers }) => ({
      source: source(pattern),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: site.redirects.map(({ from, to, status }) => ({ source: from, destination: to, statusCode: status })),
  };
  return {
    inside: { 'vercel.json': `${JSON.stringify(config, undefined, 2)}\n` },
    notes:
      site.gone.length > 0
        ? ['Vercel has no status 410 for files: gone pages are 404, as if they had never been.']
        : [],
  };
};

/** An address in the words of path-to-regexp, where a dot stands for itself. */
function source(pattern: Pattern): string {
  if (pattern.kind === 'all') return '/(.*)';
  if (pattern.kind === 'folder') return `/${pattern.folder}/(.*)`;
  return pattern.kind === 'extension' ? `/(.*).${pattern.extension}` : pattern.path;
}
