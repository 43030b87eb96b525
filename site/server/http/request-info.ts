import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { forwardedOnce } from './forwarded.ts';
import { rawHeader } from './raw-header.ts';

/** What is known of a request before anything is done about it. */
export interface RequestInfo {
  /** Names the request in the log and in the response's `X-Request-Id`. */
  readonly id: string;
  /** The decoded path; `undefined` when it cannot be decoded. */
  readonly path: string | undefined;
  /** Whether the browser asked by https, of this process or of a trusted proxy in front. */
  readonly https: boolean;
  /** Whether the address holds a code, as the links in mails do. */
  readonly holdsCode: boolean;
}

/** Reads what every part of the app needs to know of a request. `proxies` is the number of proxies in front. */
export function readRequestInfo(incoming: IncomingMessage, proxies: number): RequestInfo {
  const url = incoming.url ?? '/';
  return { id: randomUUID(), path: pathOf(url), https: isHttps(incoming, proxies), holdsCode: holdsCode(url) };
}

/** Calls that take a code, and the page for it; and wherever else a code is in the query. */
function holdsCode(url: string): boolean {
  // Most addresses have neither, and this is quicker told than by the pattern.
  if (!url.includes('=') && !url.startsWith('/api/auth') && !url.startsWith('/reset-password')) return false;
  return /^\/(?:api\/auth|reset-password)(?:[/?]|$)|[?&](?:code|confirmation|token)=/.test(url);
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

/** Tells whether a request came by https, of this process or of one of `proxies` trusted proxies in front. */
export function httpsBy(proxies: number): (context: Context<{ Bindings: HttpBindings }>) => boolean {
  return (context) => isHttps(context.env.incoming, proxies);
}

/** Whether the browser asked by https, of this process or of one of `proxies` in front. */
export function isHttps(incoming: IncomingMessage, proxies: number): boolean {
  if ('encrypted' in incoming.socket && incoming.socket.encrypted === true) return true;
  if (proxies === 0) return false;
  return forwardedOnce(rawHeader(incoming, 'x-forwarded-proto'), proxies)?.toLowerCase() === 'https';
}
