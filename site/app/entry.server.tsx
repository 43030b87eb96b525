import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import runtime from 'virtual:runtime-url';
import { PageError } from '../compositor/page-issue.ts';
import { RenderContext } from '../compositor/page-view.tsx';
import { isCrawler } from '../contract/crawler.ts';
import { requestFacts } from './request-context.ts';

export { forcedFailure, requestFacts } from './request-context.ts';

const isBuilding = process.env['IS_RR_BUILD_REQUEST'] === 'yes';

const renderIsland = (island: React.ReactNode, identifierPrefix: string): string =>
  renderToString(island, { identifierPrefix });

/**
 * Responds with a page. In development, responds with the problem page if the page can't be rendered, because a plain text
 * response would not reload when the problem is fixed.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // The build has no pages that aren't available or were removed. `scripts/build.ts` removes the empty file.
  if (isBuilding && (status === 404 || status === 410)) return new Response('', { headers });
  const render = () => renderPage(request, status, headers, routerContext, loadContext.get(requestFacts)?.reference);
  if (!import.meta.env.DEV) return render();
  // Imported here, so that the built server doesn't contain Vite's parser.
  const { findProblem, respondWithProblem, toProblem } = await import('./problem-page.ts');
  try {
    const problem = findProblem(routerContext.staticHandlerContext);
    return problem ? respondWithProblem(problem, headers) : await render();
  } catch (error) {
    return respondWithProblem(toProblem('The page can’t be rendered', error), headers);
  }
}

/** Renders a complete page. Pages aren't streamed, because prerendered files must not contain placeholders. */
function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  reference: string | undefined,
): Promise<Response> {
  const crawler = isCrawler(request.headers.get('User-Agent') ?? undefined);
  const context = { renderIsland, runtime, crawler, reference };
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe } = renderToPipeableStream(
      <RenderContext value={context}>
        <ServerRouter context={routerContext} url={request.url} />
      </RenderContext>,
      {
        onAllReady() {
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError() {
          finalStatus = 500;
        },
      },
    );
  });
}

/**
 * Reports uncaught errors to the server's log, with the ID of the request, or to the terminal. Doesn't report unknown
 * paths and aborted requests, nor invalid pages in development, which `problem-page.ts` reports.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (import.meta.env.DEV && error instanceof PageError) return;
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const reported = isRouteErrorResponse(error) ? `A page responded with ${error.status}: ${String(error.data)}` : error;
  const reportError = context.get(requestFacts)?.reportError;
  if (reportError) return reportError(reported);
  const text = reported instanceof Error ? (reported.stack ?? reported.message) : String(reported);
  process.stderr.write(`${JSON.stringify({ level: 'error', path: new URL(request.url).pathname, error: text })}\n`);
};
