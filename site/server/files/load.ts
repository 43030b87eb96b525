import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, readSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { CLOSED_POLICY, COMMON_HEADERS, pagePolicy } from '../http/security-headers.ts';
import { StartError } from '../start-error.ts';
import { contentType } from './content-type.ts';
import type { SiteFile, SiteFiles, Variant } from './site-file.ts';

/** Files up to this size are kept in memory, in bytes. Larger ones are media, streamed from disk. */
const KEPT_IN_MEMORY = 1_048_576;

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Reads the build output below `buildDir` (`client/` and, if there, `public-config.json`) once, at the start: a new
 * build needs a new process. Throws a `StartError` when there is no build.
 */
export function loadFiles(buildDir: string): SiteFiles {
  const root = join(buildDir, 'client');
  if (!existsSync(root)) throw new StartError('site/build not found, run npm run build');
  const apiOrigin = readApiOrigin(join(buildDir, 'public-config.json'));
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    );
  const siblings = new Set(names);
  const byPath = new Map<string, SiteFile>();
  const redirects = new Map<string, string>();
  for (const name of names) {
    if (isHidden(name) || isSibling(name, siblings)) continue;
    const path = pathOf(name);
    byPath.set(path, loadFile(root, name, siblings, apiOrigin));
    if (path === `/${name}`) continue;
    redirects.set(`/${name}`, path);
    if (path !== '/') redirects.set(`${path}/`, path);
  }
  return { byPath, redirects, apiOrigin };
}

/** `pricing/index.html` is asked for as `/pricing`; every other file by its name. */
function pathOf(name: string): string {
  return name === 'index.html' ? '/' : `/${name.replace(/\/index\.html$/, '')}`;
}

/** The build's own notes, such as `.vite/manifest.json`, are not for visitors; `.well-known` is. */
function isHidden(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
}

function isSibling(name: string, all: ReadonlySet<string>): boolean {
  return /\.(?:br|gz)$/.test(name) && all.has(name.replace(/\.(?:br|gz)$/, ''));
}

function loadFile(root: string, name: string, siblings: ReadonlySet<string>, apiOrigin: string | undefined): SiteFile {
  const encoded = siblings.has(`${name}.br`) || siblings.has(`${name}.gz`);
  const isPage = name.endsWith('.html');
  const shared = {
    ...COMMON_HEADERS,
    'Cache-Control': name.startsWith('assets/') ? FOREVER : REVALIDATE,
    'Content-Security-Policy': isPage ? pagePolicy(readFileSync(join(root, name), 'utf8'), apiOrigin) : CLOSED_POLICY,
    ...(encoded ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
  };
  const load = (suffix: string, encoding?: string): Variant =>
    loadVariant(join(root, name + suffix), contentType(name), encoding, shared);
  return {
    plain: load(''),
    br: siblings.has(`${name}.br`) ? load('.br', 'br') : undefined,
    gzip: siblings.has(`${name}.gz`) ? load('.gz', 'gzip') : undefined,
  };
}

function loadVariant(
  path: string,
  type: string,
  encoding: string | undefined,
  shared: Readonly<Record<string, string>>,
): Variant {
  const { size } = statSync(path);
  const bytes = size <= KEPT_IN_MEMORY ? readFileSync(path) : undefined;
  const etag = `"${(bytes === undefined ? hashOnDisk(path) : createHash('sha256').update(bytes)).digest('base64url').slice(0, 22)}"`;
  const lasting = { ...shared, ETag: etag };
  const full = {
    ...lasting,
    'Content-Type': type,
    'Content-Length': String(size),
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
  };
  return {
    bytes,
    path,
    size,
    etag,
    headers: Object.entries(full).flat(),
    notModifiedHeaders: Object.entries(lasting).flat(),
  };
}

function hashOnDisk(path: string) {
  const hash = createHash('sha256');
  const chunk = Buffer.alloc(KEPT_IN_MEMORY);
  const file = openSync(path, 'r');
  try {
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) hash.update(chunk.subarray(0, read));
  } finally {
    closeSync(file);
  }
  return hash;
}

/** The API's origin from the build's public configuration; `undefined` for the site's own. */
function readApiOrigin(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const config: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const base = typeof config === 'object' && config !== null && 'apiBaseUrl' in config ? config.apiBaseUrl : undefined;
  return typeof base === 'string' ? URL.parse(base)?.origin : undefined;
}
