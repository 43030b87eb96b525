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

/** A word that is neither would count as true, and nobody would see that mails go in clear, or do not go at all. */
function saysTlsClearly(smtpUrl: string): boolean {
  const parameters = URL.parse(smtpUrl)?.searchParams;
  return ['requireTLS', 'ignoreTLS'].every((name) => ['true', 'false'].includes(parameters?.get(name) ?? 'true'));
}

/** The one schema of the run-time configuration: environment in, typed settings out. */
const configSchema = z.object({
  // 0.0.0.0 and not `::`, because it works on a host without IPv6 too. `HOST=::` listens on both where there is IPv6.
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

/** What the process is told from outside. */
export interface Config {
  /** Address to listen on. */
  readonly host: string;
  /** Whether `host` was set, and is not the default. */
  readonly isHostSet: boolean;
  /** Port to listen on; 0 lets the system choose. */
  readonly port: number;
  /** Directory of everything that must outlive the process. */
  readonly dataDir: string;
  /** Where assets of other builds are kept; `undefined` means `assets` in `dataDir`. */
  readonly keptAssetsDir: string | undefined;
  /** Key text of the access tokens; `undefined` means the one kept in `dataDir`. */
  readonly jwtSecret: string | undefined;
  /** Number of proxies in front whose `X-Forwarded-*` headers are believed; `undefined` where nobody said: none. */
  readonly trustedProxies: number | undefined;
  /** Origins, besides the server's own, whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** For whom browsers are to insist on https, once they have used it. */
  readonly hsts: 'host' | 'subdomains' | 'preload';
  /** How long `/readyz` says 503 before a server that was told to stop takes no more connections, in seconds. */
  readonly stopDelay: number;
  /** How long a connection is kept for its next request, in seconds. */
  readonly keepAliveSeconds: number;
  /** A PostgreSQL database; `undefined` means SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Origin of the site that mails link to; `undefined` means this process on localhost. */
  readonly siteUrl: string | undefined;
  /** Origin of the account API, where it is another than the site's. */
  readonly apiUrl: string | undefined;
  /** Whether an address must be confirmed before its account can be used. */
  readonly emailConfirmation: boolean;
  /** The server mails are handed to; `undefined` means that they are written to `dataDir/outbox`. */
  readonly smtpUrl: string | undefined;
  /** Whom mails are from. */
  readonly mailFrom: string;
  /** The key of Paddle's API; `undefined` means that nothing is asked of it. */
  readonly paddleApiKey: string | undefined;
  /** Where Paddle's API is, if not at Paddle: a proxy on the way out, or a stand-in. */
  readonly paddleApiUrl: string | undefined;
  /** What webhooks are signed with; `undefined` means that none is accepted but the demo's. */
  readonly paddleWebhookSecret: string | undefined;
  /** How far a webhook's time may be from this machine's, in seconds. */
  readonly paddleWebhookTolerance: number;
  /** Whether a build without a client token sells for show; `undefined` means only where nobody else seems to reach it. */
  readonly demoCheckout: boolean | undefined;
  /** For purchases told to Google Analytics by the server; `undefined` means that they are not. */
  readonly gaApiSecret: string | undefined;
  /** The private key licences are signed with, PKCS8 as PEM or base64; `undefined` means the one kept in `dataDir`. */
  readonly licenceKey: string | undefined;
  /** What Prometheus has to say to be told; `undefined` means that nobody is. */
  readonly metricsToken: string | undefined;
}

/**
 * Reads the configuration from environment variables; an empty variable counts as unset, and a secret may be in a file.
 * Throws a `StartError` of one line that names each bad variable, what it holds and what is expected. A secret is
 * described by its length, never shown.
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

/** How settings that hold a secret are shown. */
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

/** A URL as it may be shown: with neither password nor parameters. What is no URL is described by its length. */
export function withoutPassword(text: string): string {
  const url = URL.parse(text);
  if (url === null || url.host === '') return length(text);
  const user = url.username === '' ? '' : `${url.username}${url.password === '' ? '' : ':***'}@`;
  return JSON.stringify(`${url.protocol}//${user}${url.host}${url.pathname}`);
}
