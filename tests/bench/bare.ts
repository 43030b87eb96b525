import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { portOf } from './listening-port.ts';

/** A page that is served for as long as it is measured. */
export interface ServedPage {
  readonly url: string;
  readonly close: () => void;
}

const TYPES: Readonly<Record<string, string>> = { html: 'text/html; charset=utf-8', js: 'text/javascript' };

/** Builds the bare hydrated React Router page beside this file, and serves it as the site's are: brotli, kept for a year. */
export async function servedBarePage(): Promise<ServedPage> {
  const root = join(import.meta.dirname, 'bare');
  await promisify(execFile)('react-router', ['build', root]);
  const client = join(root, 'build/client');
  const names = await readdir(client, { recursive: true });
  const files = new Map(
    await Promise.all(
      names
        .filter((name) => (name.split('.').at(-1) ?? '') in TYPES)
        .map(async (name) => {
          const path = `/${name.split(sep).join('/')}`.replace(/\/index\.html$/, '/');
          return [path, { name, body: brotliCompressSync(await readFile(join(client, name))) }] as const;
        }),
    ),
  );
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '/');
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': TYPES[file.name.split('.').at(-1) ?? ''] ?? '',
      'Content-Encoding': 'br',
      'Content-Length': file.body.length,
      'Cache-Control': file.name.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${portOf(server)}/`, close: () => server.close() };
}
