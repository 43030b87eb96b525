import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import type { EntryContext, HandleErrorFunction } from 'react-router';
import runtime from 'virtual:runtime-url';
import { RenderContext } from '../compositor/render-context.ts';
import { allPages } from './pages.server.ts';

const building = process.env['IS_RR_BUILD_REQUEST'] === 'yes';

/** Draws a page whole: nothing on the site streams, and a prerendered file must not hold a placeholder. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // A page that is not valid at the build is left out of it; `scripts/build.mjs` removes the empty file.
  if (building && status === 404) return Promise.resolve(new Response('', { headers }));
  const facts = {
    renderIsland: (island: React.ReactNode, identifierPrefix: string) => renderToString(island, { identifierPrefix }),
    runtime,
    pages: allPages(),
    crawler: isCrawler(request.headers.get('User-Agent') ?? ''),
  };
  return new Promise((resolve, reject) => {
    let answered = status;
    const { pipe } = renderToPipeableStream(
      <RenderContext value={facts}>
        <ServerRouter context={routerContext} url={request.url} />
      </RenderContext>,
      {
        onAllReady() {
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { status: answered, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError() {
          answered = 500;
        },
      },
    );
  });
}

/** Whether a machine that reads for others asks. A browser without a window is a browser: tests look through its eyes. */
function isCrawler(userAgent: string): boolean {
  return isbot(userAgent.replace('HeadlessChrome', 'Chrome'));
}

/** Tells of errors nobody caught. A path nobody serves, or a request its sender gave up, is none. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${JSON.stringify({ level: 'error', path: new URL(request.url).pathname, error: told })}\n`);
};
