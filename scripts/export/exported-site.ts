import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as z from 'zod';
import { loadFiles } from '../../site/server/files/load.ts';
import { readMoved } from '../../site/server/files/site-file.ts';
import type { Moved, SiteFile } from '../../site/server/files/site-file.ts';
import { requestHeaders } from '../../site/server/http/security-headers.ts';
import type { HstsScope } from '../../site/server/http/security-headers.ts';
import { loadRenderer } from '../../site/server/files/pages.ts';
import { insertInHead, policyMeta } from './hosts/host-files.ts';
import { ExportError } from './options.ts';

/** Headers of a response by their names. */
export type Headers = Readonly<Record<string, string>>;

/** A file of the export. */
export interface ExportedFile {
  /** The address it is asked for: `/pricing`. */
  readonly path: string;
  /** Its name in the folder: `pricing.html`. */
  readonly name: string;
  /** Where it lies in the build. */
  readonly source: string;
  /** Headers of the server's response, without those that depend on the request or that hosts set themselves. */
  readonly headers: Headers;
  /**
   * Policy for the styles in a page, which belongs in the page: hosts limit the number of pages with different headers.
   */
  readonly stylePolicy?: string | undefined;
}

/** A page that is gone, as the server draws it. */
export interface GoneFile {
  readonly path: string;
  /** Its name in the folder: `410/beta.html`. */
  readonly name: string;
  readonly html: string;
}

/** All that a host is told. */
export interface ExportedSite {
  readonly files: readonly ExportedFile[];
  /** What the server says with a page that is nowhere. */
  readonly unknown: Headers;
  readonly redirects: readonly Moved['redirects'][number][];
  readonly gone: readonly GoneFile[];
  /** Page with links to all pages, which crawlers get in place of an error screen. */
  readonly crawlerPage: string;
  readonly siteUrl: string;
  /** The account API; empty where it is the host's own origin. */
  readonly apiBaseUrl: string;
  /** True if counsel has reviewed the legal pages; undefined for a build that does not say. */
  readonly legalReviewed?: boolean | undefined;
  /** The days at which pages come or go, in milliseconds since 1970, in order. */
  readonly changes: readonly number[];
}

/** Of one request, of one encoding, or what each host makes itself; and reports, which no host of files takes. */
const LEFT_OUT = ['Content-Length', 'ETag', 'Vary', 'Accept-Ranges', 'Reporting-Endpoints', 'X-Request-Id'];

/** Kinds of files that hosts give types of their own, or none. */
const TYPED = /\.(?:md|txt|xml|json|vtt|webmanifest)$/;

/**
 * Pages with a code in their query, when a mail leads there. The server keeps it from the next page where there is a code; a
 * host of files cannot look, and keeps it always.
 */
const WITH_CODES = ['/confirm-email', '/login', '/newsletter', '/reset-password', '/undo-email-change', '/unsubscribe'];

/**
 * Reads the build below `buildDir` as the server does, so that hosts are told what the server would say. Set `NODE_ENV`
 * before: gone pages are drawn. Throws a `StartError` where there is no build.
 */
export async function readExportedSite(buildDir: string, hsts: HstsScope | undefined): Promise<ExportedSite> {
  const built = loadFiles(buildDir);
  const { siteUrl, apiBaseUrl, legalReviewed } = readConfig(join(buildDir, 'public-config.json'));
  const https = siteUrl.startsWith('https:');
  const headersOf = (path: string, file: SiteFile): Headers => headersFor(path, file, https, hsts);
  const files = [...built.byPath].map(([path, file]): ExportedFile => ({
    path,
    name: nameOf(path, file, join(buildDir, 'client')),
    source: file.plain.path,
    headers: headersOf(path, file),
    stylePolicy: file.isPage ? (stylePolicyOf(file.policy.http) ?? NO_STYLES) : undefined,
  }));
  const notFound = built.byPath.get('/404');
  if (notFound === undefined) throw new ExportError('The build has no page /404. Add one for unknown URLs.');
  const moved = readMoved(join(buildDir, 'redirects.json'));
  const times = [...built.byPath.values()].flatMap(({ validity: { from, until } }) => [from ?? 0, until ?? 0]);
  return {
    files,
    unknown: headersOf('/404', notFound),
    redirects: moved.redirects,
    gone: await drawGone(buildDir, moved.gone),
    crawlerPage: withStrictStyles(built.errorPages.crawler, '/404'),
    siteUrl,
    apiBaseUrl,
    legalReviewed,
    changes: [...new Set(times)].filter((time) => time > 0).toSorted((a, b) => a - b),
  };
}

const HASH = /'sha256-[^']+'/;

/** Directive of a page with styles. */
const HASHED_STYLES = /^style-src-elem .*'sha256-/;

/**
 * Returns the directive for the styles in a page. Browsers enforce it together with the header, in which
 * `'unsafe-inline'` replaces the hash, so only these styles are allowed.
 */
function stylePolicyOf(policy: string): string | undefined {
  return policy.split('; ').find((directive) => HASHED_STYLES.test(directive));
}

/** Directive of a page without its own styles. Hosts may send it with the header of all pages, which allows them. */
const NO_STYLES = "style-src-elem 'self'";

const withStrictStyles = (html: string, path: string): string => insertInHead(html, policyMeta(NO_STYLES), path);

function headersFor(path: string, file: SiteFile, https: boolean, hsts: HstsScope | undefined): Headers {
  const { headers } = file.plain;
  const holdsCode = WITH_CODES.includes(path);
  const own = requestHeaders({ id: '', path, https: hsts !== undefined, holdsCode }, hsts ?? 'host');
  const policy = (https ? file.policy.https : file.policy.http)
    .split('; ')
    .filter((directive) => !directive.startsWith('report-'))
    .map((directive) => (HASHED_STYLES.test(directive) ? directive.replace(HASH, "'unsafe-inline'") : directive))
    .join('; ');
  const all = { ...headers, 'Content-Security-Policy': policy, ...own };
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => !LEFT_OUT.includes(name) && (name !== 'Content-Type' || TYPED.test(path))),
  );
}

/**
 * `/pricing` is `pricing.html`, and not `pricing/index.html`: at the one address a page has, hosts serve the first as it
 * is, and most lead from it to `/pricing/` for the second.
 */
function nameOf(path: string, file: SiteFile, client: string): string {
  if (path === '/') return 'index.html';
  const name = relative(client, file.plain.path).split(sep).join('/');
  return name.endsWith('/index.html') ? `${path.slice(1)}.html` : name;
}

const PERSON = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0';

async function drawGone(buildDir: string, paths: readonly string[]): Promise<GoneFile[]> {
  const render = await loadRenderer(buildDir);
  return Promise.all(
    paths.map(async (path) => {
      const headers = { 'User-Agent': PERSON, Accept: 'text/html' };
      let cause: unknown;
      const reportError = (error: unknown): void => void (cause = error);
      const response = await render(new Request(`http://localhost${path}`, { headers }), {
        reference: '',
        reportError,
      });
      const html = await response.text();
      if (response.status !== 410 || !html.includes('data-section="error-screen"'))
        throw new ExportError(`The removed page ${path} was rendered with status ${response.status} instead of 410.`, {
          cause,
        });
      return { path, name: `410${path}.html`, html: withStrictStyles(html, path) };
    }),
  );
}

const configSchema = z.object({ siteUrl: z.string(), apiBaseUrl: z.string(), legalReviewed: z.boolean().optional() });

function readConfig(file: string): z.infer<typeof configSchema> {
  const parsed = existsSync(file) ? configSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  if (parsed?.data === undefined) throw new ExportError(`${file} is not usable. Run npm run build.`);
  return parsed.data;
}
