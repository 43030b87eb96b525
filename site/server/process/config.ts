import { brand } from '@onset/design-system/brand';
import * as z from 'zod';
import { readSigningKey, withSecretFiles, withoutQuotes } from './secrets.ts';
import type { Environment } from './secrets.ts';
import { StartError } from './start-error.ts';
import {
  apiUrlSetting,
  databaseUrlSetting,
  normalizeOrigin,
  originSetting,
  smtpUrlSetting,
  withoutPassword,
} from './url-settings.ts';

const wholeNumber = (expected: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected);

const flag = z.enum(['true', 'false'], 'true or false').transform((text) => text === 'true');

interface Setting<Schema> {
  /** Environment variable. */
  readonly variable: string;
  readonly schema: Schema;
  /** Describes the value of a secret in an error message. */
  readonly describe?: (value: string) => string;
  /** True if an empty file of a secret counts as unset. */
  readonly isOptional?: boolean;
}

const setting = <Schema extends z.ZodType>(variable: string, schema: Schema): Setting<Schema> => ({ variable, schema });

/**
 * Setting with a secret, which can also be in a file that the variable with the suffix `_FILE` names. The file can't be
 * empty, because the server would silently use its own database, key or outbox.
 */
const secret = <Schema extends z.ZodType>(
  variable: string,
  schema: Schema,
  describe = (value: string): string => `a text of ${value.length} characters`,
): Setting<Schema> => ({ variable, schema, describe });

/** Secret of a feature that is off without it, so its file may be empty. */
const optionalSecret = <Schema extends z.ZodType>(variable: string, schema: Schema): Setting<Schema> => ({
  ...secret(variable, schema),
  isOptional: true,
});

/** Settings of the server. */
export const SETTINGS = {
  /** Address to listen on. Not `::`, because 0.0.0.0 also works on hosts without IPv6. `::` listens on both. */
  host: setting('HOST', z.string().default('0.0.0.0')),
  /** Port to listen on; 0 lets the system choose. */
  port: setting('PORT', z.prefault(wholeNumber('a whole number from 0 to 65535', 0, 65_535), '3000')),
  /** Directory of all data that must outlive the process. */
  dataDir: setting('DATA_DIR', z.string().default('./data')),
  /** Directory for assets of other builds; `undefined` means `assets` in `dataDir`. */
  keptAssetsDir: setting('KEPT_ASSETS_DIR', z.string().optional()),
  /** Key of the access tokens; `undefined` means the one stored in `dataDir`. */
  jwtSecret: secret('JWT_SECRET', z.string().min(32, 'a secret of at least 32 characters').optional()),
  /**
   * Number of trusted proxies in front, whose `X-Forwarded-*` headers are used. `undefined` means none, with a warning.
   */
  trustedProxies: setting(
    'TRUST_PROXY',
    z
      .union(
        [z.literal('true').transform(() => 1), z.literal('false').transform(() => 0), wholeNumber('', 0, 10)],
        'true, false, or the number of proxies in front, 0 to 10',
      )
      .optional(),
  ),
  /** Other origins whose pages may call the API. */
  corsOrigins: setting(
    'CORS_ORIGINS',
    z.prefault(
      z
        .string()
        .transform((list) =>
          list
            .split(',')
            .flatMap((part) => part.trim() || [])
            .map(normalizeOrigin),
        )
        .refine(
          (origins) => !origins.includes(''),
          'a comma-separated list of origins such as https://www.example.com, without a path',
        ),
      '',
    ),
  ),
  /** Scope of HSTS. */
  hsts: setting('HSTS', z.prefault(z.enum(['host', 'subdomains', 'preload'], 'host, subdomains or preload'), 'host')),
  /** Seconds for which `/readyz` responds with 503 before a stopping server closes its port. */
  stopDelay: setting('STOP_DELAY', z.prefault(wholeNumber('a whole number of seconds from 0 to 60', 0, 60), '0')),
  /** Seconds for which an idle connection is kept open. */
  keepAliveSeconds: setting(
    'KEEP_ALIVE',
    z.prefault(wholeNumber('a whole number of seconds from 1 to 3600', 1, 3600), '65'),
  ),
  /** URL of a PostgreSQL database; `undefined` means SQLite in `dataDir`. */
  databaseUrl: secret('DATABASE_URL', databaseUrlSetting.optional(), withoutPassword),
  /** Origin of the site in links of emails; `undefined` means this process on localhost. */
  siteUrl: setting('SITE_URL', originSetting.optional()),
  /** Origin of the account API, if it isn't the site's. */
  apiUrl: setting('API_URL', originSetting.optional()),
  /** True if an email address must be confirmed before its account can be used. */
  emailConfirmation: setting('EMAIL_CONFIRMATION', z.prefault(flag, 'false')),
  /** URL of the SMTP server; `undefined` means that emails are written to `dataDir/outbox`. */
  smtpUrl: secret('SMTP_URL', smtpUrlSetting.optional(), withoutPassword),
  /** Sender of emails. */
  mailFrom: setting(
    'MAIL_FROM',
    z
      .string()
      .regex(
        /^(?:[^<>\r\n]* <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
        `an email address such as hello@example.com or ${brand.name} <hello@example.com>`,
      )
      .default(`${brand.name} <${brand.supportEmail}>`),
  ),
  /** Key of Paddle's API; `undefined` means that the API isn't used. */
  paddleApiKey: optionalSecret(
    'PADDLE_API_KEY',
    z
      .string()
      // Keys from before May 2025 have no prefix.
      .regex(
        /^(?:pdl_(?:live|sdbx)_apikey_\w+|[a-z\d]{20,})$/i,
        'an API key from Paddle such as pdl_live_apikey_…, not a client token or a webhook secret',
      )
      .optional(),
  ),
  /** URL of Paddle's API, if it isn't Paddle's own: a proxy or a simulator. */
  paddleApiUrl: setting('PADDLE_API_URL', apiUrlSetting.optional()),
  /** Secret of webhook signatures; `undefined` means that only the demo's webhooks are accepted. */
  paddleWebhookSecret: optionalSecret(
    'PADDLE_WEBHOOK_SECRET',
    z
      .string()
      .regex(
        /^(?!live_|test_|pdl_(?!ntfset_)).{16,}$/,
        'the secret key of a notification destination such as pdl_ntfset_…, not an API key or a client token',
      )
      .optional(),
  ),
  /** Maximum difference between a webhook's time and this server's, in seconds. */
  paddleWebhookTolerance: setting(
    'PADDLE_WEBHOOK_TOLERANCE',
    z.prefault(wholeNumber('a whole number of seconds from 1 to 3600', 1, 3600), '60'),
  ),
  /** True to run the demo checkout; `undefined` means only if other people can't reach the server. */
  demoCheckout: setting('DEMO_CHECKOUT', flag.optional()),
  /** API secret for purchases that the server reports to Google Analytics; `undefined` means that it doesn't. */
  gaApiSecret: optionalSecret(
    'GA_API_SECRET',
    z.string().min(10, 'an API secret of the Measurement Protocol').optional(),
  ),
  /** Private key of licenses, PKCS8 as PEM or base64; `undefined` means the one stored in `dataDir`. */
  licenseKey: secret(
    'LICENCE_KEY',
    z
      .string()
      .refine((text) => readSigningKey(text) !== undefined, 'an Ed25519 private key in PKCS8, as PEM or base64')
      .optional(),
  ),
  /** Token for `/metrics`; `undefined` means that there are no metrics. */
  metricsToken: optionalSecret(
    'METRICS_TOKEN',
    z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, 'at least 16 letters, digits or punctuation characters, without spaces')
      .optional(),
  ),
};

/** Names of all variables that the server reads. */
export const SETTING_NAMES = Object.values(SETTINGS).flatMap(({ variable, describe }) =>
  describe ? [variable, `${variable}_FILE`] : [variable],
);

/** Configuration of the server. */
export type Config = {
  readonly [Name in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[Name]['schema']>;
} & {
  /** True if `host` was set. */
  readonly isHostSet: boolean;
};

/**
 * Reads the configuration from environment variables. An empty variable counts as unset, and secrets may be in files.
 * Spaces and quotation marks around a value are ignored. Throws a `StartError` of one line that names each invalid
 * variable, its value and what to set. Only the length of a secret is shown.
 */
export function readConfig(env: Environment): Config {
  const settings: readonly (readonly [string, Setting<z.ZodType>])[] = Object.entries(SETTINGS);
  const secrets = settings.flatMap(([, each]) => (each.describe ? each : []));
  const given = withSecretFiles(env, secrets);
  const errors: string[] = [];
  const values = settings.map(([name, { variable, schema, describe = JSON.stringify }]) => {
    const text = given[variable] ?? '';
    // A quotation mark may be part of this secret, and another secret would log everyone out.
    const value = (variable === 'JWT_SECRET' ? text : withoutQuotes(text)) || undefined;
    const { data, error } = schema.safeParse(value);
    for (const { message } of error?.issues ?? [])
      errors.push(`${variable} is ${describe(value ?? '')}. Set it to ${message}.`);
    return [name, data] as const;
  });
  if (errors.length > 0) throw new StartError(errors.join(' '));
  // Each value was parsed by the schema of its name.
  const config = Object.fromEntries(values) as Omit<Config, 'isHostSet'>;
  return { ...config, isHostSet: withoutQuotes(given['HOST'] ?? '') !== '' };
}
