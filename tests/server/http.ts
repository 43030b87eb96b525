import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

/** A response, as a client receives it. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  /** The body as text. */
  readonly text: string;
  /** Returns the body as JSON, or throws. */
  readonly json: () => Record<string, unknown>;
}

/** Request. An object as body is sent as JSON. */
export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | object | undefined;
}

/** Sends a request without changes to the path. Adds only the content type of JSON. */
export function send(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Sent = {},
): Promise<HttpResponse> {
  const isObject = typeof body === 'object' && !Buffer.isBuffer(body);
  const payload = isObject ? JSON.stringify(body) : body;
  const sentHeaders = {
    ...(isObject ? { 'content-type': 'application/json' } : {}),
    ...(payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      { host: '127.0.0.1', port, path, method, headers: sentHeaders, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(parts);
          const text = bytes.toString('utf8');
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text,
            json: () => JSON.parse(text) as Record<string, unknown>,
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}

/** Returns the message of an error response. */
export function messageOf(response: HttpResponse): unknown {
  const { error } = response.json();
  return typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
}
