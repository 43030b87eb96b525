import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { portOf } from './listening-port.ts';

/** The same site with the scripts taken out of its pages. */
export interface ScriptlessSite {
  readonly origin: string;
  readonly close: () => void;
}

/** Serves `origin` again with every script, and every hint to fetch one, taken out of the HTML; compressed as before. */
export async function withoutScripts(origin: string): Promise<ScriptlessSite> {
  const server = createServer((request, response) => {
    void respond(request.url ?? '/').catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );

    async function respond(path: string): Promise<void> {
      const upstream = await fetch(origin + path, { headers: { 'Accept-Encoding': 'identity' } });
      const type = upstream.headers.get('Content-Type') ?? '';
      const body = Buffer.from(await upstream.arrayBuffer());
      const bytes = type.startsWith('text/html') ? Buffer.from(strip(body.toString())) : body;
      const isText = /^(?:text|image\/svg)/.test(type);
      response.writeHead(upstream.status, {
        'Content-Type': type,
        'Cache-Control': upstream.headers.get('Cache-Control') ?? '',
        ...(isText ? { 'Content-Encoding': 'br' } : {}),
      });
      response.end(isText ? brotliCompressSync(bytes) : bytes);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${portOf(server)}`,
    close: () => server.close(),
  };
}

/** Structured data is no script: it runs nothing, and a page is not the same page without it. */
function strip(html: string): string {
  return html
    .replace(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>.*?<\/script>/gs, '')
    .replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '');
}
