import { createServer, request as ask } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Duplex } from 'node:stream';
import { z } from 'zod';
import { selfSigned } from '../../../server/self-signed.ts';
import { inject } from './injection.ts';
import { newId, toBidiHeaders } from './protocol.ts';
import type { BidiHeader } from './protocol.ts';

/** A request on its way, as the proxy sees it. */
export interface ProxiedRequest {
  readonly id: string;
  readonly url: string;
  readonly method: string;
  readonly headers: readonly BidiHeader[];
  /** What asks: `document`, `script`, `style` …; empty for what a script fetches. */
  readonly destination: string;
  /** How many redirects led here. */
  readonly redirects: number;
  readonly startedAt: number;
}

/** The answer to a request, when its head is there. */
export interface ProxiedResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly BidiHeader[];
}

/** What a test wants to become of a request it has stopped. */
export type Verdict =
  | {
      readonly kind: 'continue';
      readonly headers?: readonly BidiHeader[];
      readonly url?: string;
      readonly method?: string;
    }
  | {
      readonly kind: 'provide';
      readonly status: number;
      readonly headers: readonly BidiHeader[];
      readonly body: Buffer;
    }
  | { readonly kind: 'fail' };

/** Who hears of the requests, and decides about them. */
export interface ProxyListener {
  /** Tells of a request; resolves with what is to be done. */
  begins(request: ProxiedRequest): Promise<Verdict>;
  answered(request: ProxiedRequest, response: ProxiedResponse): void;
  completed(request: ProxiedRequest, response: ProxiedResponse, body: Buffer): void;
  failed(request: ProxiedRequest, why: string): void;
  /** The browser has let go of a request that was not answered whole. */
  abandoned(request: ProxiedRequest): void;
  /** Headers that every request has. */
  readonly extraHeaders: readonly BidiHeader[];
  /** The script that every document begins with. */
  preload(): string;
  /** Whether the network is to seem to be down. */
  readonly isOffline: boolean;
  /** Whether the browser must ask each time, because a test listens. */
  readonly forbidsCache: boolean;
}

/**
 * Stands between the browser of one visitor and the network, because plain WebDriver has no commands for it: tells of
 * requests, holds them up, answers them in the server's place, and gives documents a script to begin with.
 */
export class Proxy {
  readonly #listener: ProxyListener;
  readonly #server: Server;
  /** Stands for every host that is asked over https, with one certificate: the browser takes any. */
  readonly #secure: Server;
  readonly #tunnels = new Set<Duplex>();
  /** Requests that have failed, of which is told once. */
  readonly #failed = new WeakSet<ProxiedRequest>();
  /** Addresses that a redirect has just named, with the request that it answered. */
  readonly #redirects = new Map<string, { id: string; count: number }>();

  constructor(listener: ProxyListener) {
    this.#listener = listener;
    this.#server = createServer((request, response) => {
      void this.#pass(request.url ?? '', request, response);
    });
    this.#secure = createSecureServer(selfSigned, (request, response) => {
      void this.#pass(`https://${request.headers.host}${request.url}`, request, response);
    });
    this.#server.on('connect', (_request, socket: Duplex, head: Buffer) => {
      this.#tunnels.add(socket);
      socket.on('close', () => this.#tunnels.delete(socket));
      // A browser that is closed lets go of its connections as it likes.
      socket.on('error', () => socket.destroy());
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      if (head.byteLength > 0) socket.unshift(head);
      this.#secure.emit('connection', socket);
    });
  }

  /** Begins to listen, and resolves with the port. */
  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return z.object({ port: z.number() }).parse(this.#server.address()).port;
  }

  async stop(): Promise<void> {
    for (const tunnel of this.#tunnels) tunnel.destroy();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #pass(url: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const before = this.#redirects.get(url);
    this.#redirects.delete(url);
    const request: ProxiedRequest = {
      id: before?.id ?? newId('request'),
      redirects: before?.count ?? 0,
      url,
      method: incoming.method ?? 'GET',
      headers: [...toBidiHeaders(incoming.rawHeaders), ...this.#listener.extraHeaders],
      destination: destinationOf(incoming),
      startedAt: Date.now(),
    };
    outgoing.once('close', () => {
      if (outgoing.writableFinished || this.#failed.has(request)) return;
      this.#failed.add(request);
      this.#listener.abandoned(request);
    });
    const verdict = await this.#listener.begins(request);
    // Nobody on this machine answers over https but a test: the network of a run ends here.
    const isNobody = verdict.kind === 'continue' && url.startsWith('https:');
    if (verdict.kind === 'fail' || isNobody || this.#listener.isOffline) {
      this.#fails(request, outgoing, 'NS_ERROR_FAILURE');
    } else if (verdict.kind === 'provide') {
      const headers = verdict.headers.map(({ name, value }) => [name, value.value] as const);
      this.#answer(request, outgoing, { status: verdict.status, statusText: '' }, headers, verdict.body);
    } else this.#forward(request, incoming, outgoing, verdict.headers ?? request.headers);
  }

  #forward(
    request: ProxiedRequest,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    sent: readonly BidiHeader[],
  ): void {
    const { hostname, host, port, pathname, search } = new URL(request.url);
    const headers: Record<string, string> = {};
    for (const { name, value } of sent) headers[name] = value.value;
    for (const name of Object.keys(headers))
      if (/^(?:proxy-|connection$|host$|accept-encoding$)/i.test(name)) delete headers[name];
    const upstream = ask(
      {
        // Whatever the site calls itself, it is served by this machine.
        host: 'localhost',
        port: port === '' ? 80 : Number(port),
        path: pathname + search,
        method: request.method,
        headers: { ...headers, host, 'accept-encoding': 'identity' },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', (error) => this.#fails(request, outgoing, error.message));
        answer.on('end', () => {
          const pairs = toBidiHeaders(answer.rawHeaders).map(({ name, value }) => [name, value.value] as const);
          const head = { status: answer.statusCode ?? 0, statusText: answer.statusMessage ?? '' };
          this.#answer(request, outgoing, head, pairs, Buffer.concat(chunks));
        });
      },
    );
    upstream.on('error', (error) => this.#fails(request, outgoing, `${hostname}: ${error.message}`));
    outgoing.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  }

  #fails(request: ProxiedRequest, outgoing: ServerResponse, why: string): void {
    if (this.#failed.has(request)) return;
    this.#failed.add(request);
    this.#listener.failed(request, why);
    outgoing.destroy();
  }

  #answer(
    request: ProxiedRequest,
    outgoing: ServerResponse,
    head: { readonly status: number; readonly statusText: string },
    pairs: readonly (readonly [string, string])[],
    body: Buffer,
  ): void {
    if (outgoing.destroyed) return;
    const response = {
      ...head,
      headers: pairs.map(([name, value]) => ({ name, value: { type: 'string', value } })),
    };
    this.#listener.answered(request, response);
    const location = pairs.find(([name]) => name.toLowerCase() === 'location')?.[1];
    if (location !== undefined && head.status >= 300 && head.status < 400)
      this.#redirects.set(new URL(location, request.url).href, { id: request.id, count: request.redirects + 1 });
    const sent = inject(pairs, body, this.#listener.preload());
    const kept = sent.headers.filter(
      ([name]) => !/^(?:content-length|transfer-encoding|connection|keep-alive)$/i.test(name),
    );
    const headers = this.#listener.forbidsCache
      ? [...kept.filter(([name]) => name.toLowerCase() !== 'cache-control'), ['Cache-Control', 'no-store'] as const]
      : kept;
    outgoing.writeHead(
      head.status,
      [...headers, ['Content-Length', String(sent.body.byteLength)] as const].flatMap(([name, value]) => [name, value]),
    );
    outgoing.end(request.method === 'HEAD' ? undefined : sent.body, () =>
      this.#listener.completed(request, response, body),
    );
  }
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\.m?js$/, 'script'],
  [/\.css$/, 'style'],
  [/\.woff2?$/, 'font'],
  [/\.(?:svg|png|webp|avif|ico|jpe?g)$/, 'image'],
];

/** What asks; browsers say so to trustworthy origins alone. */
function destinationOf({ headers, url = '' }: IncomingMessage): string {
  const said = headers['sec-fetch-dest'];
  if (said !== undefined) return said === 'empty' ? '' : String(said);
  if (headers.accept?.startsWith('text/html') === true) return 'document';
  const path = url.split('?')[0] ?? '';
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? '';
}
