import * as z from 'zod';
import { readSigningKey, withSecretFiles } from './secrets.ts';
import { StartError } from './start-error.ts';

const wholeNumber = (expected: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected);

const EXPECTED_PROXIES = 'true, false, or the number of proxies in front, 0 to 10';
const EXPECTED_ORIGINS = 'a comma-separated list of origins such as https://www.example.com, without a path';

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
};

const EXPECTED_DATABASE = 'a URL such as postgresql://user:password@host:5432/database';
const EXPECTED_SMTP = 'a URL such as smtps://user:password@mail.example.com:465';
const EXPECTED_SITE = 'an origin such as https://www.example.com, without a path';
const EXPECTED_BASE = 'a URL such as https://api.paddle.com, without a slash at the end';
const EXPECTED_SENDER = 'an email address such as hello@example.com or Onset <hello@example.com>';

const isBaseUrl = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href.replace(/\/$/, '') === text && url.search === '';
};

const isUrlOf = (text: string, protocols: readonly string[]): boolean => {
  const url = URL.parse(text);
  return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
};

const isDatabaseUrl = (text: string): boolean =>
  isUrlOf(text, ['postgres:', 'postgresql:']) && (URL.parse(text)?.pathname.length ?? 0) > 1;

/** Any other word would count as true, and emails would be sent in plain text or not at all. */
function saysTlsClearly(smtpUrl: string): boolean {
  const parameters = URL.parse(smtpUrl)?.searchParams;
  return ['requireTLS', 'ignoreTLS'].every((name) => ['true', 'false'].includes(parameters?.get(name) ?? 'true'));
}

/** Schema of the environment variables. */
const configSchema = z.object({
  // Not `::`, because 0.0.0.0 also works on hosts without IPv6. `HOST=::` listens on both.
  HOST: z.string().default('0.0.0.0'),
  PORT: z.prefault(wholeNumber('a whole number from 0 to 65535', 0, 65_535), '3000'),
  DATA_DIR: z.string().default('./data'),
  KEPT_ASSETS_DIR: z.string().optional(),
  JWT_SECRET: z.string().min(32, 'a secret of at least 32 characters').optional(),
  TRUST_PROXY: z
    .union(
      [z.literal('true').transform(() => 1), z.literal('false').transform(() => 0), wholeNumber('', 0, 10)],
      EXPECTED_PROXIES,
    )
    .optional(),
  CORS_ORIGINS: z.prefault(
    z
      .string()
      .transform((list) =>
        list
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      )
      .refine((origins) => origins.every(isOrigin), EXPECTED_ORIGINS),
    '',
  ),
  HSTS: z.prefault(z.enum(['host', 'subdomains', 'preload'], 'host, subdomains or preload'), 'host'),
  STOP_DELAY: z.prefault(wholeNumber('a whole number of seconds from 0 to 60', 0, 60), '0'),
  KEEP_ALIVE: z.prefault(wholeNumber('a whole number of seconds from 1 to 3600', 1, 3600), '65'),
  DATABASE_URL: z.string().refine(isDatabaseUrl, EXPECTED_DATABASE).optional(),
  SITE_URL: z.string().refine(isOrigin, EXPECTED_SITE).optional(),
  API_URL: z.string().refine(isOrigin, EXPECTED_SITE).optional(),
  EMAIL_CONFIRMATION: z.prefault(
    z.union([z.literal('true').transform(() => true), z.literal('false').transform(() => false)], 'true or false'),
    'false',
  ),
  SMTP_URL: z
    .string()
    .refine((text) => isUrlOf(text, ['smtp:', 'smtps:']), EXPECTED_SMTP)
    .refine(saysTlsClearly, `${EXPECTED_SMTP}, with requireTLS and ignoreTLS true or false`)
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]* <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, EXPECTED_SENDER)
    .default('Onset <hello@onset.example>'),
  PADDLE_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{20,}$/, 'an API key from Paddle such as pdl_live_apikey_…')
    .optional(),
  PADDLE_API_URL: z.string().refine(isBaseUrl, EXPECTED_BASE).optional(),
  PADDLE_WEBHOOK_SECRET: z
    .string()
    .min(16, 'the secret key of a notification destination such as pdl_ntfset_…')
    .optional(),
  PADDLE_WEBHOOK_TOLERANCE: z.prefault(wholeNumber('a whole number of seconds from 1 to 3600', 1, 3600), '60'),
  DEMO_CHECKOUT: z
    .union([z.literal('true').transform(() => true), z.literal('false').transform(() => false)], 'true or false')
    .optional(),
  GA_API_SECRET: z.string().min(10, 'an API secret of the Measurement Protocol').optional(),
  LICENCE_KEY: z
    .string()
    .refine((text) => readSigningKey(text) !== undefined, 'an Ed25519 private key in PKCS8, as PEM or base64')
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'at least 16 letters, digits or punctuation characters, without spaces')
    .optional(),
});

/** Configuration of the server. */
export interface Config {
  /** Address to listen on. */
  readonly host: string;
  /** True if `host` was set. */
  readonly isHostSet: boolean;
  /** Port to listen on; 0 lets the system choose. */
  readonly port: number;
  /** Directory of all data that must outlive the process. */
  readonly dataDir: string;
  /** Directory for assets of other builds; `undefined` means `assets` in `dataDir`. */
  readonly keptAssetsDir: string | undefined;
  /** Key of the access tokens; `undefined` means the one stored in `dataDir`. */
  readonly jwtSecret: string | undefined;
  /**
   * Number of trusted proxies in front, whose `X-Forwarded-*` headers are used. `undefined` means none, with a warning.
   */
  readonly trustedProxies: number | undefined;
  /** Other origins whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** Scope of HSTS. */
  readonly hsts: 'host' | 'subdomains' | 'preload';
  /** Seconds for which `/readyz` responds with 503 before a stopping server closes its port. */
  readonly stopDelay: number;
  /** Seconds for which an idle connection is kept open. */
  readonly keepAliveSeconds: number;
  /** URL of a PostgreSQL database; `undefined` means SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Origin of the site in links of emails; `undefined` means this process on localhost. */
  readonly siteUrl: string | undefined;
  /** Origin of the account API, if it isn't the site's. */
  readonly apiUrl: string | undefined;
  /** True if an email address must be confirmed before its account can be used. */
  readonly emailConfirmation: boolean;
  /** URL of the SMTP server; `undefined` means that emails are written to `dataDir/outbox`. */
  readonly smtpUrl: string | undefined;
  /** Sender of emails. */
  readonly mailFrom: string;
  /** Key of Paddle's API; `undefined` means that the API isn't used. */
  readonly paddleApiKey: string | undefined;
  /** URL of Paddle's API, if it isn't Paddle's own: a proxy or a simulator. */
  readonly paddleApiUrl: string | undefined;
  /** Secret of webhook signatures; `undefined` means that only the demo's webhooks are accepted. */
  readonly paddleWebhookSecret: string | undefined;
  /** Maximum difference between a webhook's time and this server's, in seconds. */
  readonly paddleWebhookTolerance: number;
  /** True to run the demo checkout; `undefined` means only if other people can't reach the server. */
  readonly demoCheckout: boolean | undefined;
  /** API secret for purchases that the server reports to Google Analytics; `undefined` means that it doesn't. */
  readonly gaApiSecret: string | undefined;
  /** Private key of licenses, PKCS8 as PEM or base64; `undefined` means the one stored in `dataDir`. */
  readonly licenceKey: string | undefined;
  /** Token for `/metrics`; `undefined` means that there are no metrics. */
  readonly metricsToken: string | undefined;
}

/**
 * Reads the configuration from environment variables. An empty variable counts as unset, and secrets may be in files.
 * Throws a `StartError` of one line that names each invalid variable, its value and what to set. Only the length of a
 * secret is shown.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const all = Object.entries(withSecretFiles(env));
  const given = Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== ''));
  const parsed = configSchema.safeParse(given);
  if (!parsed.success)
    throw new StartError(
      parsed.error.issues.map((issue) => settingError(issue.path.join('.'), issue.message, given)).join(' '),
    );
  const { HOST, PORT, DATA_DIR, JWT_SECRET, TRUST_PROXY, CORS_ORIGINS, DATABASE_URL, SMTP_URL, ...rest } = parsed.data;
  return {
    host: HOST,
    isHostSet: given['HOST'] !== undefined,
    port: PORT,
    dataDir: DATA_DIR,
    keptAssetsDir: rest.KEPT_ASSETS_DIR,
    jwtSecret: JWT_SECRET,
    trustedProxies: TRUST_PROXY,
    corsOrigins: CORS_ORIGINS,
    hsts: rest.HSTS,
    stopDelay: rest.STOP_DELAY,
    keepAliveSeconds: rest.KEEP_ALIVE,
    databaseUrl: DATABASE_URL,
    siteUrl: rest.SITE_URL,
    apiUrl: rest.API_URL,
    emailConfirmation: rest.EMAIL_CONFIRMATION,
    smtpUrl: SMTP_URL,
    mailFrom: rest.MAIL_FROM,
    paddleApiKey: rest.PADDLE_API_KEY,
    paddleApiUrl: rest.PADDLE_API_URL,
    paddleWebhookSecret: rest.PADDLE_WEBHOOK_SECRET,
    paddleWebhookTolerance: rest.PADDLE_WEBHOOK_TOLERANCE,
    demoCheckout: rest.DEMO_CHECKOUT,
    gaApiSecret: rest.GA_API_SECRET,
    licenceKey: rest.LICENCE_KEY,
    metricsToken: rest.METRICS_TOKEN,
  };
}

function settingError(name: string, expected: string, given: Readonly<Record<string, string | undefined>>): string {
  const value = given[name] ?? '';
  return `${name} is ${HIDDEN[name]?.(value) ?? JSON.stringify(value)}. Set it to ${expected}.`;
}

const length = (value: string): string => `a text of ${value.length} characters`;

/** Functions that describe secret settings. */
const HIDDEN: Readonly<Record<string, (value: string) => string>> = {
  JWT_SECRET: length,
  PADDLE_API_KEY: length,
  PADDLE_WEBHOOK_SECRET: length,
  GA_API_SECRET: length,
  LICENCE_KEY: length,
  METRICS_TOKEN: length,
  DATABASE_URL: withoutPassword,
  SMTP_URL: withoutPassword,
};

/** Returns a URL without password and parameters. Other text is described by its length. */
export function withoutPassword(text: string): string {
  const url = URL.parse(text);
  if (url === null || url.host === '') return length(text);
  const user = url.username === '' ? '' : `${url.username}${url.password === '' ? '' : ':***'}@`;
  return JSON.stringify(`${url.protocol}//${user}${url.host}${url.pathname}`);
}
