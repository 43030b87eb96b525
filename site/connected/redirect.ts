/**
 * Returns the target of `?redirect=` if it is a path of this site, and otherwise `fallback`. A link to the login page can
 * come from anyone, and must not lead to another site.
 */
export function redirectTarget(search: string, origin: string, fallback = '/profile'): string {
  const wanted = new URLSearchParams(search).get('redirect');
  if (wanted === null || !wanted.startsWith('/')) return fallback;
  // `URL.parse` would be shorter, but Safari 17 lacks it.
  if (!URL.canParse(wanted, origin)) return fallback;
  const url = new URL(wanted, origin);
  if (url.origin !== origin) return fallback;
  return url.pathname.startsWith('//') ? fallback : url.pathname + url.search + url.hash;
}
