import type { Context, MiddlewareHandler } from 'hono';
import { errorReply, forbidden } from './api-error.ts';

const ALLOWED_METHODS = 'GET,POST,PUT,PATCH,DELETE,HEAD,OPTIONS';
const ALLOWED_HEADERS = 'Content-Type,Authorization,Origin,Accept';
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Which pages may call the API. Pages of the server's own origin may; those of `allowedOrigins` may and get the CORS
 * headers to read the answer; pages from elsewhere get no CORS headers and their writes are refused with 403, since a
 * simple form or `fetch` would otherwise reach the API without a preflight. A request without `Origin` is no page's.
 * `forwardedHost` says whether a trusted proxy tells the host the browser asked for.
 */
export function originPolicy(allowedOrigins: readonly string[], forwardedHost: boolean): MiddlewareHandler {
  const allowed = new Set(allowedOrigins);
  return async (context, next) => {
    const origin = context.req.header('origin');
    if (origin === undefined) return next();
    const listed = allowed.has(origin);
    if (context.req.method === 'OPTIONS') return preflight(origin, listed);
    const refuse = WRITES.has(context.req.method) && !listed && !isOwnPage(context, origin, forwardedHost);
    if (refuse) context.res = errorReply(forbidden());
    else await next();
    if (!listed) return;
    context.header('Access-Control-Allow-Origin', origin);
    context.header('Access-Control-Expose-Headers', 'Retry-After,X-Request-Id');
    context.header('Vary', 'Origin', { append: true });
  };
}

function preflight(origin: string, listed: boolean): Response {
  if (!listed) return new Response(null, { status: 204, headers: { Vary: 'Origin' } });
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Methods': ALLOWED_METHODS,
      'Access-Control-Allow-Headers': ALLOWED_HEADERS,
      'Access-Control-Max-Age': '86400',
      Vary: 'Origin',
    },
  });
}

/** Compares hosts and not schemes: a proxy that ends TLS speaks plain HTTP to this process. */
function isOwnPage(context: Context, origin: string, forwardedHost: boolean): boolean {
  const host = (forwardedHost ? context.req.header('x-forwarded-host') : undefined) ?? context.req.header('host');
  return URL.parse(origin)?.host === host?.toLowerCase();
}
