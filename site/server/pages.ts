import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { RouterContext, ServerBuild } from 'react-router';
import type { ErrorResponse } from '../contract/account.ts';
import { isCrawler } from '../contract/crawler.ts';
import { REFERENCE_PLACE } from '../contract/error-pages.ts';
import { weightedList } from './files/negotiate.ts';
import type { DrawnStatus, SiteFiles } from './files/site-file.ts';
import { errorResponse, internalServerError, jsonResponse, textResponse } from './http/api-error.ts';
import { echo } from './http/query.ts';
import { REPORTING_ENDPOINTS } from './http/security-headers.ts';
import { StartError } from './process/start-error.ts';

/** Context of a rendered page, besides its request. */
export interface DrawFacts {
  /** ID of the request in the log, which error pages show. */
  readonly reference: string;
  /** Logs an error with that ID. */
  readonly tell: (error: unknown) => void;
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

/** Error pages, content security policy of the requested path, and log. */
interface PageParts {
  readonly files: SiteFiles;
  readonly policy: string;
  readonly tell: (error: unknown) => void;
}

/**
 * Responds with a rendered page. A client that doesn't accept HTML gets errors as JSON. Error pages are excluded from
 * search engines. Unsupported methods get a 405.
 */
export async function pageResponse(context: Context, render: Renderer, parts: PageParts): Promise<Response> {
  const response = await anyResponse(context, render, parts);
  if (response.status === 405) response.headers.set('Allow', 'GET, HEAD');
  return response;
}

async function anyResponse(context: Context, render: Renderer, parts: PageParts): Promise<Response> {
  const { path } = context.req;
  // A page of an earlier build requests its scripts. A short response is enough.
  if (path.startsWith('/assets/')) return textResponse(404, 'Not Found', { 'Cache-Control': 'no-store' });
  // No `Request` can be created with this method.
  if (context.req.method === 'TRACE') return textResponse(405, 'Method Not Allowed');
  const response = await render(requestToDraw(context.req.raw), { reference: requestId(context), tell: parts.tell });
  if (response.status >= 400 && !acceptsHtml(context.req.header('accept'))) return errorJson(response.status, path);
  if (isHtml(response)) return withPolicy(response, await response.text(), parts.policy);
  // The renderer has logged the error and has no page for it.
  if (response.status >= 500) return errorPage(context, parts, 500);
  return response;
}

/** Adds the headers that depend on the page. */
function withPolicy(response: Response, html: string, policy: string): Response {
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  headers.set('Content-Security-Policy', policy);
  for (const [name, value] of Object.entries(REPORTING_ENDPOINTS)) headers.set(name, value);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  if (response.status >= 400) headers.set('X-Robots-Tag', 'noindex');
  return new Response(html, { status: response.status, headers });
}

/**
 * Redirects a form that was posted to a page back to it. This happens without scripts, and the page says that its form
 * needs them.
 */
export function redirectToPage(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: encodeURI(path), 'Cache-Control': 'no-store' } });
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

/** Returns true if an `Accept` header allows HTML, or is missing. */
export function acceptsHtml(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  return weightedList(accept).some(
    ({ name, weight }) => weight !== 0 && ['text/html', 'application/xhtml+xml', 'text/*', '*/*'].includes(name),
  );
}

/**
 * Returns the prerendered error page with the ID of the request, because the renderer may be what failed. Crawlers get
 * the site map.
 */
export function errorPage(
  context: Context,
  { files, policy }: Pick<PageParts, 'files' | 'policy'>,
  status: DrawnStatus,
  retryAfter?: number,
): Response {
  const { person, crawler } = files.errorPages;
  const html = isCrawler(context.req.header('user-agent'))
    ? crawler
    : person[status].replaceAll(REFERENCE_PLACE, requestId(context));
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
  };
  return withPolicy(new Response(null, { status, headers }), html, policy);
}

/** Returns the ID of a request in the log and its response. */
export const requestId = (context: Context<{ Bindings: HttpBindings }>): string =>
  String(context.env.outgoing.getHeader('X-Request-Id'));

/** Returns true if a browser navigates to the URL. */
export const isNavigation = (context: Context): boolean => context.req.header('sec-fetch-mode') === 'navigate';
