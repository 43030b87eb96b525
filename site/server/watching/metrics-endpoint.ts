import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import { CLOSED_POLICY, COMMON_HEADERS } from '../http/security-headers.ts';

/** Where Prometheus asks. */
const METRICS_PATH = '/metrics';

/** What is said to who may ask. */
export interface MetricsText {
  readonly contentType: string;
  readonly metrics: () => Promise<string>;
}

/**
 * Puts the metrics before a listener: whoever has the token, as `Authorization: Bearer`, gets them; 401 for everybody else,
 * wherever else they say it. They are not of the site, and stand in no line of its log.
 */
export function withMetrics(
  app: RequestListener,
  token: string,
  source: MetricsText,
  onError: (error: unknown) => void,
): RequestListener {
  const expected = digest(`Bearer ${token}`);
  // What asks while it is being put together gets the same: to ask often costs no more.
  let asked: Promise<string> | undefined;
  const metrics = (): Promise<string> =>
    (asked ??= source.metrics().finally(() => {
      asked = undefined;
    }));
  return (incoming, outgoing) => {
    if (!isForMetrics(incoming.url ?? '')) return app(incoming, outgoing);
    const { method = '', headers } = incoming;
    // Of the same length whatever was sent, so that neither time nor length tells anything of the token.
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected))
      return respond(outgoing, 401, 'Unauthorized\n', { 'WWW-Authenticate': 'Bearer' });
    if (method !== 'GET' && method !== 'HEAD')
      return respond(outgoing, 405, 'Method Not Allowed\n', { Allow: 'GET, HEAD' });
    metrics().then(
      (text) => respond(outgoing, 200, text, { 'Content-Type': source.contentType }),
      (error: unknown) => {
        onError(error);
        respond(outgoing, 500, 'The metrics could not be put together\n');
      },
    );
  };
}

const isForMetrics = (url: string): boolean => url === METRICS_PATH || url.startsWith(`${METRICS_PATH}?`);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function respond(
  outgoing: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  outgoing.writeHead(status, {
    ...COMMON_HEADERS,
    'Content-Security-Policy': CLOSED_POLICY,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    ...headers,
  });
  // A response to HEAD has no body; Node leaves it out.
  outgoing.end(text);
}
