import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { RouterContextProvider, createRequestHandler } from 'react-router';
import type { ServerBuild } from 'react-router';
import type * as app from '../../site/app/entry.server.tsx';
import { REFERENCE_PLACE } from '../../site/contract/error-pages.ts';

const PERSON =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

interface ErrorPage {
  readonly file: string;
  readonly failure: number | 'browser';
  readonly reference?: string;
  readonly userAgent?: string;
}

/** The pages of errors: which failure each shows, to whom, and where it lies in the build. */
const PAGES: readonly ErrorPage[] = [
  // The last resort of a server that can draw nothing any more; the id of the request is put into them.
  ...[400, 500, 503].map((status) => ({ file: `errors/${status}.html`, failure: status, reference: REFERENCE_PLACE })),
  { file: 'errors/crawler.html', failure: 500, userAgent: CRAWLER },
  // For a host of static files, and for a proxy whose server does not answer. Nobody knows the id of a request there.
  ...[410, 500, 503].map((status) => ({ file: `client/${status}.html`, failure: status })),
  // What the browser shows of an error after the page is there.
  { file: 'client/error.html', failure: 'browser' },
];

/**
 * Draws the pages of errors with the server's build below `output`, while all is well: an error screen in the default
 * layout, and for crawlers the map of the site. In a process of its own, because React must be loaded for production.
 */
export async function drawErrorPages(root: string, output: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [import.meta.filename, output], { cwd: root, env });
}

async function draw(output: string): Promise<void> {
  // The build is made by the build step and has no types of its own; this is the shape React Router gives it.
  const build = (await import(pathToFileURL(join(output, 'server', 'index.js')).href)) as ServerBuild;
  const { failure, requestFacts } = build.entry.module as unknown as typeof app;
  const handle = createRequestHandler(build, 'production');
  mkdirSync(join(output, 'errors'), { recursive: true });
  for (const { file, failure: asked, reference, userAgent = PERSON } of PAGES) {
    const context = new RouterContextProvider();
    context.set(failure, asked);
    if (reference !== undefined) context.set(requestFacts, { reference });
    const request = new Request('http://localhost/', { headers: { 'User-Agent': userAgent, Accept: 'text/html' } });
    const response = await handle(request, context);
    const html = await response.text();
    const isErrorScreen = html.includes('data-section="error-screen"');
    const status = asked === 'browser' ? 500 : asked;
    if (response.status !== status || !html.includes('</footer>') || isErrorScreen !== (userAgent === PERSON))
      throw new Error(`An error page was not rendered: ${response.status} ${html.slice(0, 200)}`);
    writeFileSync(join(output, file), html);
  }
}

if (import.meta.main) await draw(process.argv[2] ?? '');
