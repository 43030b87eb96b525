import { z } from 'zod';
import { Proxy } from './proxy.ts';
import type { ProxiedRequest, ProxiedResponse, ProxyListener, Verdict } from './proxy.ts';
import type { WebDriverPage } from './page.ts';
import { BidiError, headersSchema, newId } from './protocol.ts';
import type { BidiHeader, Emit, Params } from './protocol.ts';

const continueSchema = z.object({
  request: z.string(),
  headers: headersSchema.optional(),
  url: z.string().optional(),
  method: z.string().optional(),
});

const provideSchema = z.object({
  request: z.string(),
  statusCode: z.number(),
  headers: headersSchema.default([]),
  cookies: z.array(z.looseObject({ name: z.string(), value: z.object({ value: z.string() }) })).default([]),
  body: z.object({ value: z.string() }).optional(),
});

const interceptSchema = z.object({ phases: z.array(z.string()), contexts: z.array(z.string()).optional() });
const requestSchema = z.object({ request: z.string() });

/** How many answers are kept for whoever asks what they held. */
const KEPT = 300;

/** The network of one visitor, told and controlled in the words of WebDriver BiDi. */
export class Network implements ProxyListener {
  readonly #emit: Emit;
  readonly #pages: ReadonlyMap<string, WebDriverPage>;
  readonly #proxy: Proxy = new Proxy(this);
  readonly #stopped = new Map<string, (verdict: Verdict) => void>();
  readonly #bodies = new Map<string, Buffer>();
  /** Which pages a test stops the requests of; undefined is all. */
  readonly #intercepts = new Map<string, readonly string[] | undefined>();
  readonly preload: () => string;
  readonly #pageOf = new Map<string, string>();
  #extraHeaders: readonly BidiHeader[] = [];
  /** What the browser calls itself to servers; undefined leaves that to the browser. */
  userAgent: string | undefined;
  isOffline = false;

  constructor(emit: Emit, pages: ReadonlyMap<string, WebDriverPage>, preload: () => string) {
    this.#emit = emit;
    this.#pages = pages;
    this.preload = preload;
  }

  listen(): Promise<number> {
    return this.#proxy.listen();
  }

  async stop(): Promise<void> {
    for (const decide of this.#stopped.values()) decide({ kind: 'fail' });
    await this.#proxy.stop();
  }

  get extraHeaders(): readonly BidiHeader[] {
    if (this.userAgent === undefined) return this.#extraHeaders;
    return [...this.#extraHeaders, { name: 'user-agent', value: { type: 'string', value: this.userAgent } }];
  }

  set extraHeaders(headers: readonly BidiHeader[]) {
    this.#extraHeaders = headers;
  }

  get forbidsCache(): boolean {
    return this.#intercepts.size > 0;
  }

  /** Whether a request with this name is of this visitor. */
  has(request: unknown): boolean {
    return typeof request === 'string' && (this.#stopped.has(request) || this.#bodies.has(request));
  }

  /** Stops requests from now on. */
  intercept(name: string, params: Params): void {
    const { phases, contexts } = interceptSchema.parse(params);
    if (phases.includes('beforeRequestSent')) this.#intercepts.set(name, contexts);
  }

  /** Stops requests no longer. */
  release(name: string): void {
    this.#intercepts.delete(name);
  }

  /** Lets a stopped request go on, as it was or changed. */
  continue(params: Params): void {
    const { request, headers, url, method } = continueSchema.parse(params);
    this.#decide(request, {
      kind: 'continue',
      ...(headers !== undefined && { headers }),
      ...(url !== undefined && { url }),
      ...(method !== undefined && { method }),
    });
  }

  /** Answers a stopped request. */
  provide(params: Params): void {
    const { request, statusCode, headers, cookies, body } = provideSchema.parse(params);
    const set = cookies.map(({ name, value }) => ({
      name: 'Set-Cookie',
      value: { type: 'string', value: `${name}=${value.value}` },
    }));
    this.#decide(request, {
      kind: 'provide',
      status: statusCode,
      headers: [...headers, ...set],
      body: Buffer.from(body?.value ?? '', 'base64'),
    });
  }

  /** Lets a stopped request fail. */
  fail(params: Params): void {
    this.#decide(requestSchema.parse(params).request, { kind: 'fail' });
  }

  /** What an answer held, in base64. */
  bodyOf(request: string): string {
    const body = this.#bodies.get(request);
    if (body === undefined) throw new BidiError('no such network data', `Nothing is kept of ${request}`);
    return body.toString('base64');
  }

  begins(request: ProxiedRequest): Promise<Verdict> {
    const page = this.#askedBy(request);
    if (page === undefined) return Promise.resolve({ kind: 'continue' });
    this.#pageOf.set(request.id, page.context);
    const navigation = request.destination === 'document' ? page.navigationStarts(request.url) : null;
    const intercepts = [...this.#intercepts]
      .filter(([, contexts]) => contexts === undefined || contexts.includes(page.context))
      .map(([name]) => name);
    const { promise, resolve } = Promise.withResolvers<Verdict>();
    if (intercepts.length > 0) this.#stopped.set(request.id, resolve);
    else resolve({ kind: 'continue' });
    this.#emit('network.beforeRequestSent', {
      ...this.#about(request, navigation),
      isBlocked: intercepts.length > 0,
      ...(intercepts.length > 0 && { intercepts }),
      initiator: { type: 'other' },
    });
    return promise;
  }

  answered(request: ProxiedRequest, response: ProxiedResponse): void {
    this.#emit('network.responseStarted', { ...this.#about(request, null), response: described(request, response, 0) });
    // Nothing is shown of an answer without a document.
    if (request.destination === 'document' && (response.status === 204 || isDownload(response)))
      this.#pages.get(this.#pageOf.get(request.id) ?? '')?.navigationFails(true);
  }

  completed(request: ProxiedRequest, response: ProxiedResponse, body: Buffer): void {
    this.#bodies.set(request.id, body);
    const [oldest] = this.#bodies.keys();
    if (this.#bodies.size > KEPT && oldest !== undefined) this.#bodies.delete(oldest);
    this.#emit('network.responseCompleted', {
      ...this.#about(request, null),
      response: described(request, response, body.byteLength),
    });
  }

  failed(request: ProxiedRequest, why: string): void {
    this.#emit('network.fetchError', { ...this.#about(request, null), errorText: why });
    if (request.destination === 'document') this.#pages.get(this.#pageOf.get(request.id) ?? '')?.navigationFails(false);
  }

  abandoned(request: ProxiedRequest): void {
    // What the browser left for another document is no navigation that failed.
    this.#emit('network.fetchError', { ...this.#about(request, null), errorText: 'NS_BINDING_ABORTED' });
  }

  #decide(request: string, verdict: Verdict): void {
    this.#stopped.get(request)?.(verdict);
    this.#stopped.delete(request);
  }

  /** The page that a request is of: the one that is on its way there, the one that it names, or the newest. */
  #askedBy({ url, headers }: ProxiedRequest): WebDriverPage | undefined {
    const pages = [...this.#pages.values()];
    const referer = headers.find(({ name }) => name.toLowerCase() === 'referer')?.value.value;
    return (
      pages.find((page) => page.isOnItsWayTo(url)) ??
      pages.findLast((page) => referer !== undefined && page.url.split('#')[0] === referer) ??
      pages.at(-1)
    );
  }

  #about(request: ProxiedRequest, navigation: string | null): Params {
    return {
      context: this.#pageOf.get(request.id) ?? null,
      navigation,
      isBlocked: false,
      redirectCount: request.redirects,
      timestamp: Date.now(),
      request: {
        request: request.id,
        url: request.url,
        method: request.method,
        headers: request.headers,
        cookies: [],
        headersSize: null,
        bodySize: null,
        destination: request.destination,
        initiatorType: request.destination === '' ? 'fetch' : null,
        timings: {
          requestTime: request.startedAt,
          requestStart: request.startedAt,
          responseStart: Date.now(),
          responseEnd: Date.now(),
        },
      },
    };
  }
}

function described(request: ProxiedRequest, { status, statusText, headers }: ProxiedResponse, size: number): Params {
  return {
    url: request.url,
    protocol: 'http/1.1',
    status,
    statusText,
    headers,
    fromCache: false,
    mimeType: '',
    bytesReceived: size,
    headersSize: null,
    bodySize: size,
    content: { size },
  };
}

const isDownload = ({ headers }: ProxiedResponse): boolean =>
  headers.some(
    ({ name, value }) => name.toLowerCase() === 'content-disposition' && value.value.startsWith('attachment'),
  );

/** A name for a new interception. */
export const newIntercept = (): string => newId('intercept');
