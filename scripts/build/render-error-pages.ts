import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { RouterContextProvider, createRequestHandler } from 'react-router';
import type { ServerBuild } from 'react-router';
import type * as app from '../../site/app/entry.server.tsx';
import { REFERENCE_PLACEHOLDER } from '../../site/contract/error-pages.ts';
import type { Build } from './step.ts';

const BROWSER =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

interface ErrorPage {
  readonly file: string;
  readonly failure: number | 'browser';
  readonly reference?: string;
  readonly userAgent?: string;
}

/** Error pages by their files in the build. */
const PAGES: readonly ErrorPage[] = [
  // For the server when it can't render; it fills in the ID of the request.
  ...[400, 500, 503].map((status) => ({
    file: `errors/${status}.html`,
    failure: status,
    reference: REFERENCE_PLACEHOLDER,
  })),
  { file: 'errors/crawler.html', failure: 500, userAgent: CRAWLER },
  // For static hosts and for proxies whose server doesn't respond. They have no request ID.
  ...[410, 500, 503].map((status) => ({ file: `client/${status}.html`, failure: status })),
  // For the browser, if an error occurs after the page was loaded.
  { file: 'client/error.html', failure: 'browser' },
];

/**
 * Writes the error pages with the build's own renderer: an error screen in the default layout, and a list of all pages
 * for crawlers. Runs in a separate process, because React must be loaded with `NODE_ENV=production`.
 */
export async function renderErrorPages({ root, output }: Pick<Build, 'root' | 'output'>): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [import.meta.filename, output], { cwd: root, env });
}

async function render(output: string): Promise<void> {
  // The built server has no types; React Router documents this one.
  const build = (await import(pathToFileURL(join(output, 'server', 'index.js')).href)) as ServerBuild;
  const { forcedFailure, requestFacts } = build.entry.module as unknown as typeof app;
  const handle = createRequestHandler(build, 'production');
  mkdirSync(join(output, 'errors'), { recursive: true });
  for (const { file, failure, reference, userAgent = BROWSER } of PAGES) {
    const context = new RouterContextProvider();
    context.set(forcedFailure, failure);
    if (reference !== undefined) context.set(requestFacts, { reference });
    const request = new Request('http://localhost/', { headers: { 'User-Agent': userAgent, Accept: 'text/html' } });
    const response = await handle(request, context);
    const html = await response.text();
    const isErrorScreen = html.includes('data-section="error-screen"');
    const status = failure === 'browser' ? 500 : failure;
    if (response.status !== status || !html.includes('</footer>') || isErrorScreen !== (userAgent === BROWSER))
      throw new Error(`${file} was not rendered: ${response.status} ${html.slice(0, 200)}`);
    writeFileSync(join(output, file), html);
  }
}

if (import.meta.main) await render(process.argv[2] ?? '');
