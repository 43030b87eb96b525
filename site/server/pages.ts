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

/** What a page is drawn with, besides its request. */
export interface DrawFacts {
  /** The id of the request in the log, which an error shows. */
  readonly reference: string;
  /** Tells the log of an error, beside that id. */
  readonly tell: (error: unknown) => void;
}

/** Renders a page that is not prerendered. React Router's request handler in production, a small function in tests. */
export type Renderer = (request: Request, facts: DrawFacts) => Promise<Response>;

/**
 * The renderer of the build below `buildDir`: React Router's request handler, with a context of its own a request.
 * Throws a `StartError` when there is no build. Set `NODE_ENV` before: React and React Router read it as they load.
 */
export async function loadRenderer(buildDir: string): Promise<Renderer> {
  const file = join(buildDir, 'server', 'index.js');
  if (!existsSync(file)) throw new StartError('site/build was not found. Run npm run build.');
  const { RouterContextProvider, createRequestHandler } = await import('react-router');
  // The build is made by the build step and has no types of its own; this is the shape React Router gives it.
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  const { requestFacts } = build.entry.module as { readonly requestFacts?: RouterContext<DrawFacts | null> };
  return (request, facts) => {
    const context = new RouterContextProvider();
    if (requestFacts) context.set(requestFacts, facts);
    return handle(request, context);
  };
}

/** What a page's response is made with: the pages of errors, the policy of the path that was asked for, and the log. */
interface PageParts {
  readonly files: SiteFiles;
  readonly policy: string;
  readonly tell: (error: unknown) => void;
}

/**
 * The renderer's page. A client that does not take HTML gets an error as JSON. A page gets the `policy` of its path, and
 * where it is an error it is kept out of search engines. Whoever asks for more than a page can do is told what it can.
 */
export async function pageResponse(context: Context, render: Renderer, parts: PageParts): Promise<Response> {
  const response = await anyResponse(context, render, parts);
  if (response.status === 405) response.headers.set('Allow', 'GET, HEAD');
  return response;
}

async function anyResponse(context: Context, render: Renderer, parts: PageParts): Promise<Response> {
  const { path } = context.req;
  // A page of an earlier build asks for its scripts: a short response, not a rendered page for each.
  if (path.startsWith('/assets/')) return textResponse(404, 'Not Found', { 'Cache-Control': 'no-store' });
  // The one method that gets here of which no `Request` can be made for the renderer.
  if (context.req.method === 'TRACE') return textResponse(405, 'Method Not Allowed');
  const response = await render(requestToDraw(context.req.raw), { reference: requestId(context), tell: parts.tell });
  if (response.status >= 400 && !acceptsHtml(context.req.header('accept'))) return errorJson(response.status, path);
  if (isHtml(response)) return withPolicy(response, await response.text(), parts.policy);
  // The renderer has told of the error, and has nothing for people to see.
  if (response.status >= 500) return errorPage(context, parts, 500);
  return response;
}

/** A page with the headers that depend on what is in it. */
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
 * Sends a form that was posted to a page itself back to that page. It happens where scripts are off or have not come
 * yet: the page says that its form needs them, which a bare 405 would not.
 */
export function redirectToPage(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: encodeURI(path), 'Cache-Control': 'no-store' } });
}

/**
 * The request as the renderer gets it. A path too long to be repeated belongs to no page, and the page that says so
 * names its beginning: the renderer would write the whole of it several times. It is not told where a request comes
 * from: pages do nothing a form of elsewhere could ask for, and it would write each such form to stderr as an error.
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

/** A page that is an error, to a program. What a failure was about stays in the log. */
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

/** Whether an `Accept` header leaves room for HTML; a client that sends none takes anything. */
export function acceptsHtml(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  return weightedList(accept).some(
    ({ name, weight }) => weight !== 0 && ['text/html', 'application/xhtml+xml', 'text/*', '*/*'].includes(name),
  );
}

/**
 * The page of an error as the build drew it, because what draws the pages may be what failed: the error screen in the
 * default layout with the id of the request, or for a crawler the map of the site.
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

/** Names a request in the log and in its response. */
export const requestId = (context: Context<{ Bindings: HttpBindings }>): string =>
  String(context.env.outgoing.getHeader('X-Request-Id'));

/** Whether a browser asks for what it will show in a window, and no script or program. */
export const isNavigation = (context: Context): boolean => context.req.header('sec-fetch-mode') === 'navigate';
