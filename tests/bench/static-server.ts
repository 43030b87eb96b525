import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentType } from '../../site/server/files/load.ts';

const COMPRESSIBLE = new Set(['.html', '.css', '.js', '.json', '.svg', '.txt', '.xml', '.webmanifest']);

/**
 * Serves a folder of static files on a free port of 127.0.0.1, so that sites of different tools are compared on the
 * same server: Brotli in the highest quality, made before the first request, and caching of all files but pages.
 */
export async function serveFolder(dir: string): Promise<{ origin: string; close: () => void }> {
  const files = new Map<string, { type: string; bytes: Buffer; isCompressed: boolean }>();
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || /\.(?:br|gz|zst)$/.test(entry.name)) continue;
    const isCompressed = COMPRESSIBLE.has(extname(entry.name));
    const bytes = !isCompressed
      ? readFileSync(file)
      : existsSync(`${file}.br`)
        ? readFileSync(`${file}.br`)
        : brotliCompressSync(readFileSync(file));
    const path = file.slice(dir.length).replace(/\/index\.html$/, '') || '/';
    files.set(path, { type: contentType(entry.name), bytes, isCompressed });
  }
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname.replace(/(.)\/$/, '$1');
    const file = files.get(path);
    // Browsers log a 404 of the missing API as an error of the page.
    if (!file) return response.writeHead(path.startsWith('/api/') ? 204 : 404).end();
    response.writeHead(200, {
      'Content-Type': file.type,
      'Content-Length': file.bytes.length,
      'Cache-Control': file.type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(file.isCompressed && { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }),
    });
    return response.end(file.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
