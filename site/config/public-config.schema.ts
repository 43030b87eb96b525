import * as z from 'zod';

const origin = z.string().refine((text) => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}, 'an origin such as https://www.example.com, without a path');

const baseUrl = z.string().refine((text) => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' && url.username === '';
}, 'an address such as https://api.example.com, without a query');

const matching = (pattern: RegExp, expected: string) => z.string().regex(pattern, expected);

/** The one schema of the public configuration: what the build is told, and every visitor may know. */
const publicConfigSchema = z.object({
  PUBLIC_API_BASE_URL: baseUrl.optional(),
  PUBLIC_SITE_URL: z.prefault(origin, 'http://localhost:3000'),
  PUBLIC_PADDLE_CLIENT_TOKEN: matching(/^(?:live|test)_\w+$/, 'a client token such as live_… or test_…').optional(),
  PUBLIC_PADDLE_ENVIRONMENT: z.enum(['production', 'sandbox'], 'production or sandbox').optional(),
  PUBLIC_PADDLE_PRICE_MONTHLY: matching(/^pri_\w+$/, 'a price id such as pri_…').optional(),
  PUBLIC_PADDLE_PRICE_YEARLY: matching(/^pri_\w+$/, 'a price id such as pri_…').optional(),
  PUBLIC_PADDLE_PRICE_LIFETIME: matching(/^pri_\w+$/, 'a price id such as pri_…').optional(),
  PUBLIC_GA_MEASUREMENT_ID: matching(/^G-[A-Z0-9]+$/, 'a measurement id such as G-ABC123').optional(),
  PUBLIC_GOOGLE_ADS_CONVERSION: matching(
    /^AW-\d+\/[\w-]+$/,
    'a conversion id and label such as AW-123/label',
  ).optional(),
  PUBLIC_PROFITWELL_TOKEN: z.string().optional(),
});

type Environment = Readonly<Record<string, string | undefined>>;

/** What the site's code may read of the public configuration; see `public-config.ts`. */
export interface PublicConfig {
  /** The address every account call is added to; empty for the site's own origin. */
  readonly apiBaseUrl: string;
  /** The origin the site is published at, without a slash at its end. */
  readonly siteUrl: string;
}

/** A public setting the build cannot use: one line for stderr. */
export class PublicConfigError extends Error {
  override readonly name = 'PublicConfigError';
}

/**
 * Reads the public configuration from environment variables; an empty variable counts as unset. Throws a
 * `PublicConfigError` of one line that names each bad variable, what it holds and what is expected.
 */
export function readPublicConfig(env: Environment): PublicConfig {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name.startsWith('PUBLIC_') && value !== undefined && value !== ''),
  );
  const parsed = publicConfigSchema.safeParse(given);
  if (!parsed.success)
    throw new PublicConfigError(
      parsed.error.issues.map((issue) => badValue(issue.path.join('.'), given, issue.message)).join('; '),
    );
  return {
    apiBaseUrl: (parsed.data.PUBLIC_API_BASE_URL ?? '').replace(/\/+$/, ''),
    siteUrl: parsed.data.PUBLIC_SITE_URL,
  };
}

function badValue(name: string, given: Environment, expected: string): string {
  return `${name} holds ${JSON.stringify(given[name] ?? '')}, expected ${expected}`;
}
