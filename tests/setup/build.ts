import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Writes a build output: file contents by their path below `client/`; texts get their `.br` and `.gz`. */
export function writeBuild(
  dir: string,
  files: Readonly<Record<string, string | Buffer>>,
  publicConfig?: unknown,
): string {
  mkdirSync(join(dir, 'client'), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const path = join(dir, 'client', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    if (typeof content !== 'string') continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content));
  }
  if (publicConfig !== undefined) writeFileSync(join(dir, 'public-config.json'), JSON.stringify(publicConfig));
  return dir;
}

/** Writes a build with one prerendered page, and React Router's server build of a site without routes. */
export function smallBuild(dir: string): string {
  writeBuild(dir, { 'index.html': '<!doctype html><p>Home</p>' });
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
