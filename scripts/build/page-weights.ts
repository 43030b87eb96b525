import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** What a page costs a visitor before anything is touched, in bytes after brotli. */
export interface PageWeight {
  readonly path: string;
  readonly html: number;
  readonly css: number;
  /** Every script the page names, with all they import at once. What comes later, when it is needed, is not in it. */
  readonly js: number;
}

/** Weighs every prerendered page below `client`, by path. */
export function weighPages(client: string): PageWeight[] {
  return readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => posix.basename(name) === 'index.html')
    .map((name) => weighPage(client, name))
    .toSorted((a, b) => a.path.localeCompare(b.path));
}

function weighPage(client: string, name: string): PageWeight {
  const html = readFileSync(join(client, name), 'utf8');
  const styles = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g)];
  const scripts = new Set<string>();
  for (const [, url = ''] of html.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)) collect(client, url, scripts);
  return {
    path: `/${dirname(name)}`.replace(/^\/\.$/, '/'),
    html: size(join(client, name)),
    css: sum(styles.map(([, url = '']) => size(join(client, url)))),
    js: sum([...scripts].map((url) => size(join(client, url)))),
  };
}

function collect(client: string, url: string, seen: Set<string>): void {
  if (seen.has(url)) return;
  seen.add(url);
  const source = readFileSync(join(client, url), 'utf8');
  for (const [, path = ''] of source.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+\.js)["'`]/g))
    collect(client, posix.join(posix.dirname(url), path), seen);
}

/** The size of a file as it is sent. */
function size(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, each) => total + each, 0);
}
