import * as z from 'zod';
import { plans, plansForSale } from '../content/plans.ts';
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

const priceId = matching(/^pri_\w+$/, 'a price id such as pri_…');

/** Schema of the public configuration, which the build reads and every visitor may know. */
const publicConfigSchema = z.object({
  PUBLIC_API_BASE_URL: baseUrl.optional(),
  PUBLIC_SITE_URL: z.prefault(origin, 'http://localhost:3000'),
  PUBLIC_PADDLE_CLIENT_TOKEN: matching(/^(?:live|test)_\w+$/, 'a client token such as live_… or test_…').optional(),
  PUBLIC_PADDLE_ENVIRONMENT: z.enum(['production', 'sandbox'], 'production or sandbox').optional(),
  PUBLIC_PADDLE_PRICE_MONTHLY: priceId.optional(),
  PUBLIC_PADDLE_PRICE_YEARLY: priceId.optional(),
  PUBLIC_PADDLE_PRICE_LIFETIME: priceId.optional(),
  PUBLIC_PADDLE_PRICES: z
    .string()
    .regex(
      /^[a-z][a-z0-9-]*=pri_\w+(?:\s*,\s*[a-z][a-z0-9-]*=pri_\w+)*$/,
      'plans with their price ids, such as team=pri_…,school=pri_…',
    )
    .optional(),
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
  const { PUBLIC_PADDLE_CLIENT_TOKEN: clientToken, PUBLIC_PADDLE_ENVIRONMENT: named } = data;
  if (clientToken === undefined) {
    for (const [name, value] of Object.entries(data))
      if (name.startsWith('PUBLIC_PADDLE_') && value !== undefined)
        throw new PublicConfigError(`${name} is set, but PUBLIC_PADDLE_CLIENT_TOKEN isn’t. Set both or neither.`);
    return { paddle: null, priceIds: getDemoPriceIds() };
  }
  const environment = clientToken.startsWith('test_') ? 'sandbox' : 'production';
  if (named !== undefined && named !== environment)
    throw new PublicConfigError(
      `PUBLIC_PADDLE_ENVIRONMENT is "${named}", but PUBLIC_PADDLE_CLIENT_TOKEN is for ${environment}. Use the same environment for both.`,
    );
  return { paddle: { clientToken, environment }, priceIds: readPrices(data) };
}

/** Plans with a variable of their own. `PUBLIC_PADDLE_PRICES` has those of the others. */
const PRICE_VARIABLES = {
  monthly: 'PUBLIC_PADDLE_PRICE_MONTHLY',
  yearly: 'PUBLIC_PADDLE_PRICE_YEARLY',
  lifetime: 'PUBLIC_PADDLE_PRICE_LIFETIME',
} as const;

/** Returns the price ID by plan. Throws if a plan for sale has none, or a listed plan isn’t in the catalog. */
function readPrices(data: z.infer<typeof publicConfigSchema>): PublicConfig['priceIds'] {
  const listed = (data.PUBLIC_PADDLE_PRICES ?? '').split(',').flatMap((entry): [string, string][] => {
    const [id = '', price] = entry.trim().split('=');
    return price === undefined ? [] : [[id, price]];
  });
  const unknown = listed.find(([id]) => !plans.some((plan) => plan.id === id));
  if (unknown)
    throw new PublicConfigError(
      `PUBLIC_PADDLE_PRICES contains the plan “${unknown[0]}”, which isn’t in site/content/plans.ts. Use ${plans.map(({ id }) => id).join(', ')}.`,
    );
  const own = Object.entries(PRICE_VARIABLES).flatMap(([id, name]): [string, string][] => {
    const price = data[name];
    return price === undefined ? [] : [[id, price]];
  });
  const all = [...own, ...listed];
  const twice = all.find(([id], index) => all.findIndex(([other]) => other === id) < index);
  if (twice) throw new PublicConfigError(`The plan “${twice[0]}” has two Paddle prices. Set one of them.`);
  const priceIds: Record<string, string> = Object.fromEntries(all);
  const missing = plansForSale().flatMap(({ id }) => (priceIds[id] === undefined ? [id] : []));
  if (missing.length > 0) {
    const unnamed = missing.filter((id) => !Object.hasOwn(PRICE_VARIABLES, id)).map((id) => `${id}=pri_…`);
    const variables = [
      ...Object.entries(PRICE_VARIABLES).flatMap(([id, name]) => (missing.includes(id) ? [name] : [])),
      ...(unnamed.length > 0 ? [`PUBLIC_PADDLE_PRICES=${unnamed.join(',')}`] : []),
    ];
    throw new PublicConfigError(
      `PUBLIC_PADDLE_CLIENT_TOKEN is set without all prices. Set ${variables.join(' and ')} as well.`,
    );
  }
  if (new Set(Object.values(priceIds)).size < Object.keys(priceIds).length)
    throw new PublicConfigError('Two plans have the same Paddle price. Set a different price ID for each plan.');
  return priceIds;
}

function toMessage(name: string, given: Environment, expected: string): string {
  return `${name} is ${JSON.stringify(given[name] ?? '')}. Set it to ${expected}.`;
}

/** Returns the price ID of a plan in the demo checkout, such as `pri_01demoyearly00000000000000`. */
export function getDemoPriceId(plan: string): string {
  // Without the second underscore, `plan-1` and `plan-10` would have the same ID.
  return `pri_01demo${plan.replaceAll('-', '_').replace(/\d$/, '$&_')}`.padEnd(30, '0');
}

/** Returns the price IDs of the demo checkout by plan. */
export function getDemoPriceIds(): PublicConfig['priceIds'] {
  return Object.fromEntries(plans.map(({ id }) => [id, getDemoPriceId(id)]));
}
