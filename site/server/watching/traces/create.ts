import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Attributes, Context, Span, Tracer } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import type { PaddleApi } from '../../paddle/paddle-api.ts';
import { SECOND } from '../../process/clock.ts';
import type { Config, TraceSettings } from '../../process/config.ts';
import { traceProvider } from './provider.ts';
import { remoteParent } from './remote-parent.ts';
import { queryName } from './query-name.ts';
import type { Tracing, TracingParts } from './tracing.ts';

/** How long a stop waits for a collector. */
const STOP_LIMIT = 2 * SECOND;

/** Makes what traces. No span has anything of a visitor: no path as it was asked for, no query, no address, no value. */
export function createTracing(
  config: Pick<Config, 'trustedProxies' | 'databaseUrl'> & { readonly traces: TraceSettings },
  parts: TracingParts,
): Tracing {
  const provider = traceProvider(config.traces, parts);
  const tracer = provider.getTracer('onset');
  const current = new AsyncLocalStorage<Span | undefined>();
  const system = config.databaseUrl === undefined ? 'sqlite' : 'postgresql';
  const follow = following(tracer, current);
  return {
    listener: (app) =>
      traceRequests(app, { tracer, current, classify: parts.classify, proxies: config.trustedProxies }),
    onQuery: (query) => traceQuery(query, { tracer, parent: current.getStore(), system }),
    sender: (sender) => ({
      send: (mail) => follow('send mail', {}, () => sender.send(mail), ROOT_CONTEXT),
      close: () => sender.close(),
    }),
    paddle: (api) => tracePaddle(api, follow),
    apart: (work) => () => current.run(undefined, work),
    async stop() {
      const over = new AbortController();
      const limit = pause(STOP_LIMIT, undefined, { signal: over.signal }).catch(() => {});
      // What could not be delivered has been told already.
      const stopped = provider.shutdown().catch(() => {});
      await Promise.race([stopped.finally(() => over.abort()), limit]);
    },
  };
}

interface RequestTracing {
  readonly tracer: Tracer;
  readonly current: AsyncLocalStorage<Span | undefined>;
  readonly classify: TracingParts['classify'];
  readonly proxies: number | undefined;
}

function traceRequests(app: RequestListener, { tracer, current, classify, proxies }: RequestTracing): RequestListener {
  return (incoming, outgoing) => {
    const { method = '', headers, url = '' } = incoming;
    const named = METHODS.has(method) ? method : '_OTHER';
    const route = classify(url);
    const parent = remoteParent(headers.traceparent, proxies ?? 0);
    const attributes = { 'http.request.method': named, 'onset.route': route };
    const span = tracer.startSpan(`${named} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    // What is not sampled has nothing below it.
    if (!span.isRecording()) return app(incoming, outgoing);
    outgoing.on('close', () => endRequest(span, outgoing));
    current.run(span, () => app(incoming, outgoing));
  };
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function endRequest(span: Span, outgoing: ServerResponse): void {
  const { statusCode, writableFinished } = outgoing;
  span.setAttribute('http.response.status_code', statusCode);
  // The name of the request in the log.
  const id = outgoing.getHeader('X-Request-Id');
  if (typeof id === 'string') span.setAttribute('onset.request_id', id);
  if (!writableFinished) span.setAttribute('error.type', 'aborted');
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

interface QueryTracing {
  readonly tracer: Tracer;
  readonly parent: Span | undefined;
  readonly system: string;
}

function traceQuery({ level, query, queryDurationMillis }: LogEvent, { tracer, parent, system }: QueryTracing): void {
  // Queries of no request, such as those of the queues, would be traces of one span each.
  if (!parent?.isRecording()) return;
  const { operation, table } = queryName(query.sql);
  const end = Date.now();
  const span = tracer.startSpan(
    table === undefined ? operation : `${operation} ${table}`,
    {
      kind: SpanKind.CLIENT,
      startTime: end - queryDurationMillis,
      attributes: {
        'db.system.name': system,
        'db.operation.name': operation,
        ...(table !== undefined && { 'db.collection.name': table }),
      },
    },
    trace.setSpan(ROOT_CONTEXT, parent),
  );
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(end);
}

type Follow = <Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
  parent?: Context,
) => Promise<Result>;

/** Makes what puts a span around work that another machine has to do. */
function following(tracer: Tracer, current: AsyncLocalStorage<Span | undefined>): Follow {
  return async (name, attributes, work, parent) => {
    const store = current.getStore();
    const context = parent ?? (store?.isRecording() ? trace.setSpan(ROOT_CONTEXT, store) : ROOT_CONTEXT);
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context);
    try {
      return await work();
    } catch (error) {
      // Its code alone: a message may hold an address.
      span.setAttribute('error.type', codeOf(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  };
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code.slice(0, 80) : error.name;
}

function tracePaddle(api: PaddleApi, follow: Follow): PaddleApi {
  const ask = <Result>(name: keyof PaddleApi, work: () => Promise<Result>): Promise<Result> =>
    follow(`paddle ${name}`, { 'peer.service': 'paddle' }, work);
  return {
    createPortalSession: (...asked) => ask('createPortalSession', () => api.createPortalSession(...asked)),
    cancelSubscription: (...asked) => ask('cancelSubscription', () => api.cancelSubscription(...asked)),
    pauseSubscription: (...asked) => ask('pauseSubscription', () => api.pauseSubscription(...asked)),
    resumeSubscription: (...asked) => ask('resumeSubscription', () => api.resumeSubscription(...asked)),
    updateSubscription: (...asked) => ask('updateSubscription', () => api.updateSubscription(...asked)),
    previewUpdate: (...asked) => ask('previewUpdate', () => api.previewUpdate(...asked)),
    getSubscription: (...asked) => ask('getSubscription', () => api.getSubscription(...asked)),
    getTransaction: (...asked) => ask('getTransaction', () => api.getTransaction(...asked)),
    getInvoiceUrl: (...asked) => ask('getInvoiceUrl', () => api.getInvoiceUrl(...asked)),
    getCustomer: (...asked) => ask('getCustomer', () => api.getCustomer(...asked)),
    listEvents: (...asked) => ask('listEvents', () => api.listEvents(...asked)),
  };
}
