/**
 * What the proxies in front say in a list header such as `X-Forwarded-For: <visitor>, <proxy>`. Each proxy adds to its
 * right end, so the value of the outermost trusted one stands `proxies` from the right; further left may stand what a
 * visitor invented. `undefined` without a proxy, and where the header is missing, empty or has fewer values.
 */
export function forwardedValue(header: string | undefined, proxies: number): string | undefined {
  const value = proxies === 0 ? undefined : header?.split(',').at(-proxies)?.trim();
  return value === '' ? undefined : value;
}

/**
 * The same for headers that a proxy may overwrite instead of adding to them, `X-Forwarded-Proto` and `-Host`: where
 * fewer values came than there are proxies, the first is the outermost proxy's.
 */
export function forwardedOnce(header: string | undefined, proxies: number): string | undefined {
  const values = header?.split(',', MOST_VALUES) ?? [];
  return forwardedValue(header, Math.min(proxies, values.length));
}

/** No more proxies than this can be configured. */
const MOST_VALUES = 10;

/** The headers by which a proxy tells of a request; they mean nothing to a server that is told of no proxy. */
const HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;

/** Whether a request carries a header that a proxy writes. */
export function hasForwardedHeader(headers: Readonly<Record<string, unknown>>): boolean {
  return HEADERS.some((name) => headers[name] !== undefined);
}
