import { createHash } from 'node:crypto';

/** What every reply says, whatever it is. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), hid=()',
  // `allow-popups`, because a payment method in the checkout's frame may open its own window and must hear back from
  // it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Said only over https: a browser that got it would never try plain http again. A year, this host alone. */
export const HSTS = { name: 'Strict-Transport-Security', value: 'max-age=31536000' } as const;

/** For whatever is not a page: should a browser show it as one, it may load and run nothing. */
export const CLOSED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The Content-Security-Policy of one page: its own origin only, and of inline scripts exactly those in this HTML.
 * `apiOrigin` is the origin of the account API where the build names another than the site's own.
 */
export function pagePolicy(html: string, apiOrigin: string | undefined): string {
  const scripts = inlineScripts(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(scripts)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    ["connect-src 'self'", ...(apiOrigin === undefined ? [] : [apiOrigin])].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The text of every inline script a browser would obey: executable ones, import maps and speculation rules. */
function inlineScripts(html: string): string[] {
  const found = html.matchAll(/<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script\s*>/gi);
  return [...found].flatMap(([, attributes = '', script = '']) => {
    if (/(?:^|\s)src\s*=/i.test(attributes)) return [];
    const type = /(?:^|\s)type\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? '';
    // The parser turns every line end into a line feed before the script is hashed.
    return OBEYED.has(type) ? [script.replace(/\r\n?/g, '\n')] : [];
  });
}

/** Types of inline scripts that are code or instructions; any other, such as JSON-LD, is data and needs no leave. */
const OBEYED = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'text/ecmascript',
  'application/ecmascript',
  'importmap',
  'speculationrules',
]);
