import type { PublicSettings } from '../process/build-file.ts';
import type { RequestInfo } from './request-info.ts';

/** Headers of every response. `requestHeaders` returns those that depend on the request. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), hid=()',
  // `allow-popups`, because a payment method in the checkout frame may open a window and needs to communicate with it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // Other sites have no use for these; `EMBEDDABLE` is for exceptions.
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Replaces the header of the same name for images, because link previews show them on other sites. */
export const EMBEDDABLE: Readonly<Record<string, string>> = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Policy for everything but pages. If a browser renders it as a page, nothing is loaded or run. */
export const CLOSED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** HSTS scope: this host, also its subdomains, or also first visits (browsers' preload lists). */
export type HstsScope = 'host' | 'subdomains' | 'preload';

/** Sent only over HTTPS: browsers that receive it won't use plain HTTP for a year. */
const HSTS: Readonly<Record<HstsScope, string>> = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  // Preload lists require `includeSubDomains`.
  preload: 'max-age=31536000; includeSubDomains; preload',
};

/** Headers of one response: request ID, referrer policy and, over HTTPS, HSTS. */
export function requestHeaders({ id, https, holdsCode }: RequestInfo, hsts: HstsScope): Record<string, string> {
  return {
    'X-Request-Id': id,
    // The next page, images and scripts must not receive a code.
    'Referrer-Policy': holdsCode ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ...(https && { 'Strict-Transport-Security': HSTS[hsts] }),
  };
}

/** Endpoint for reports of policy violations; see `http/policy-reports.ts`. */
export const REPORT_PATH = '/policy-reports';

/** Name of `REPORT_PATH` in policies. */
const REPORT_GROUP = 'policy';

/** Maps `REPORT_GROUP` to its URL. */
export const REPORTING_ENDPOINTS = { 'Reporting-Endpoints': `${REPORT_GROUP}="${REPORT_PATH}"` } as const;

/** Inputs of `pagePolicies`. */
interface PagePolicyParts {
  /** Allowed inline scripts, as `sha256-…`: always the build's list, regardless of the page. */
  readonly inlineScripts: readonly string[];
  /** Hash of the page's own styles as `sha256-…`, by path. */
  readonly inlineStyles: Readonly<Record<string, string>>;
  /** Origin of the account API, if the build uses one other than the site's own. */
  readonly apiOrigin: string | undefined;
  /** Settings of the build. Policies contain a vendor's origins only if these enable the vendor's script. */
  readonly publicSettings: VendorSettings;
}

/** Returns the Content-Security-Policy of a page, by path and scheme. */
export type PagePolicy = (path: string, https: boolean) => string;

/**
 * Creates the policies of pages: only the site's own origin, the listed inline scripts and the page's own styles. A
 * page with a vendor's script also allows that vendor's origins and omits Trusted Types, because such scripts write
 * markup and script URLs as text (`docs/decisions/0011-content-security-policy.md`).
 */
export function pagePolicies({ inlineScripts, inlineStyles, apiOrigin, publicSettings }: PagePolicyParts): PagePolicy {
  // Without HTTPS, the first would request URLs that don't exist, and browsers ignore `report-uri` if the second is
  // present but send its reports only over HTTPS.
  const overHttps = ['upgrade-insecure-requests', `report-to ${REPORT_GROUP}`];
  const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types 'none'"];
  return (path, https) => {
    const vendors = vendorOrigins(path, publicSettings);
    const of = (directive: keyof Origins): string[] => [
      ...new Set(vendors.flatMap((origins) => origins[directive] ?? [])),
    ];
    const frames = of('frame-src');
    const styles = Object.hasOwn(inlineStyles, path) ? [`'${inlineStyles[path]}'`] : [];
    return [
      "default-src 'self'",
      ["script-src 'self'", ...inlineScripts.map((hash) => `'${hash}'`), ...of('script-src')].join(' '),
      ["style-src-elem 'self'", ...styles, ...of('style-src-elem')].join(' '),
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

/** Additional origins for each directive of a policy. */
type Origins = Readonly<Partial<Record<Directive, readonly string[]>>>;
type Directive = 'script-src' | 'style-src-elem' | 'img-src' | 'connect-src' | 'frame-src';

/** Settings that enable a vendor's script. */
export type VendorSettings = Pick<PublicSettings, 'paddle' | 'measurementId' | 'adsConversion' | 'profitwellToken'>;

/** Pages that sell plans and run the payment vendor's script. */
const PAYMENT_PAGES: ReadonlySet<string> = new Set(['/pricing', '/checkout', '/success', '/customer-portal']);

/** Google's tag: its script and its analytics endpoints. */
const googleTag: Origins = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

/** Additional origins for Google Ads conversions. */
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

/** ProfitWell's script and its endpoints. Paddle.js loads the same script for live customers (Retain). */
const profitWell: Origins = {
  'script-src': ['https://public.profitwell.com'],
  'connect-src': [
    'https://www2.profitwell.com',
    'https://api.profitwell-events.com',
    'https://retain-api.profitwell.com',
  ],
};

/** Paddle.js and its checkout frame. Both environments use the same script but different endpoints. */
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

/** Vendors whose scripts may run on the page at a path: only configured ones, and Paddle only where plans are sold. */
function vendorOrigins(path: string, settings: VendorSettings): readonly Origins[] {
  const { measurementId, adsConversion, profitwellToken } = settings;
  return [
    ...(measurementId !== null || adsConversion !== null ? [googleTag] : []),
    ...(adsConversion === null ? [] : [googleAds]),
    ...(profitwellToken === null ? [] : [profitWell]),
    ...(settings.paddle !== null && PAYMENT_PAGES.has(path) ? paddle(settings.paddle.environment) : []),
  ];
}
