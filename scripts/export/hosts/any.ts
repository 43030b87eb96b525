import { escapeXml } from '../../../site/app/escape-xml.ts';
import type { ExportedFile, ExportedSite } from '../exported-site.ts';
import { insertInHead, policyMeta } from './host-files.ts';
import type { Host } from './host-files.ts';

/** What a policy in a page cannot say: browsers pass over it, and complain. */
const NOT_IN_META = ['frame-ancestors', 'report-uri', 'report-to', 'sandbox'];

const USUAL_REFERRER = 'strict-origin-when-cross-origin';

/**
 * Any host of files, such as GitHub Pages, that takes no headers: pages say their policies themselves, and an address that
 * leads to another is a page that does.
 */
export const any: Host = (site) => {
  const files = new Map(site.files.map((file) => [file.path, file]));
  return {
    inside: {
      ...Object.fromEntries(site.redirects.map(({ from, to }) => [`${from.slice(1)}.html`, movedPage(site, to)])),
      // GitHub Pages would leave out what begins with an underscore, and build what is a site already.
      '.nojekyll': '',
    },
    page: (html, path) => withMeta(html, path, files.get(path) ?? { headers: site.unknown }),
    notes: [
      'Without headers, other sites can show this site in frames, and assets aren’t cached for a year. If your host is supported, name it with --host.',
      'Redirects are HTML pages with status 200 that drop the query string.',
      ...(site.gone.length > 0 ? ['Removed pages get the status 404 instead of 410.'] : []),
    ],
  };
};

/** Adds the policies of a page to its head. */
function withMeta(html: string, path: string, file: Pick<ExportedFile, 'headers' | 'stylePolicy'>): string {
  const { headers, stylePolicy } = file;
  const policy = (headers['Content-Security-Policy'] ?? '')
    .split('; ')
    .map((directive) => (directive.startsWith('style-src-elem ') ? (stylePolicy ?? directive) : directive))
    .filter((directive) => !NOT_IN_META.includes(directive.split(' ')[0] ?? ''))
    .join('; ');
  const referrer = headers['Referrer-Policy'] ?? USUAL_REFERRER;
  const tags = [
    policyMeta(policy),
    ...(referrer === USUAL_REFERRER ? [] : [`<meta name="referrer" content="${escapeXml(referrer)}"/>`]),
  ].join('');
  return insertInHead(html, tags, path);
}

/** A page that leads on at once, and says where for those whom no browser leads. */
function movedPage({ siteUrl }: ExportedSite, to: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${escapeXml(siteUrl + to)}"><meta http-equiv="refresh" content="0; url=${escapeXml(to)}"></head><body><p><a href="${escapeXml(to)}">This page has moved</a></p></body></html>\n`;
}
