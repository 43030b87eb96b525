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
  return [
    'X-Request-Id',
    id,
    'Referrer-Policy',
    // The next page, its pictures and its scripts must not learn a code.
    holdsCode ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ...(https ? ['Strict-Transport-Security', HSTS[hsts]] : []),
  ];
}
