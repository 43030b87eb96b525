import type { PublicSettings } from '../process/public-settings.ts';
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

/** Where browsers send what a page's policy has stopped; see `http/policy-reports.ts`. */
export const REPORT_PATH = '/policy-reports';

/** The name of `REPORT_PATH` in policies. */
const REPORT_GROUP = 'policy';

/** Tells browsers where `REPORT_GROUP` is. */
export const REPORTING_ENDPOINTS = { 'Reporting-Endpoints': `${REPORT_GROUP}="${REPORT_PATH}"` } as const;

/** What the policies of a site's pages are made from. */
interface PagePolicyParts {
  /** The inline scripts that may run, each as `sha256-…`: the build's list, whatever a page holds. */
  readonly inlineScripts: readonly string[];
  /** The origin of the account API where the build names another than the site's own. */
  readonly apiOrigin: string | undefined;
  /** What the build was configured with: the origins of a vendor are in a policy only where it brings the vendor's script. */
  readonly publicSettings: VendorSettings;
}

/** The Content-Security-Policy of a page at a path, as it is asked for by https or not. */
export type PagePolicy = (path: string, https: boolean) => string;

/**
 * Makes the policies of pages: the site's own origin only, and of inline scripts those of the list. A page on which a
 * vendor's script runs has that vendor's origins too, and is without Trusted Types, because such scripts write markup and
 * addresses of scripts as text (`docs/decisions/0011-content-security-policy.md`).
 */
export function pagePolicies({ inlineScripts, apiOrigin, publicSettings }: PagePolicyParts): PagePolicy {
  // Of a site without https the first would ask for what is not there, and a browser with the second passes
  // `report-uri` over, though it sends such reports over https alone.
  const overHttps = ['upgrade-insecure-requests', `report-to ${REPORT_GROUP}`];
  const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types 'none'"];
  return (path, https) => {
    const vendors = vendorOrigins(path, publicSettings);
    const of = (directive: keyof Origins): string[] => [
      ...new Set(vendors.flatMap((origins) => origins[directive] ?? [])),
    ];
    const frames = of('frame-src');
    return [
      "default-src 'self'",
      ["script-src 'self'", ...inlineScripts.map((hash) => `'${hash}'`), ...of('script-src')].join(' '),
      ["style-src-elem 'self'", ...of('style-src-elem')].join(' '),
      "style-src-attr 'unsafe-inline'",
      ["img-src 'self' data:", ...of('img-src')].join(' '),
      ["connect-src 'self'", ...(apiOrigin === undefined ? [] : [apiOrigin]), ...of('connect-src')].join(' '),
      ...(frames.length > 0 ? [["frame-src 'self'", ...frames].join(' ')] : []),
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      `report-uri ${REPORT_PATH}`,
      ...(vendors.length > 0 ? [] : trustedTypes),
      ...(https ? overHttps : []),
    ].join('; ');
  };
}

/** Directives of a policy, each with the origins that are added to it. */
type Origins = Readonly<Partial<Record<Directive, readonly string[]>>>;
type Directive = 'script-src' | 'style-src-elem' | 'img-src' | 'connect-src' | 'frame-src';

/** The settings that bring a vendor's script. */
export type VendorSettings = Pick<PublicSettings, 'paddle' | 'measurementId' | 'adsConversion' | 'profitwellToken'>;

/** Where plans are sold, and the payment vendor's script runs. */
const SELLING: ReadonlySet<string> = new Set(['/pricing', '/checkout', '/success', '/customer-portal']);

/** Google's tag: its script, and where it sends what it has counted. */
const googleTag: Origins = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

/** What the tag asks beside these for a conversion of Google Ads. */
const googleAds: Origins = {
  'script-src': [
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://www.google.com',
  ],
  'img-src': [
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://www.google.com',
  ],
  'connect-src': [
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://www.google.com',
    'https://google.com',
  ],
  'frame-src': ['https://www.googletagmanager.com'],
};

/** ProfitWell's script, and where it sends to. Paddle.js brings the same script for live customers (Retain). */
const profitWell: Origins = {
  'script-src': ['https://public.profitwell.com'],
  'connect-src': [
    'https://www2.profitwell.com',
    'https://api.profitwell-events.com',
    'https://retain-api.profitwell.com',
  ],
};

/** Paddle.js and its checkout, which is a frame. The script is one for both environments; what it asks is not. */
function paddle(environment: 'production' | 'sandbox'): readonly Origins[] {
  const host = (name: string): string => `https://${environment === 'sandbox' ? 'sandbox-' : ''}${name}.paddle.com`;
  const checkout: Origins = {
    'script-src': ['https://cdn.paddle.com'],
    'style-src-elem': [...new Set(['https://cdn.paddle.com', host('cdn')])],
    'img-src': [...new Set(['https://cdn.paddle.com', host('cdn')])],
    'connect-src': [host('api'), host('checkout-service'), host('create-checkout')],
    'frame-src': [host('buy')],
  };
  if (environment === 'sandbox') return [checkout];
  const retain: Origins = { 'connect-src': [host('retain-widgets-api')], 'frame-src': [host('retain-widgets')] };
  return [checkout, profitWell, retain];
}

/** The vendors whose scripts may run on the page at a path: only those that are configured, and Paddle where plans are sold. */
function vendorOrigins(path: string, settings: VendorSettings): readonly Origins[] {
  const { measurementId, adsConversion, profitwellToken } = settings;
  return [
    ...(measurementId !== null || adsConversion !== null ? [googleTag] : []),
    ...(adsConversion === null ? [] : [googleAds]),
    ...(profitwellToken === null ? [] : [profitWell]),
    ...(settings.paddle !== null && SELLING.has(path) ? paddle(settings.paddle.environment) : []),
  ];
}
