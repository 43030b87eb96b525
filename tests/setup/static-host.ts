import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentType } from '../../site/server/files/load.ts';
import { headersOfFile, matchesAddress, readHeaderFile, readRedirectFile } from './host-rules.ts';
import type { Reading } from './host-rules.ts';

/** A host of files that reads `_headers` and `_redirects` as Netlify or Cloudflare Pages does, or neither. */
export interface StaticHost {
  /** Where it serves, without a slash at its end. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves an exported folder on a free port. Throws where the host would pass over a line of its files, which none of them
 * may have.
 */
export async function startStaticHost(folder: string, reading: Reading | 'any'): Promise<StaticHost> {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const rules = reading === 'any' ? [] : readHeaderFile(read('_headers'), reading);
  const redirects = reading === 'any' ? [] : readRedirectFile(read('_redirects'), reading);
  const fileAt = (path: string): string | undefined => {
    // Neither host serves its own files.
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
    const moved = redirects.find(({ from }) => matchesAddress(from, pathname));
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
