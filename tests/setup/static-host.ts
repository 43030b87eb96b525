import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentType } from '../../site/server/files/load.ts';

/** The host whose rules apply to the two files. */
type Reading = 'netlify' | 'cloudflare';

/** Limits of Cloudflare Pages. Netlify documents none. */
const LIMITS = { rules: 100, redirects: 2000, line: 2000 };

const STATUSES: Readonly<Record<Reading, readonly number[]>> = {
  netlify: [200, 301, 302, 303, 307, 308, 404],
  cloudflare: [200, 301, 302, 303, 307, 308],
};

interface HeaderBlock {
  readonly path: string;
  /** Lower-case names; the value `undefined` removes a header of an earlier block. */
  readonly lines: (readonly [name: string, value: string | undefined])[];
}

interface RedirectLine {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** A static host. */
export interface StaticHost {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves an exported folder on a free port, with `_headers` and `_redirects` as Netlify or Cloudflare Pages reads them.
 * Throws for a line that the host would ignore.
 */
export async function startStaticHost(folder: string, reading: Reading | 'any'): Promise<StaticHost> {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const rules = reading === 'any' ? [] : readHeaderFile(read('_headers'), reading);
  const redirects = reading === 'any' ? [] : readRedirectFile(read('_redirects'), reading);
  const fileAt = (path: string): string | undefined => {
    // The hosts don't serve these files.
    if (path === '/_headers' || path === '/_redirects' || path.includes('..')) return undefined;
    const name = path === '/' ? '/index.html' : path;
    return [name, `${name}.html`].map((each) => join(folder, each)).find(isFile);
  };

  const send = (response: ServerResponse, status: number, file: string, path: string, head: boolean): void => {
    const body = readFileSync(file);
    const headers = {
      'content-type': contentType(file),
      ...(reading !== 'any' && headersOfFile(rules, path, reading)),
    };
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(head ? undefined : body);
  };

  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const head = request.method === 'HEAD';
    const moved = redirects.find(({ from }) => matchesPath(from, pathname));
    if (moved && moved.status < 400)
      return void response.writeHead(moved.status, { location: moved.to + search, 'content-length': 0 }).end();
    if (request.method !== 'GET' && !head) return void response.writeHead(405).end();
    if (moved) return send(response, moved.status, join(folder, moved.to), pathname, head);
    const file = fileAt(decodeURIComponent(pathname));
    if (file === undefined) return send(response, 404, join(folder, '404.html'), pathname, head);
    send(response, 200, file, pathname, head);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Parses a `_headers` file. Throws for a line that the host would ignore or reject. */
function readHeaderFile(text: string, reading: Reading): readonly HeaderBlock[] {
  const blocks: HeaderBlock[] = [];
  for (const line of linesOf(text, reading)) {
    if (line.startsWith('/')) {
      if (line.split('*').length > 2) throw new Error(`${line} has more than one *.`);
      if (blocks.some(({ path }) => path === line)) throw new Error(`${line} has two blocks.`);
      blocks.push({ path: line, lines: [] });
      continue;
    }
    const block = blocks.at(-1);
    if (block === undefined) throw new Error(`${line} is above the first path.`);
    const removed = /^! ([\w-]+)$/.exec(line)?.[1];
    const [, name, value] = /^([\w-]+):\s*(\S.*)$/.exec(line) ?? [];
    if (removed !== undefined && reading === 'cloudflare') block.lines.push([removed.toLowerCase(), undefined]);
    else if (name !== undefined && value !== undefined) block.lines.push([name.toLowerCase(), value]);
    else throw new Error(`${line} is not a path or a header for ${reading}.`);
  }
  if (reading === 'cloudflare' && blocks.length > LIMITS.rules) throw new Error(`There are ${blocks.length} blocks.`);
  return blocks;
}

/** Parses a `_redirects` file. Throws for a line that the host would ignore or reject. */
function readRedirectFile(text: string, reading: Reading): readonly RedirectLine[] {
  const redirects = linesOf(text, reading).map((line): RedirectLine => {
    const [from = '', to = '', status = '', ...more] = line.split(/\s+/);
    if (!from.startsWith('/') || !to.startsWith('/') || more.length > 0) throw new Error(`${line} is not a redirect.`);
    if (!STATUSES[reading].includes(Number(status))) throw new Error(`${reading} does not support ${line}.`);
    return { from, to, status: Number(status) };
  });
  if (reading === 'cloudflare' && redirects.length > LIMITS.redirects)
    throw new Error(`There are ${redirects.length} redirects.`);
  return redirects;
}

/** Returns the lines that are not empty and not comments. */
function linesOf(text: string, reading: Reading): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const long = lines.find(({ length }) => reading === 'cloudflare' && length > LIMITS.line);
  if (long !== undefined) throw new Error(`A line has ${long.length} characters.`);
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

/** Returns whether a path of a file, in which `*` matches anything, matches a path. */
function matchesPath(pattern: string, path: string): boolean {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return pattern === path;
  return path.length >= before.length + after.length && path.startsWith(before) && path.endsWith(after);
}

/**
 * Returns the headers at a path. On Netlify a later block replaces the value of an earlier one. Cloudflare Pages joins
 * their values, and adds `Access-Control-Allow-Origin` unless it is removed.
 */
function headersOfFile(
  blocks: readonly HeaderBlock[],
  path: string,
  reading: Reading,
): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const byHost: Record<string, string> = reading === 'cloudflare' ? { 'access-control-allow-origin': '*' } : {};
  for (const block of blocks.filter((each) => matchesPath(each.path, path))) {
    // Removals come first.
    const lines = block.lines.toSorted(([, a], [, b]) => Number(a !== undefined) - Number(b !== undefined));
    for (const [name, value] of lines) {
      const before = headers[name];
      if (value === undefined) {
        delete headers[name];
        delete byHost[name];
      } else headers[name] = reading === 'cloudflare' && before !== undefined ? `${before}, ${value}` : value;
    }
  }
  return { ...byHost, ...headers };
}
