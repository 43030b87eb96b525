import type { RequestListener } from 'node:http';
import { RequestError, getRequestListener } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { accountRoutes } from './account/routes.ts';
import type { AccountService } from './account/service.ts';
import { unknownCall } from './account/unknown-call.ts';
import { answers } from './database/open.ts';
import { fileAnswer } from './files/answer.ts';
import type { SiteFiles } from './files/site-file.ts';
import { ApiError, bodyTooLarge, errorReply, internalError, invalid } from './http/api-error.ts';
import { BODY_LIMIT } from './http/body.ts';
import { readExchange } from './http/exchange.ts';
import { originPolicy } from './http/origin.ts';
import { jsonReply, textReply } from './http/reply.ts';
import { CLOSED_POLICY, COMMON_HEADERS, HSTS } from './http/security-headers.ts';
import type { Log } from './log.ts';
import { acceptsHtml, answerPage, backToPage, faultPage } from './pages.ts';
import type { Renderer } from './pages.ts';

/** What the app is made of. */
export interface AppParts {
  readonly account: AccountService;
  readonly files: SiteFiles;
  readonly render: Renderer;
  readonly log: Log;
  readonly corsOrigins: readonly string[];
  /** Number of proxies in front whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxies: number;
}

/** The whole site as a listener for `http.createServer`: log, files, then origin, limit, API and pages. It never throws. */
export function createApp(parts: AppParts): RequestListener {
  const answerFile = fileAnswer(parts.files, (id, error) => parts.log.error(id, error));
  const rest = restOfApp(parts);
  const answerRest = getRequestListener(rest.fetch, { errorHandler: (error) => answerFault(error, parts.log) });
  return (incoming, outgoing) => {
    const exchange = readExchange(incoming, parts.trustedProxies);
    parts.log.request(incoming, outgoing, exchange);
    if (answerFile(incoming, outgoing, exchange)) return;
    for (const [name, value] of Object.entries(COMMON_HEADERS)) outgoing.setHeader(name, value);
    outgoing.setHeader('Content-Security-Policy', CLOSED_POLICY);
    outgoing.setHeader('X-Request-Id', exchange.id);
    if (exchange.https) outgoing.setHeader(HSTS.name, HSTS.value);
    void answerRest(incoming, outgoing);
  };
}

/** Everything that is not a file of the build. */
function restOfApp({
  account,
  render,
  log,
  files,
  corsOrigins,
  trustedProxies,
}: AppParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>({ strict: false });

  // Before everything that can refuse, so that a listed origin can read each refusal.
  app.use('/api/*', originPolicy(corsOrigins, trustedProxies > 0));
  app.use('*', (context, next) => {
    if (Number(context.req.header('content-length') ?? 0) > BODY_LIMIT) throw bodyTooLarge();
    return next();
  });

  app.use('*', (context, next) => {
    const { url } = context.req;
    if (!isDecodable(url)) return Promise.resolve(textReply(400, 'Bad Request'));
    // No text of the database has a NUL, and PostgreSQL refuses to be asked for one.
    if (url.includes('%00') && context.req.path.startsWith('/api/'))
      throw invalid('The address must not contain control characters');
    return next();
  });

  app.get('/healthz', () => jsonReply(200, { status: 'ok' }));
  app.get('/readyz', async () =>
    (await answers(account.database))
      ? jsonReply(200, { status: 'ready' })
      : jsonReply(503, { status: 'database does not answer' }),
  );

  // The contract's own name of `/healthz`.
  app.get('/_health', () => new Response(null, { status: 204 }));

  app.route('/api', accountRoutes(account));
  app.all('/api/*', unknownCall);

  app.post('*', (context, next) => {
    const { path } = context.req;
    return files.byPath.has(path) ? Promise.resolve(backToPage(path)) : next();
  });
  app.all('*', (context) => answerPage(context, render, files.apiOrigin));

  app.onError((error, context) => answerError(error, context, log));
  return app;
}

/** Whether the path of a URL is a text. The renderer would complain on stderr of one that is not, and name it. */
function isDecodable(url: string): boolean {
  try {
    decodeURI(URL.parse(url)?.pathname ?? '');
    return true;
  } catch {
    return false;
  }
}

function answerError(error: Error, context: Context<{ Bindings: HttpBindings }>, log: Log): Response {
  if (error instanceof ApiError) return errorReply(error);
  log.error(String(context.env.outgoing.getHeader('X-Request-Id')), error);
  const wantsPage = !context.req.path.startsWith('/api/') && acceptsHtml(context.req.header('accept'));
  return wantsPage ? faultPage() : errorReply(internalError());
}

/** What failed outside the app: a request that is no proper request (400), or a reply that could not be made. */
function answerFault(error: unknown, log: Log): Response {
  if (error instanceof RequestError) return textReply(400, 'Bad Request');
  log.error(undefined, error);
  return errorReply(internalError());
}
