import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What is known of a request before anything is done about it. */
export interface Exchange {
  /** Names the request in the log and in the reply's `X-Request-Id`. */
  readonly id: string;
  /** The decoded path; `undefined` when it cannot be decoded. */
  readonly path: string | undefined;
  /** Whether the browser asked by https, of this process or of a trusted proxy in front. */
  readonly https: boolean;
}

/** Reads what every part of the app needs to know of a request. `proxies` is the number of proxies in front. */
export function readExchange(incoming: IncomingMessage, proxies: number): Exchange {
  return { id: randomUUID(), path: pathOf(incoming.url ?? '/'), https: isHttps(incoming, proxies) };
}

function pathOf(url: string): string | undefined {
  const target = url.startsWith('/') ? url : (URL.parse(url)?.pathname ?? '');
  const query = target.indexOf('?');
  const path = query === -1 ? target : target.slice(0, query);
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function isHttps(incoming: IncomingMessage, proxies: number): boolean {
  if ('encrypted' in incoming.socket && incoming.socket.encrypted === true) return true;
  if (proxies === 0) return false;
  const forwarded = incoming.headers['x-forwarded-proto'];
  // The last value is the one the nearest proxy set; what a visitor sent stands before it.
  return forwarded !== undefined && String(forwarded).split(',').at(-1)?.trim() === 'https';
}
