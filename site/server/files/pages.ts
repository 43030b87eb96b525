import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Hono } from 'hono';
import type { Context, ErrorHandler, MiddlewareHandler } from 'hono';
import type { RouterContext, ServerBuild } from 'react-router';
import type { ErrorResponse } from '../../contract/account.ts';
import { isCrawler } from '../../contract/crawler.ts';
import { REFERENCE_PLACEHOLDER } from '../../contract/error-pages.ts';
import { isUnavailable } from '../database/errors.ts';
import {
  ApiError,
  errorResponse,
  internalServerError,
  jsonResponse,
  seeOther,
  serviceUnavailableError,
  textResponse,
  validationError,
  echo,
} from '../http/api-error.ts';
import { isHttps, requestId } from '../http/request-info.ts';
import type { ServerEnv } from '../http/request-info.ts';
import { REPORTING_ENDPOINTS } from '../http/security-headers.ts';
import type { Config } from '../process/config.ts';
import type { Log } from '../process/log.ts';
import { StartError } from '../process/start-error.ts';
import { weightedList } from './serve.ts';
import type { DrawnStatus, SiteFiles } from './site-file.ts';

/** Context of a rendered page, besides its request. */
interface DrawFacts {
  /** ID of the request in the log, which error pages show. */
  readonly reference: string;
  /** Logs an error with that ID. */
  readonly reportError: (error: unknown) => void;
}

/** Renders a page that isn't prerendered: React Router's request handler, or a small function in tests. */
export type Renderer = (request: Request, facts: DrawFacts) => Promise<Response>;

/**
 * Loads the renderer of the build in `buildDir`. Throws a `StartError` without a build. Set `NODE_ENV` first, because
 * React and React Router read it when they load.
 */
export async function loadRenderer(buildDir: string): Promise<Renderer> {
  const file = join(buildDir, 'server', 'index.js');
  if (!existsSync(file)) throw new StartError('site/build was not found. Run npm run build.');
  const { RouterContextProvider, createRequestHandler } = await import('react-router');
  // The build has no types; this is React Router's format.
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  const { requestFacts } = build.entry.module as { readonly requestFacts?: RouterContext<DrawFacts | null> };
  return (request, facts) => {
    const context = new RouterContextProvider();
    if (requestFacts) context.set(requestFacts, facts);
    return handle(request, context);
  };
}

interface PageParts extends Pick<Config, 'trustedProxies'> {
  readonly files: SiteFiles;
  readonly render: Renderer;
  readonly log: Pick<Log, 'error'>;
}

/** Responses of pages that aren't files: rendered ones, and errors. */
interface Pages {
  /** Rejects URLs that can't be decoded, which the renderer would log, and calls whose URL contains a NUL. */
  readonly rejectInvalidUrls: MiddlewareHandler<ServerEnv>;
  /** Routes of all remaining paths. */
  readonly routes: Hono<ServerEnv>;
  /** Responds to an error of a handler, with a page or as JSON. */
  readonly respondToError: ErrorHandler<ServerEnv>;
}

/** Seconds after which a client may retry if the database is unavailable. */
const DATABASE_RETRY = 5;

/** Creates the responses of pages. */
export function createPages({ files, render, log, trustedProxies }: PageParts): Pages {
  const policyOf = (context: Context<ServerEnv>): string =>
    files.pagePolicy(context.req.path, isHttps(context.env.incoming, trustedProxies ?? 0));
  const errorPage = (context: Context<ServerEnv>, status: DrawnStatus, retryAfter?: number): Promise<Response> =>
    withPolicy(staticErrorPage(context, files, status, retryAfter), policyOf(context));
  return {
    rejectInvalidUrls: (context, next) => {
      const { url, path } = context.req;
      if (!isDecodable(url)) {
        const isNavigation = context.req.header('sec-fetch-mode') === 'navigate';
        return isNavigation ? errorPage(context, 400) : Promise.resolve(textResponse(400, 'Bad Request'));
      }
      // The database stores no NUL, and PostgreSQL throws if a query contains one.
      if (url.includes('%00') && path.startsWith('/api/'))
        throw validationError('The URL must not contain control characters');
      return next();
    },
    routes: new Hono<ServerEnv>()
      // A form that was posted to a page without scripts. The page says that its form needs them.
      .post('*', (context, next) => {
        const { path } = context.req;
        return files.byPath.has(path) ? Promise.resolve(seeOther(encodeURI(path))) : next();
      })
      .all('*', async (context) => {
        const response = await renderedResponse(context, render, log);
        if (response.status === 405) response.headers.set('Allow', 'GET, HEAD');
        if (isHtml(response)) return withPolicy(response, policyOf(context));
        // The renderer has logged the error and has no page for it.
        return response.status >= 500 && acceptsHtml(context) ? errorPage(context, 500) : response;
      }),
    respondToError(error, context) {
      if (error instanceof ApiError) return errorResponse(error);
      log.error(requestId(context), error);
      const isAway = isUnavailable(error);
      if (context.req.path.startsWith('/api/') || !acceptsHtml(context))
        return errorResponse(isAway ? serviceUnavailableError(DATABASE_RETRY) : internalServerError());
      return isAway ? errorPage(context, 503, DATABASE_RETRY) : errorPage(context, 500);
    },
  };
}

/** Returns true if the path of a URL can be decoded. */
function isDecodable(url: string): boolean {
  try {
    decodeURI(URL.parse(url)?.pathname ?? '');
    return true;
  } catch {
    return false;
  }
}

/** Renders a page. A client that doesn't accept HTML gets errors as JSON. */
async function renderedResponse(context: Context, render: Renderer, log: Pick<Log, 'error'>): Promise<Response> {
  const { path, method, raw } = context.req;
  // A page of an earlier build requests its scripts. A short response is enough.
  if (path.startsWith('/assets/')) return textResponse(404, 'Not Found', { 'Cache-Control': 'no-store' });
  // No `Request` can be created with this method.
  if (method === 'TRACE') return textResponse(405, 'Method Not Allowed');
  const reference = requestId(context);
  const response = await render(requestToDraw(raw), { reference, reportError: (error) => log.error(reference, error) });
  return response.status >= 400 && !acceptsHtml(context) ? errorJson(response.status, path) : response;
}

/** Adds the headers that depend on the page. Search engines leave out error pages. */
async function withPolicy(response: Response, policy: string): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  headers.set('Content-Security-Policy', policy);
  for (const [name, value] of Object.entries(REPORTING_ENDPOINTS)) headers.set(name, value);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  if (response.status >= 400) headers.set('X-Robots-Tag', 'noindex');
  return new Response(await response.text(), { status: response.status, headers });
}

/**
 * Creates the request for the renderer. A path that is too long is cut, because the renderer would repeat it several
 * times. The origin is left out: pages don't react to forms of other origins, and the renderer would log each as an
 * error.
 */
function requestToDraw(request: Request): Request {
  const url = new URL(request.url);
  const path = decodeURIComponent(url.pathname);
  const shown = echo(path);
  if (shown === path && !request.headers.has('origin')) return request;
  if (shown !== path) url.pathname = shown.split('/').map(encodeURIComponent).join('/');
  const headers = new Headers(request.headers);
  headers.delete('origin');
  return new Request(url, { method: request.method, headers });
}

/** Returns an error page as JSON. The cause is only in the log. */
function errorJson(status: number, path: string): Response {
  if (status >= 500) return errorResponse(internalServerError());
  const [name, what] = JSON_WORDS[status] ?? ['BadRequestError', 'Bad Request'];
  const body = { error: { status, name, message: `${what}: ${echo(path)}` } };
  return jsonResponse<ErrorResponse>(status, body);
}

const JSON_WORDS: Readonly<Record<number, readonly [name: string, what: string]>> = {
  404: ['NotFoundError', 'Page Not Found'],
  405: ['MethodNotAllowedError', 'Method Not Allowed'],
  410: ['GoneError', 'Page Gone'],
};

function isHtml(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

/** Returns true if the `Accept` header allows HTML, or is missing. */
function acceptsHtml(context: Context): boolean {
  const accept = context.req.header('accept') ?? '';
  if (accept.trim() === '') return true;
  return weightedList(accept).some(
    ({ name, weight }) => weight !== 0 && ['text/html', 'application/xhtml+xml', 'text/*', '*/*'].includes(name),
  );
}

/**
 * Returns the prerendered error page with the ID of the request, because the renderer may be what failed. Crawlers get
 * the sitemap.
 */
function staticErrorPage(
  context: Context,
  { errorPages: { person, crawler } }: SiteFiles,
  status: DrawnStatus,
  retryAfter?: number,
): Response {
  const html = isCrawler(context.req.header('user-agent'))
    ? crawler
    : person[status].replaceAll(REFERENCE_PLACEHOLDER, requestId(context));
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(html, {
    status,
    headers: retryAfter === undefined ? headers : { ...headers, 'Retry-After': String(retryAfter) },
  });
}
