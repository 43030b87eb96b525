import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { REFERENCE_PLACEHOLDER } from '../../site/contract/error-pages.ts';
import emails from '../server/emails.json' with { type: 'json' };

const errorPage = (heading: string): string =>
  `<!doctype html><section data-section="error-screen"><h1>${heading}</h1><code>${REFERENCE_PLACEHOLDER}</code></section>`;

const ERROR_PAGES = {
  400: errorPage('This URL isn’t valid'),
  500: errorPage('Something went wrong'),
  503: errorPage('Back in a moment'),
  crawler: '<!doctype html><meta charset="utf-8"><h1>Pages of the site</h1>',
};

/** Writes a build with emails, error pages and files by their path below `client/`. Texts are also written compressed. */
export function writeBuild(
  dir: string,
  files: Readonly<Record<string, string | Buffer>>,
  publicConfig?: unknown,
  inlineScripts: readonly string[] = [],
  pageValidity?: unknown,
  redirects?: unknown,
): string {
  mkdirSync(join(dir, 'client'), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const path = join(dir, 'client', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    if (typeof content !== 'string') continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content));
    writeFileSync(`${path}.zst`, zstdCompressSync(content));
  }
  mkdirSync(join(dir, 'errors'), { recursive: true });
  for (const [name, html] of Object.entries(ERROR_PAGES)) writeFileSync(join(dir, 'errors', `${name}.html`), html);
  writeFileSync(join(dir, 'emails.json'), JSON.stringify(emails));
  writeFileSync(join(dir, 'inline-scripts.json'), JSON.stringify(inlineScripts));
  writeFileSync(join(dir, 'inline-styles.json'), '{}');
  if (pageValidity !== undefined) writeFileSync(join(dir, 'page-validity.json'), JSON.stringify(pageValidity));
  if (redirects !== undefined) writeFileSync(join(dir, 'redirects.json'), JSON.stringify(redirects));
  if (publicConfig !== undefined) writeFileSync(join(dir, 'public-config.json'), JSON.stringify(publicConfig));
  return dir;
}

/** Writes a build with one prerendered page, `files` and React Router's server build without routes. */
export function smallBuild(dir: string, files: Readonly<Record<string, string>> = {}): string {
  writeBuild(dir, { 'index.html': '<!doctype html><p>Home</p>', ...files });
  mkdirSync(join(dir, 'server'));
  writeFileSync(join(dir, 'server', 'index.js'), SERVER_BUILD);
  writeFileSync(join(dir, 'package.json'), '{"type":"module"}');
  return dir;
}

const SERVER_BUILD = `
export const entry = { module: { handleError: () => {}, default: (request, status, headers) => {
  headers.set('Content-Type', 'text/html');
  return new Response('<!doctype html><p>Drawn by the app</p>', { status, headers });
} } };
export const routes = { root: { id: 'root', path: '', module: { default: () => null } } };
export const assets = { entry: { module: '', imports: [] }, routes: { root: { id: 'root', path: '', module: '' } }, url: '', version: '1' };
export const publicPath = '/';
export const assetsBuildDirectory = 'client';
export const future = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender = [];
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
`;
