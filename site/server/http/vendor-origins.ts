import type { PublicSettings } from '../process/public-settings.ts';

/** Directives of a policy, each with the origins that are added to it. */
export type Origins = Readonly<Partial<Record<Directive, readonly string[]>>>;
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
export function vendorOrigins(path: string, settings: VendorSettings): readonly Origins[] {
  const { measurementId, adsConversion, profitwellToken } = settings;
  return [
    ...(measurementId !== null || adsConversion !== null ? [googleTag] : []),
    ...(adsConversion === null ? [] : [googleAds]),
    ...(profitwellToken === null ? [] : [profitWell]),
    ...(settings.paddle !== null && SELLING.has(path) ? paddle(settings.paddle.environment) : []),
  ];
}
