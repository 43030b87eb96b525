import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import runtime from 'virtual:runtime-url';
import { PageError } from '../compositor/page-issue.ts';
import { RenderContext } from '../compositor/render-context.ts';
import { isCrawler } from '../contract/crawler.ts';
import { requestFacts } from './request-facts.ts';

export { failure } from './failure.ts';
export { requestFacts } from './request-facts.ts';

const isBuilding = process.env['IS_RR_BUILD_REQUEST'] === 'yes';

const renderIsland = (island: React.ReactNode, identifierPrefix: string): string =>
  renderToString(island, { identifierPrefix });

/**
 * Answers with a page. In development with the problem page in its place where it cannot be drawn, whatever the reason:
 * a bare text would not load itself again when the problem is mended.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // A page that is not valid at the build, or gone, is left out of it; `scripts/build.ts` removes the empty file.
  if (isBuilding && (status === 404 || status === 410)) return new Response('', { headers });
  const draw = () => drawPage(request, status, headers, routerContext, loadContext.get(requestFacts)?.reference);
  if (!import.meta.env.DEV) return draw();
  // Imported here, so that the built server doesn't contain Vite's parser.
  const [{ findProblem, problemOf }, { problemPage }] = await Promise.all([
    import('./page-problem.ts'),
    import('./problem-page.ts'),
  ]);
  try {
    const problem = findProblem(routerContext.staticHandlerContext);
    return problem ? problemPage(problem, headers) : await draw();
  } catch (error) {
    return problemPage(problemOf('The page cannot be drawn', error), headers);
  }
}

/** Draws a page whole: nothing on the site streams, and a prerendered file must not hold a placeholder. */
function drawPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  reference: string | undefined,
): Promise<Response> {
  const crawler = isCrawler(request.headers.get('User-Agent') ?? undefined);
  const facts = { renderIsland, runtime, crawler, reference };
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe } = renderToPipeableStream(
      <RenderContext value={facts}>
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
 * Tells of errors nobody caught: the server's log beside the id of the request, or the terminal. A path nobody serves, or
 * a request its sender gave up, is none; in development the page that cannot be made is told in full
 * (`problem-page.ts`).
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (import.meta.env.DEV && error instanceof PageError) return;
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const told = isRouteErrorResponse(error) ? `A page answered with ${error.status}: ${String(error.data)}` : error;
  const tell = context.get(requestFacts)?.tell;
  if (tell) return tell(told);
  const text = told instanceof Error ? (told.stack ?? told.message) : String(told);
  process.stderr.write(`${JSON.stringify({ level: 'error', path: new URL(request.url).pathname, error: text })}\n`);
};
