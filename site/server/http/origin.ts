import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { ONE_CLICK_PATH } from '../../contract/signup.ts';
import { escapeInvisible } from '../process/log.ts';
import type { Log } from '../process/log.ts';
import { errorResponse, forbiddenError } from './api-error.ts';
import { WRITE_METHODS } from './body.ts';
import { singleForwarded } from './request-info.ts';

/** Settings of `originPolicy`. */
interface OriginParts {
  /** Allowed origins, besides the server's own. */
  readonly corsOrigins: readonly string[];
  /** Number of trusted proxies. The outermost one forwards the requested host. */
  readonly trustedProxies: number | undefined;
  /** Origin of the site, if configured. Its pages may write even if a proxy has changed the host. */
  readonly siteUrl?: string | undefined;
  readonly log: Log;
}

/**
 * Decides by `Origin` which pages may call the API. Pages of the server's own origin may. Pages of `corsOrigins` may,
 * and get the CORS headers to read the response. Others get no CORS headers, and their writes are rejected with 403,
 * since a simple form or `fetch` would otherwise reach the API without a preflight. Requests without `Origin` pass:
 * browsers send it with every write. So do one-click unsubscribes, because email clients may be web pages of any
 * origin; their token authenticates them.
 */
export function originPolicy(parts: OriginParts): MiddlewareHandler {
  const { corsOrigins } = parts;
  let isNoticeDue = true;
  const withCors = cors({
    origin: [...corsOrigins],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'],
    allowHeaders: ['Content-Type', 'Authorization', 'Origin', 'Accept'],
    exposeHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: 86_400,
  });
  return async (context, next) => {
    const origin = context.req.header('origin');
    if (origin === undefined || context.req.path === ONE_CLICK_PATH) return next();
    if (corsOrigins.includes(origin)) return withCors(context, next);
    if (!WRITE_METHODS.includes(context.req.method) || isOwnPage(context, origin, parts)) return next();
    // Other sites can't send this header value, so they can't use up the notice.
    if (isNoticeDue && isSameOrigin(context)) {
      isNoticeDue = false;
      parts.log.warning(
        `A write request with Origin ${quoted(origin)} was rejected because its Host is ${quoted(hostOf(context, parts.trustedProxies))}. ` +
          'If it came from a page of this site, set SITE_URL to that origin, or let the proxy forward the Host header.',
      );
    }
    return errorResponse(forbiddenError());
  };
}

/** Compares hosts but not schemes, because a proxy that terminates TLS forwards plain HTTP. */
function isOwnPage(context: Context, origin: string, { trustedProxies, siteUrl }: OriginParts): boolean {
  if (origin === siteUrl) return true;
  // A page with a code in its URL sends no referrer, and therefore `Origin: null`.
  if (origin === 'null') return isSameOrigin(context);
  const host = hostOf(context, trustedProxies);
  const url = URL.parse(origin);
  if (url === null || host === undefined) return false;
  // A proxy may add the default port, which browsers omit.
  const usual = url.port === '' ? `${url.host}:${url.protocol === 'https:' ? 443 : 80}` : url.host;
  return [url.host, usual].includes(host.toLowerCase());
}

const isSameOrigin = (context: Context): boolean => context.req.header('sec-fetch-site') === 'same-origin';

const hostOf = (context: Context, proxies = 0): string | undefined =>
  singleForwarded(context.req.header('x-forwarded-host'), proxies) ?? context.req.header('host');

const quoted = (value = ''): string => escapeInvisible(JSON.stringify(value.slice(0, 200)));
