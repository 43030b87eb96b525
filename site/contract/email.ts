import { TEXT_MAX } from './limits.ts';

/**
 * Email addresses that are valid in `<input type="email">`, as the HTML standard defines them, with at most 64
 * characters before the `@`, because mail servers reject more (RFC 5321).
 */
const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** ASCII characters that a URL parser removes, decodes, or interprets as the end of a host. */
const NOT_IN_DOMAINS = /[\0-\x20%/:?#@[\\\]\x7f]/;

/** IPv4 addresses. A URL parser also creates them from digits of other scripts. */
const IP_ADDRESS = /^[\d.]+$/;

/**
 * Returns an email address with its domain as A-labels, as mail servers expect it. An email address in ASCII, or with a domain
 * that can't be converted, is returned unchanged. Nothing else may convert domains: by the transitional rules of UTS 46,
 * which Chromium applies to `<input type="email">`, a domain with `ß` or `ς` becomes one that belongs to someone else.
 * The forms therefore use text inputs.
 */
export function withAsciiDomain(email: string): string {
  const start = email.lastIndexOf('@') + 1;
  const domain = email.slice(start);
  const isAscii = /^[\0-\u{7f}]*$/u.test(domain);
  if (start === 0 || isAscii || email.length > TEXT_MAX || NOT_IN_DOMAINS.test(domain)) return email;
  const url = `https://${domain}`;
  const { hostname } = URL.canParse(url) ? new URL(url) : { hostname: domain };
  const converted = email.slice(0, start) + hostname;
  return IP_ADDRESS.test(hostname) || converted.length > TEXT_MAX ? email : converted;
}

/** Returns true if a text is an email address. Its domain may be written in any script. */
export const isEmail = (text: string): boolean => EMAIL_PATTERN.test(withAsciiDomain(text));
