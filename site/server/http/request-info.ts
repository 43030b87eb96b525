import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Log } from '../process/log.ts';

/** Environment of the routes: Node's request and response. */
export type ServerEnv = { readonly Bindings: HttpBindings };

/** Returns the ID of a request in the log and its response. */
export const requestId = (context: Context): string => {
  const { outgoing } = context.env as HttpBindings;
  return String(outgoing.getHeader('X-Request-Id'));
};

/** Properties of a request that are read before it is handled. */
export interface RequestInfo {
  /** Identifies the request in the log and in the `X-Request-Id` header. */
  readonly id: string;
  /** The decoded path; `undefined` if it can't be decoded. */
  readonly path: string | undefined;
  /** True if the browser used HTTPS, to this process or to a trusted proxy. */
  readonly https: boolean;
  /** True if the URL contains a code, as links in emails do. */
  readonly holdsCode: boolean;
}

/** Reads the properties that the whole app needs. `proxies` is the number of trusted proxies. */
export function readRequestInfo(incoming: IncomingMessage, proxies: number): RequestInfo {
  const url = incoming.url ?? '/';
  return { id: randomUUID(), path: pathOf(url), https: isHttps(incoming, proxies), holdsCode: holdsCode(url) };
}

/** Matches auth calls, the password reset page, and all URLs with a code in the query. */
function holdsCode(url: string): boolean {
  // Most URLs contain none of these, and this check is faster than the pattern.
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

/** Creates `isHttps` for Hono contexts, with `proxies` trusted proxies. */
export function httpsBy(proxies: number): (context: Context<ServerEnv>) => boolean {
  return (context) => isHttps(context.env.incoming, proxies);
}

/** Checks if the browser used HTTPS, to this process or to one of `proxies`. */
export function isHttps(incoming: IncomingMessage, proxies: number): boolean {
  if ('encrypted' in incoming.socket && incoming.socket.encrypted === true) return true;
  if (proxies === 0) return false;
  return singleForwarded(headerOf(incoming, 'x-forwarded-proto'), proxies)?.toLowerCase() === 'https';
}

/** Returns a request header. Repeated headers are joined by `, `. */
export function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

/**
 * Creates a function that returns a client's IP address. With `proxies`, it is read from `X-Forwarded-For`, counted
 * from the right, where trusted proxies write. Values further left may be forged. IPv6 addresses are reduced to their
 * network (/64), because one household has all of it.
 */
export function clientAddress(proxies: number): (context: Context) => string {
  return (context) => {
    const forwarded = forwardedValue(context.req.header('x-forwarded-for'), proxies);
    return network(forwarded ?? getConnInfo(context).remote.address ?? '');
  };
}

/** Shared by all invalid IP addresses. Otherwise each invented one would count as a new visitor. */
const UNKNOWN = 'unknown';

/** IPv4 address, also from IPv4-mapped IPv6; network of an IPv6 address. */
function network(text: string): string {
  const bare = withoutPort(text);
  if (!ipaddr.isValid(bare)) return UNKNOWN;
  const address = ipaddr.process(bare);
  if (address.kind() === 'ipv4') return address.toString();
  return prefixOf(address, NETWORK_BYTES);
}

/** Bytes of an IPv6 address that identify its network (/64). */
const NETWORK_BYTES = 8;

/** Bytes that identify the largest network (/48) that anyone can get. */
const WIDER_NETWORK_BYTES = 6;

/**
 * Largest network that may belong to one person, for a `clientAddress`: /48 for IPv6. Too wide for counting failures,
 * because households share one; suitable for fair queues.
 */
export function widerNetwork(text: string): string {
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.parse(text);
  return address.kind() === 'ipv4' ? text : prefixOf(address, WIDER_NETWORK_BYTES);
}

/** Zeroes all but the first bytes of an IPv6 address. */
function prefixOf(address: ipaddr.IPv4 | ipaddr.IPv6, bytes: number): string {
  const kept = address.toByteArray().slice(0, bytes);
  return new ipaddr.IPv6([...kept, ...Array<number>(IPV6_BYTES - bytes).fill(0)]).toString();
}

const IPV6_BYTES = 16;

/** The IP address in `192.0.2.1:5678`, `[2001:db8::1]`, `[2001:db8::1]:5678` and `"[2001:db8::1]:5678"`. */
function withoutPort(text: string): string {
  return /^"?\[([^\]]*)\](?::\d+)?"?$/.exec(text)?.[1] ?? /^"?([\d.]+):\d+"?$/.exec(text)?.[1] ?? text;
}

/**
 * Value from the outermost trusted proxy in a list header such as `X-Forwarded-For: <visitor>, <proxy>`. Each proxy
 * appends on the right, so it is at position `proxies` from the right. Values further left may be forged. Returns
 * `undefined` without a proxy, or if the header is missing, empty or has fewer values.
 */
function forwardedValue(header: string | undefined, proxies: number): string | undefined {
  const value = proxies === 0 ? undefined : header?.split(',').at(-proxies)?.trim();
  return value === '' ? undefined : value;
}

/**
 * Same as `forwardedValue` for headers that a proxy may overwrite (`X-Forwarded-Proto` and `-Host`). If there are fewer
 * values than proxies, the first is the outermost proxy's.
 */
export function singleForwarded(header: string | undefined, proxies: number): string | undefined {
  const values = header?.split(',', MAX_VALUES) ?? [];
  return forwardedValue(header, Math.min(proxies, values.length));
}

/** Maximum configurable number of proxies. */
const MAX_VALUES = 10;

/** Headers set by proxies. They are ignored if no proxy is configured. */
const HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;

function hasForwardedHeader(headers: Readonly<Record<string, unknown>>): boolean {
  return HEADERS.some((name) => headers[name] !== undefined);
}

/**
 * Warns once if a proxy seems to be in front of a server without `TRUST_PROXY`. All visitors then share the proxy's IP
 * address, so one can use up everyone's rate limits, and requests are treated as plain HTTP. `trustedProxies` is
 * `undefined` if it isn't configured; otherwise there is no warning.
 */
export function proxyNotice(trustedProxies: number | undefined, log: Log): (incoming: IncomingMessage) => void {
  let isDue = trustedProxies === undefined;
  return ({ headers }) => {
    if (!isDue || !hasForwardedHeader(headers)) return;
    isDue = false;
    log.warning(
      'A request has X-Forwarded-* headers, which are ignored because TRUST_PROXY is not set. Set it to the number of ' +
        'proxies in front, or to false if there are none.',
    );
  };
}
