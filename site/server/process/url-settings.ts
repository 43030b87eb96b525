import * as z from 'zod';
import { isLoopback } from './loopback.ts';

/** Parses an HTTP URL. `URL.parse` also accepts backslashes, line breaks and missing slashes. */
const parseHttpUrl = (text: string): URL | null => (/^https?:\/\/[^\s\\]+$/i.test(text) ? URL.parse(text) : null);

/** Returns an origin as browsers send it: in lower case, in ASCII, without a final slash. Empty for any other text. */
export function normalizeOrigin(text: string): string {
  const url = parseHttpUrl(text);
  return url !== null && url.href === `${url.origin}/` ? url.origin : '';
}

/** Returns a URL without a final slash. Empty for any text that isn't a URL of an API. */
function normalizeBaseUrl(text: string): string {
  const url = parseHttpUrl(text);
  return url !== null && url.href === url.origin + url.pathname ? url.href.replace(/\/+$/, '') : '';
}

const isFilled = (text: string): boolean => text !== '';

export const originSetting = z
  .string()
  .transform(normalizeOrigin)
  .refine(isFilled, 'an origin such as https://www.example.com, without a path');

/** URL of an API that gets a key, which only connections on this machine may send in plain text. */
export const apiUrlSetting = z
  .string()
  .transform(normalizeBaseUrl)
  .refine(isFilled, { error: 'a URL such as https://api.paddle.com', abort: true })
  .refine((text) => text.startsWith('https:') || isLoopback(new URL(text).hostname), {
    error: ({ input }) => `${String(input).replace(/^http:/, 'https:')}, because requests contain the API key`,
  });

/**
 * Returns true if the host of a URL with a user name begins later than a URL parser finds it, because an unencoded `/`,
 * `?` or `#` comes first.
 */
function isCutOff(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || `${url.pathname}${url.hash}`.includes('@')) return true;
  return url.pathname.length < 2 && url.search.includes('@');
}

/** Returns the characters in the user name and the password of a URL that must be encoded to have a certain meaning. */
function unencodedCharacters(text: string): readonly string[] {
  const url = isCutOff(text) ? null : URL.parse(text);
  const credentials = url === null ? /:\/\/(.*)@/s.exec(text)?.[1] : url.username + url.password;
  const isLiteral = /%(?![\da-f]{2})/i.test(credentials ?? '');
  // Both libraries take a `%` literally, but only if no other one begins a code.
  const percent = isLiteral && /%[\da-f]{2}/i.test(text) ? ['%'] : [];
  return [...new Set([...percent, ...(credentials?.match(/[/?#]/g) ?? [])])];
}

const urlWithPassword = z.string().refine((text) => unencodedCharacters(text).length === 0, {
  error({ input }) {
    const codes = unencodedCharacters(String(input)).map((each) => `${encodeURIComponent(each)} in place of ${each}`);
    return `the same URL with a percent-encoded user name and password: ${codes.join(', ')}`;
  },
  abort: true,
});

/** Returns true for the URLs that `pg` accepts, including those of a Unix socket. */
function isDatabaseUrl(text: string): boolean {
  // A directory and a database.
  if (/^\/\S+ \S+$/.test(text)) return true;
  const url = URL.parse(text.replace('@/', '@localhost/'));
  if (url?.protocol === 'socket:') return url.pathname.startsWith('/') && Boolean(url.searchParams.get('db'));
  if (url === null || !/^postgres(?:ql)?:$/.test(url.protocol)) return false;
  return url.pathname.length > 1 && (url.hostname !== '' || Boolean(url.searchParams.get('host')));
}

export const databaseUrlSetting = urlWithPassword.refine(
  isDatabaseUrl,
  'a URL such as postgresql://user:password@host:5432/database',
);

const SMTP_URL_EXAMPLE = 'a URL such as smtps://user:password@mail.example.com:465';

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

/** Any other word would count as true, and emails would be sent in plain text or not at all. */
function hasValidTlsParameters(smtpUrl: string): boolean {
  const parameters = URL.parse(smtpUrl)?.searchParams;
  return ['requireTLS', 'ignoreTLS'].every((name) => ['true', 'false'].includes(parameters?.get(name) ?? 'true'));
}

export const smtpUrlSetting = urlWithPassword
  .refine(isSmtpUrl, SMTP_URL_EXAMPLE)
  .refine(hasValidTlsParameters, `${SMTP_URL_EXAMPLE}, with requireTLS and ignoreTLS true or false`);

/** Returns a URL without password and parameters. Other text is described by its length. */
export function withoutPassword(text: string): string {
  const url = URL.parse(isCutOff(text) ? text.replace(/^([^:]*:\/\/[^:@/?#]*).*@/s, '$1:***@') : text);
  if (url === null || (url.host === '' && !/^(?:postgres(?:ql)?|socket):$/.test(url.protocol)))
    return `a text of ${text.length} characters`;
  const user = url.username === '' ? '' : `${url.username}${url.password === '' ? '' : ':***'}@`;
  return JSON.stringify(`${url.protocol}//${user}${url.host}${url.pathname}`);
}
