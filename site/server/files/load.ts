import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, readSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { getMimeType, mimes } from 'hono/utils/mime';
import * as z from 'zod';
import {
  CLOSED_POLICY,
  COMMON_HEADERS,
  EMBEDDABLE,
  REPORTING_ENDPOINTS,
  pagePolicies,
} from '../http/security-headers.ts';
import type { PagePolicy } from '../http/security-headers.ts';
import { readBuildFile, readPublicSettings } from '../process/build-file.ts';
import { StartError } from '../process/start-error.ts';
import { ALWAYS, indexByLetters, readMoved, readPageValidity } from './site-file.ts';
import type { Encoding, ErrorPages, SiteFile, SiteFiles, Variant } from './site-file.ts';

/** Maximum size of files kept in memory, in bytes. Larger files are media, streamed from disk. */
const MAX_BYTES_IN_MEMORY = 1_048_576;

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Reads the build output in `buildDir` (`client/`, `errors/`, `inline-scripts.json`, `inline-styles.json` and, if
 * present, `page-validity.json`, `redirects.json` and `public-config.json`) once at startup: a new build needs a new
 * process. Throws a `StartError` if there is no build.
 */
export function loadFiles(buildDir: string): SiteFiles {
  const root = join(buildDir, 'client');
  const errorPages = join(buildDir, 'errors');
  if (![root, errorPages].every(existsSync)) throw new StartError('site/build was not found. Run npm run build.');
  const publicSettings = readPublicSettings(join(buildDir, 'public-config.json'));
  const pagePolicy = pagePolicies({
    inlineScripts: readBuildFile(join(buildDir, 'inline-scripts.json'), z.array(hashSchema)),
    inlineStyles: readBuildFile(join(buildDir, 'inline-styles.json'), z.record(z.string(), hashSchema)),
    apiOrigin: URL.parse(publicSettings.apiBaseUrl)?.origin,
    publicSettings,
  });
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    );
  const siblings = new Set(names);
  const validity = readPageValidity(join(buildDir, 'page-validity.json'));
  const byPath = new Map<string, SiteFile>();
  const redirects = new Map<string, string>();
  for (const name of names) {
    if (isHidden(name) || isSibling(name, siblings)) continue;
    const path = pathOf(name);
    byPath.set(path, { ...loadFile(root, name, siblings, pagePolicy), validity: validity.get(path) ?? ALWAYS });
    if (path === `/${name}`) continue;
    for (const spelling of [path === '/' ? '' : path, `/${name}`]) redirects.set(spelling.toLowerCase(), path);
  }
  const moved = readMoved(join(buildDir, 'redirects.json'));
  return {
    byPath,
    redirects,
    moved: new Map(moved.redirects.map(({ from, to, status }) => [from, { to, status }])),
    similar: indexByLetters([
      ...[...byPath.keys()].filter((path) => !path.startsWith('/assets/')).map((path) => [path, path] as const),
      ...moved.redirects.filter(({ from }) => !byPath.has(from)).map(({ from, to }) => [from, to] as const),
    ]),
    pagePolicy,
    errorPages: readErrorPages(errorPages),
  };
}

function readErrorPages(folder: string): ErrorPages {
  const read = (name: string): string => readFileSync(join(folder, `${name}.html`), 'utf8');
  return { person: { 400: read('400'), 500: read('500'), 503: read('503') }, crawler: read('crawler') };
}

/** URL path of a file: `/pricing` for `pricing/index.html`, else its name. */
function pathOf(name: string): string {
  return name === 'index.html' ? '/' : `/${name.replace(/\/index\.html$/, '')}`;
}

/** Hides the build's own metadata, such as `.vite/manifest.json`, but not `.well-known`. */
function isHidden(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
}

function isSibling(name: string, all: ReadonlySet<string>): boolean {
  return /\.(?:br|gz|zst)$/.test(name) && all.has(name.replace(/\.(?:br|gz|zst)$/, ''));
}

/** File suffixes of the encoded variants. */
const SUFFIXES: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['zstd', '.zst'],
  ['gzip', '.gz'],
];

/**
 * Loads one file of a build with all its encoded variants. `name` is its path in `root`; `siblings` are all names
 * there. Throws file system errors.
 */
export function loadFile(
  root: string,
  name: string,
  siblings: ReadonlySet<string>,
  pagePolicy: PagePolicy,
): Omit<SiteFile, 'validity'> {
  const suffixes = SUFFIXES.filter(([, suffix]) => siblings.has(name + suffix));
  const isEncoded = suffixes.length > 0;
  const isPage = name.endsWith('.html');
  const isErrorScreen = isPage && readFileSync(join(root, name), 'utf8').includes('data-section="error-screen"');
  const type = contentType(name);
  const vary = [...(isEncoded ? ['Accept-Encoding'] : []), ...(isErrorScreen ? ['User-Agent'] : [])].join(', ');
  const shared = {
    ...COMMON_HEADERS,
    ...(type.startsWith('image/') ? EMBEDDABLE : {}),
    ...(isPage ? REPORTING_ENDPOINTS : {}),
    'Cache-Control': name.startsWith('assets/') ? FOREVER : REVALIDATE,
    ...(vary === '' ? {} : { Vary: vary }),
    ...(isEncoded ? {} : { 'Accept-Ranges': 'bytes' }),
  };
  const load = (suffix: string, encoding?: Encoding): Variant =>
    loadVariant(join(root, name + suffix), type, encoding, shared);
  const policy = (https: boolean): string => (isPage ? pagePolicy(pathOf(name), https) : CLOSED_POLICY);
  return {
    plain: load(''),
    encoded: suffixes
      .map(([encoding, suffix]) => ({ ...load(suffix, encoding), encoding }))
      .toSorted((one, other) => one.size - other.size),
    policy: { https: policy(true), http: policy(false) },
    isPage,
    isErrorScreen,
  };
}

function loadVariant(
  path: string,
  type: string,
  encoding: Encoding | undefined,
  shared: Readonly<Record<string, string>>,
): Variant {
  const { size } = statSync(path);
  const bytes = size <= MAX_BYTES_IN_MEMORY ? readFileSync(path) : undefined;
  const etag = `"${(bytes === undefined ? hashOnDisk(path) : createHash('sha256').update(bytes)).digest('base64url').slice(0, 22)}"`;
  const headers = {
    ...shared,
    ETag: etag,
    'Content-Type': type,
    'Content-Length': String(size),
    ...(encoding && { 'Content-Encoding': encoding }),
  };
  return { bytes, path, size, etag, headers };
}

function hashOnDisk(path: string) {
  const hash = createHash('sha256');
  const chunk = Buffer.alloc(MAX_BYTES_IN_MEMORY);
  const file = openSync(path, 'r');
  try {
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) hash.update(chunk.subarray(0, read));
  } finally {
    closeSync(file);
  }
  return hash;
}

/** Hash of inline code in a content security policy. */
const hashSchema = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/);

const TYPES: Readonly<Record<string, string>> = {
  ...mimes,
  // React Router's data for a page.
  data: 'text/x-script; charset=utf-8',
  m4a: 'audio/mp4',
  md: 'text/markdown; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
};

/** Content type by file name. Unknown types become downloads. */
export function contentType(name: string): string {
  return getMimeType(name, TYPES) ?? 'application/octet-stream';
}
