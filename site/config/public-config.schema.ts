import * as z from 'zod';
import { demoPriceIds } from './public-config.ts';
import type { PublicConfig } from './public-config.ts';

/**
 * Origin as browsers send it: lower case, ASCII, without a trailing slash. The server parses `SITE_URL` the same way.
 */
const origin = z
  .string()
  .transform((text) => {
    const url = /^https?:\/\/[^\s\\]+$/i.test(text) ? URL.parse(text) : null;
    return url?.href === `${url?.origin}/` ? url.origin : '';
  })
  .refine((text) => text !== '', 'an origin such as https://www.example.com, without a path');

const baseUrl = z.string().refine((text) => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' && url.username === '';
}, 'a URL such as https://api.example.com, without a query');

const matching = (pattern: RegExp, expected: string) => z.string().regex(pattern, expected);

/** Schema of the public configuration, which the build reads and every visitor may know. */
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
  PUBLIC_COMPANY_DETAILS: z.string().max(300, 'at most 300 characters').optional(),
  PUBLIC_LEGAL_REVIEWED: z.enum(['yes', 'no'], 'yes or no').optional(),
});

/** Names of all variables that the build reads. */
export const PUBLIC_SETTING_NAMES = Object.keys(publicConfigSchema.shape);

type Environment = Readonly<Record<string, string | undefined>>;

/** Invalid public setting, printed as one line. */
export class PublicConfigError extends Error {
  override readonly name = 'PublicConfigError';
}

/**
 * Reads the public configuration from environment variables; an empty variable counts as unset. Throws a
 * `PublicConfigError` of one line that names each invalid variable, its value and what to set it to.
 */
export function readPublicConfig(env: Environment): PublicConfig {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => {
      // Some tools keep the quotation marks of an environment file.
      const text = value?.trim().replace(/^(["'])(.*)\1$/s, '$2') ?? '';
      return name.startsWith('PUBLIC_') && text !== '' ? [[name, text] as const] : [];
    }),
  );
  const parsed = publicConfigSchema.safeParse(given);
  if (!parsed.success)
    throw new PublicConfigError(
      parsed.error.issues.map((issue) => toMessage(issue.path.join('.'), given, issue.message)).join(' '),
    );
  const { data } = parsed;
  return {
    apiBaseUrl: (data.PUBLIC_API_BASE_URL ?? '').replace(/\/+$/, ''),
    siteUrl: data.PUBLIC_SITE_URL,
    ...readPaddle(data),
    measurementId: data.PUBLIC_GA_MEASUREMENT_ID ?? null,
    adsConversion: data.PUBLIC_GOOGLE_ADS_CONVERSION ?? null,
    profitwellToken: data.PUBLIC_PROFITWELL_TOKEN ?? null,
    companyDetails: data.PUBLIC_COMPANY_DETAILS ?? null,
    legalReviewed: data.PUBLIC_LEGAL_REVIEWED === 'yes',
  };
}

/** Returns true if a tool that needs the visitor’s consent is configured: `hasTags` of the build. */
export function needsConsent({ measurementId, adsConversion, profitwellToken }: PublicConfig): boolean {
  return [measurementId, adsConversion, profitwellToken].some((id) => id !== null);
}

/**
 * Returns the settings of the payment library. A token’s prefix names its environment. A build with a token but without
 * prices, or the other way round, couldn’t sell anything, so it fails.
 */
function readPaddle(data: z.infer<typeof publicConfigSchema>): Pick<PublicConfig, 'paddle' | 'priceIds'> {
  const {
    PUBLIC_PADDLE_CLIENT_TOKEN: clientToken,
    PUBLIC_PADDLE_ENVIRONMENT: named,
    PUBLIC_PADDLE_PRICE_MONTHLY: monthly,
    PUBLIC_PADDLE_PRICE_YEARLY: yearly,
    PUBLIC_PADDLE_PRICE_LIFETIME: lifetime,
  } = data;
  if (clientToken === undefined) {
    for (const [name, value] of Object.entries(data))
      if (name.startsWith('PUBLIC_PADDLE_') && value !== undefined)
        throw new PublicConfigError(`${name} is set, but PUBLIC_PADDLE_CLIENT_TOKEN isn’t. Set both or neither.`);
    return { paddle: null, priceIds: demoPriceIds };
  }
  const environment = clientToken.startsWith('test_') ? 'sandbox' : 'production';
  if (named !== undefined && named !== environment)
    throw new PublicConfigError(
      `PUBLIC_PADDLE_ENVIRONMENT is "${named}", but PUBLIC_PADDLE_CLIENT_TOKEN is for ${environment}. Use the same environment for both.`,
    );
  if (monthly === undefined || yearly === undefined || lifetime === undefined)
    throw new PublicConfigError(
      'PUBLIC_PADDLE_CLIENT_TOKEN is set without all prices. Set PUBLIC_PADDLE_PRICE_MONTHLY, PUBLIC_PADDLE_PRICE_YEARLY and PUBLIC_PADDLE_PRICE_LIFETIME as well.',
    );
  return { paddle: { clientToken, environment }, priceIds: { monthly, yearly, lifetime } };
}

function toMessage(name: string, given: Environment, expected: string): string {
  return `${name} is ${JSON.stringify(given[name] ?? '')}. Set it to ${expected}.`;
}
