import type { RequestListener } from 'node:http';
import { RequestError, getRequestListener } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { DEMO_PATH } from '../contract/demo.ts';
import { SIGNUP_PATHS } from '../contract/signup.ts';
import { linkPages } from './account/confirmation.ts';
import { accountRoutes, unknownRoute } from './account/routes.ts';
import type { AccountService } from './account/service.ts';
import { subscriptionRoutes } from './billing/subscription.ts';
import { WEBHOOK_PATH } from './billing/webhook.ts';
import type { ReadinessProbe } from './database/readiness.ts';
import { isUnavailable } from './database/unavailable.ts';
import { isThere } from './files/site-file.ts';
import { fileHandler } from './files/serve.ts';
import type { SiteFiles } from './files/site-file.ts';
import {
  ApiError,
  errorResponse,
  internalServerError,
  jsonResponse,
  serviceUnavailableError,
  textResponse,
  validationError,
} from './http/api-error.ts';
import { limitBodies } from './http/body.ts';
import { originPolicy } from './http/origin.ts';
import { policyReports } from './http/policy-reports.ts';
import { isHttps, proxyNotice, readRequestInfo } from './http/request-info.ts';
import { CLOSED_POLICY, COMMON_HEADERS, REPORT_PATH, requestHeaders } from './http/security-headers.ts';
import type { HstsScope } from './http/security-headers.ts';
import { licenceRoutes } from './license/routes.ts';
import { ONE_CLICK_PATH, answerFormsByPage, signupRoutes } from './lists/signup.ts';
import type { Log } from './log.ts';
import { portalRoutes } from './paddle/portal.ts';
import { acceptsHtml, errorPage, isNavigation, pageResponse, redirectToPage, requestId } from './pages.ts';
import type { Renderer } from './pages.ts';
import type { Selling } from './selling.ts';

/** Dependencies of the app. */
export interface AppParts {
  readonly account: AccountService;
  readonly selling: Selling;
  readonly files: SiteFiles;
  readonly render: Renderer;
  readonly log: Log;
  /** Returns the error of an unavailable database. */
  readonly probe: ReadinessProbe;
  readonly corsOrigins: readonly string[];
  /** Number of trusted proxies in front; `undefined` means none, with a warning. */
  readonly trustedProxies: number | undefined;
  /** Origin of the site, if configured. */
  readonly siteUrl?: string | undefined;
  readonly hsts: HstsScope;
  /** Routes of the demo checkout, if it runs. */
  readonly demo?: Hono | undefined;
  /** Returns true once the server is stopping. */
  readonly isStopping?: () => boolean;
}

type AppContext = Context<{ Bindings: HttpBindings }>;

/** Creates the listener of the whole site: log, files, then origins, limits, API and pages. It never throws. */
export function createApp(parts: AppParts): RequestListener {
  const { files, log } = parts;
  const proxies = parts.trustedProxies ?? 0;
  const noticeProxy = proxyNotice(parts.trustedProxies, log);
  const handleFile = fileHandler(files, parts.hsts, parts.account.now, (id, error) => log.error(id, error));
  const handleRest = getRequestListener(restOfApp(parts).fetch, {
    hostname: NO_HOST,
    errorHandler: (error) => respondToListenerError(error, log),
  });
  return (incoming, outgoing) => {
    const info = readRequestInfo(incoming, proxies);
    log.request(incoming, outgoing, info);
    noticeProxy(incoming);
    if (handleFile(incoming, outgoing, info)) return;
    for (const [name, value] of Object.entries(COMMON_HEADERS)) outgoing.setHeader(name, value);
    outgoing.setHeader('Content-Security-Policy', CLOSED_POLICY);
    const own = requestHeaders(info, parts.hsts);
    for (let index = 0; index < own.length; index += 2) outgoing.setHeader(own[index] ?? '', own[index + 1] ?? '');
    void handleRest(incoming, outgoing);
  };
}

/**
 * Host of requests without a `Host` header, which HTTP/1.0 allows and HAProxy's health checks use. It isn't used for
 * anything.
 */
const NO_HOST = 'localhost';

const HEALTH_PATHS: ReadonlySet<string> = new Set(['/healthz', '/_health']);

/** Creates the app for all requests except files. */
function restOfApp(parts: AppParts) {
  const { account, selling, render, log, probe, files, trustedProxies, demo } = parts;
  const app = new Hono<{ Bindings: HttpBindings }>({ strict: false });

  // Before the general body limit, which is much higher.
  const { addressOf, now } = account;
  app.route(REPORT_PATH, policyReports({ addressOf, now, log }));
  // Also before the origin policy, because events are larger and authenticated by their signature.
  app.route(WEBHOOK_PATH, selling.billing.routes);

  for (const path of Object.values(SIGNUP_PATHS)) app.use(path, answerFormsByPage);

  // First, so that allowed origins can read all errors.
  const policyOfOrigins = originPolicy(parts);
  // Email clients may be web pages, and the token authenticates the request.
  app.use('/api/*', (context, next) => (context.req.path === ONE_CLICK_PATH ? next() : policyOfOrigins(context, next)));
  const policyOf = (context: AppContext): string =>
    files.pagePolicy(context.req.path, isHttps(context.env.incoming, trustedProxies ?? 0));
  const undecodable = (context: AppContext): Response =>
    isNavigation(context)
      ? errorPage(context, { files, policy: policyOf(context) }, 400)
      : textResponse(400, 'Bad Request');

  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitBodies);
  app.use('*', (context, next) => {
    const { url } = context.req;
    if (!isDecodable(url)) return Promise.resolve(undecodable(context));
    // The database stores no NUL, and PostgreSQL throws if a query contains one.
    if (url.includes('%00') && context.req.path.startsWith('/api/'))
      throw validationError('The URL must not contain control characters');
    return next();
  });

  // Health checks of load balancers, such as HAProxy's `OPTIONS /`. No page is rendered for them.
  app.options('*', (context, next) => {
    const { path } = context.req;
    const file = files.byPath.get(path);
    const isKnown = file === undefined ? HEALTH_PATHS.has(path) : isThere(file.validity, account.now());
    if (!isKnown) return next();
    return Promise.resolve(new Response(null, { status: 204, headers: { Allow: 'GET, HEAD, OPTIONS' } }));
  });

  app.get('/healthz', () => jsonResponse<{ status: string }>(200, { status: 'ok' }));
  app.on(['GET', 'OPTIONS'], '/readyz', async () => {
    if (parts.isStopping?.() === true) return jsonResponse<{ status: string }>(503, { status: 'stopping' });
    const error = await probe();
    if (error === undefined) return jsonResponse<{ status: string }>(200, { status: 'ready' });
    log.error(undefined, error);
    return jsonResponse<{ status: string }>(503, { status: 'database does not respond' });
  });

  // Name of `/healthz` in the contract.
  app.get('/_health', () => new Response(null, { status: 204 }));

  const tellError = (context: Context, error: unknown): void => log.error(requestId(context), error);
  app.route('/', signupRoutes(account, tellError));
  app.route('/', licenceRoutes(selling.licence));
  app.route('/', portalRoutes({ account, api: selling.paddle }));
  if (demo !== undefined) {
    app.use(`${DEMO_PATH}/*`, policyOfOrigins);
    app.route('/', demo);
  }
  app.route('/api', accountRoutes(account));
  app.route('/api', subscriptionRoutes(account, selling));
  app.all('/api/*', unknownRoute);

  app.route('/', linkPages(account, tellError));

  app.post('*', (context, next) => {
    const { path } = context.req;
    return files.byPath.has(path) ? Promise.resolve(redirectToPage(path)) : next();
  });
  app.all('*', (context) =>
    pageResponse(context, render, {
      files,
      policy: policyOf(context),
      tell: (error) => tellError(context, error),
    }),
  );

  app.onError((error, context) => respondToError(error, context, { log, files, policy: policyOf(context) }));
  return app;
}

/** Returns true if the path of a URL can be decoded. The renderer logs others to stderr. */
function isDecodable(url: string): boolean {
  try {
    decodeURI(URL.parse(url)?.pathname ?? '');
    return true;
  } catch {
    return false;
  }
}

/** Seconds after which a client may retry if the database is unavailable. */
const DATABASE_RETRY = 5;

function respondToError(
  error: Error,
  context: AppContext,
  { log, files, policy }: Pick<AppParts, 'log' | 'files'> & { readonly policy: string },
): Response {
  if (error instanceof ApiError) return errorResponse(error);
  log.error(requestId(context), error);
  const isAway = isUnavailable(error);
  const wantsPage = !context.req.path.startsWith('/api/') && acceptsHtml(context.req.header('accept'));
  if (!wantsPage) return errorResponse(isAway ? serviceUnavailableError(DATABASE_RETRY) : internalServerError());
  return isAway
    ? errorPage(context, { files, policy }, 503, DATABASE_RETRY)
    : errorPage(context, { files, policy }, 500);
}

/** Responds to errors outside the app: 400 for invalid HTTP, otherwise 500. */
function respondToListenerError(error: unknown, log: Log): Response {
  if (error instanceof RequestError) return textResponse(400, 'Bad Request');
  log.error(undefined, error);
  return errorResponse(internalServerError());
}
