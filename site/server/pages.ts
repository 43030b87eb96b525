import type { Context } from 'hono';
import { CLOSED_POLICY, pagePolicy } from './http/security-headers.ts';
import { jsonReply, textReply } from './http/reply.ts';

/** Renders a page that is not prerendered. React Router's request handler in production, a small function in tests. */
export type Renderer = (request: Request) => Promise<Response>;

/**
 * Answers with the renderer's page. A client that does not take HTML gets a 404 as JSON. A page gets its policy, for
 * which its whole text is needed, and where it is an error it is kept out of search engines.
 */
export async function answerPage(context: Context, render: Renderer, apiOrigin: string | undefined): Promise<Response> {
  const { path } = context.req;
  // A page of an earlier build asks for its scripts: a short answer, not a rendered page for each.
  if (path.startsWith('/assets/')) return textReply(404, 'Not Found', { 'Cache-Control': 'no-store' });
  const response = await render(context.req.raw);
  if (response.status === 404 && !acceptsHtml(context.req.header('accept'))) return notFoundJson(path);
  if (!isHtml(response)) return response;
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  headers.set('Content-Security-Policy', pagePolicy(html, apiOrigin));
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  if (response.status >= 400) headers.set('X-Robots-Tag', 'noindex');
  return new Response(html, { status: response.status, headers });
}

/**
 * Sends a form that was posted to a page itself back to that page. It happens where scripts are off or have not come
 * yet: the page says that its form needs them, which a bare 405 would not.
 */
export function backToPage(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: encodeURI(path), 'Cache-Control': 'no-store' } });
}

function notFoundJson(path: string): Response {
  return jsonReply(404, { error: { status: 404, name: 'NotFoundError', message: `Page Not Found: ${path}` } });
}

function isHtml(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

/** Whether an `Accept` header leaves room for HTML; a client that sends none takes anything. */
export function acceptsHtml(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  return accept.split(',').some((part) => {
    const [type = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const excluded = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    return !excluded && ['text/html', 'application/xhtml+xml', 'text/*', '*/*'].includes(type);
  });
}

/** The page for a fault of the server. Plain, because what draws the pages may be what failed. */
export function faultPage(): Response {
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<meta name="robots" content="noindex"><title>Error</title><h1>Something went wrong</h1>' +
    '<p>An unexpected error occurred. Please try again.</p><p><a href="/">Back to Home</a></p></html>';
  return new Response(html, {
    status: 500,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': CLOSED_POLICY,
    },
  });
}
