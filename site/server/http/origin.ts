import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { errorResponse, forbiddenError } from './api-error.ts';
import { forwardedOnce } from './forwarded.ts';

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Which pages may call the API. Pages of the server's own origin may; those of `allowedOrigins` may and get the CORS
 * headers to read the response; pages from elsewhere get no CORS headers and their writes are rejected with 403, since
 * a simple form or `fetch` would otherwise reach the API without a preflight. A request without `Origin` is no page's.
 * Of `proxies` in front, the outermost tells the host the browser asked for.
 */
export function originPolicy(allowedOrigins: readonly string[], proxies: number): MiddlewareHandler {
  const withCors = cors({
    origin: [...allowedOrigins],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'],
    allowHeaders: ['Content-Type', 'Authorization', 'Origin', 'Accept'],
    exposeHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: 86_400,
  });
  return async (context, next) => {
    const origin = context.req.header('origin');
    if (origin === undefined) return next();
    if (allowedOrigins.includes(origin)) return withCors(context, next);
    if (WRITES.has(context.req.method) && !isOwnPage(context, origin, proxies)) return errorResponse(forbiddenError());
    return next();
  };
}

/** Compares hosts and not schemes: a proxy that ends TLS speaks plain HTTP to this process. */
function isOwnPage(context: Context, origin: string, proxies: number): boolean {
  const host = forwardedOnce(context.req.header('x-forwarded-host'), proxies) ?? context.req.header('host');
  const url = URL.parse(origin);
  if (url === null || host === undefined) return false;
  // A proxy may name the port that a browser leaves out.
  const usual = url.port === '' ? `${url.host}:${url.protocol === 'https:' ? 443 : 80}` : url.host;
  return [url.host, usual].includes(host.toLowerCase());
}
