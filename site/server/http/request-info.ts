import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Log } from '../log.ts';

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

/**
 * The value of a request's header, several of a name joined by `, `. `name` is in lower case. Where one or two headers are
 * wanted this is a fraction of the work of `incoming.headers`, which makes an object of all of them the first time it is
 * asked.
 */
export function rawHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  let value: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const each = rawHeaders[index];
    if (each === undefined || each.length !== name.length || each.toLowerCase() !== name) continue;
    const more = rawHeaders[index + 1] ?? '';
    value = value === undefined ? more : `${value}, ${more}`;
  }
  return value;
}

/**
 * Tells the network address a request comes from. With `proxies` in front it is read from `X-Forwarded-For`, counted
 * from the right, where trusted proxies write; what stands further left a visitor may have invented.
 * Of an IPv6 address only the network (/64) counts, since one household has all of it.
 */
export function clientAddress(proxies: number): (context: Context) => string {
  return (context) => {
    const forwarded = forwardedValue(context.req.header('x-forwarded-for'), proxies);
    return network(forwarded ?? getConnInfo(context).remote.address ?? '');
  };
}

/** All that is no address counts as one: whoever can make it up would otherwise be a new visitor each time. */
const UNKNOWN = 'unknown';

/** An IPv4 address, also one written as IPv6, as it is; the network of an IPv6 address. */
function network(text: string): string {
  const bare = withoutPort(text);
  if (!ipaddr.isValid(bare)) return UNKNOWN;
  const address = ipaddr.process(bare);
  if (address.kind() === 'ipv4') return address.toString();
  return beginning(address, NETWORK_BYTES);
}

/** Bytes of an IPv6 address that name its network, half of them. */
const NETWORK_BYTES = 8;

/** Bytes that name the largest network (/48) that is given to whoever asks. */
const WIDER_NETWORK_BYTES = 6;

/**
 * The widest network that may be one person's, of an address as `clientAddress` tells it: of IPv6 the /48. Too wide to
 * count failures by, since households share one; for taking turns.
 */
export function widerNetwork(text: string): string {
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.parse(text);
  return address.kind() === 'ipv4' ? text : beginning(address, WIDER_NETWORK_BYTES);
}

/** An IPv6 address with nothing but its first bytes. */
function beginning(address: ipaddr.IPv4 | ipaddr.IPv6, bytes: number): string {
  const kept = address.toByteArray().slice(0, bytes);
  return new ipaddr.IPv6([...kept, ...Array<number>(IPV6_BYTES - bytes).fill(0)]).toString();
}

const IPV6_BYTES = 16;

/** The address in `192.0.2.1:5678`, `[2001:db8::1]`, `[2001:db8::1]:5678` and `"[2001:db8::1]:5678"`. */
function withoutPort(text: string): string {
  return /^"?\[([^\]]*)\](?::\d+)?"?$/.exec(text)?.[1] ?? /^"?([\d.]+):\d+"?$/.exec(text)?.[1] ?? text;
}

/**
 * What the proxies in front say in a list header such as `X-Forwarded-For: <visitor>, <proxy>`. Each proxy adds to its
 * right end, so the value of the outermost trusted one stands `proxies` from the right; further left may stand what a
 * visitor invented. `undefined` without a proxy, and where the header is missing, empty or has fewer values.
 */
function forwardedValue(header: string | undefined, proxies: number): string | undefined {
  const value = proxies === 0 ? undefined : header?.split(',').at(-proxies)?.trim();
  return value === '' ? undefined : value;
}

/**
 * The same for headers that a proxy may overwrite instead of adding to them, `X-Forwarded-Proto` and `-Host`: where
 * fewer values came than there are proxies, the first is the outermost proxy's.
 */
export function forwardedOnce(header: string | undefined, proxies: number): string | undefined {
  const values = header?.split(',', MOST_VALUES) ?? [];
  return forwardedValue(header, Math.min(proxies, values.length));
}

/** No more proxies than this can be configured. */
const MOST_VALUES = 10;

/** The headers by which a proxy tells of a request; they mean nothing to a server that is told of no proxy. */
const HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;

/** Whether a request carries a header that a proxy writes. */
function hasForwardedHeader(headers: Readonly<Record<string, unknown>>): boolean {
  return HEADERS.some((name) => headers[name] !== undefined);
}

/**
 * Warns, once, when a proxy seems to be in front of a server that was not told whether to believe one: all visitors then
 * come from the proxy's address, so that one of them can use up the limits of all, and pages are taken for plain http.
 * `trustedProxies` is `undefined` where nobody said; who said none knows.
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
