import type { RequestInfo } from './request-info.ts';

/** The headers of every response, the same for all; `requestHeaders` has those that depend on the request. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), hid=()',
  // `allow-popups`, because a payment method in the checkout's frame may open its own window and must hear back from
  // it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // No other site has a use for these; `EMBEDDABLE` is for those it has.
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** In place of the header of the same name, for pictures: previews of a shared link show them on other sites. */
export const EMBEDDABLE: Readonly<Record<string, string>> = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** For whatever is not a page: should a browser show it as one, it may load and run nothing. */
export const CLOSED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** For whom a browser is to insist on https once it was used: this host, its subdomains, everybody's first visit too. */
export type HstsScope = 'host' | 'subdomains' | 'preload';

/** Said only over https: a browser that got it would never try plain http again, for a year. */
const HSTS: Readonly<Record<HstsScope, string>> = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  // Browsers' lists take no host without its subdomains.
  preload: 'max-age=31536000; includeSubDomains; preload',
};

/** The headers of the response to one request, name after value: its id, its referrer policy, and over https HSTS. */
export function requestHeaders({ id, https, holdsCode }: RequestInfo, hsts: HstsScope): string[] {
  return ['X-Request-Id', id, 'Referrer-Policy', referrerPolicy(holdsCode), ...(https ? [HSTS_NAME, HSTS[hsts]] : [])];
}

const HSTS_NAME = 'Strict-Transport-Security';

function referrerPolicy(holdsCode: boolean): string {
  // The next page, its pictures and its scripts must not learn a code.
  return holdsCode ? 'no-referrer' : 'strict-origin-when-cross-origin';
}

/** The headers of a response but for those of its request, made once: by https, and by http. */
export interface Head {
  readonly https: readonly string[];
  readonly http: readonly string[];
}

/** Makes a head of the headers that are the same for every request, name after value. `policy` is that of its scheme. */
export function prepareHead(
  headers: readonly string[],
  policy: { readonly https: string; readonly http: string },
  hsts: HstsScope,
): Head {
  const of = (https: boolean): string[] => [
    ...requestHeaders({ id: '', path: undefined, https, holdsCode: false }, hsts),
    ...headers,
    'Content-Security-Policy',
    https ? policy.https : policy.http,
  ];
  return { https: of(true), http: of(false) };
}

/** A prepared head as it goes to one request. */
export function completeHead(head: Head, { id, https, holdsCode }: RequestInfo): string[] {
  const headers = (https ? head.https : head.http).slice();
  // The places of the two in `requestHeaders`, with which each begins.
  headers[1] = id;
  if (holdsCode) headers[3] = referrerPolicy(true);
  return headers;
}
