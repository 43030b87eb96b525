/** Where a visitor goes after signing in, unless the address says otherwise. */
export const AFTER_SIGN_IN = '/profile';

/**
 * The target of `?redirect=`, if it is a path of this very site; otherwise the profile. A link to the log-in page can
 * come from anybody, and must not lead to somebody else's site.
 */
export function redirectTarget(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('redirect');
  if (wanted === null || !wanted.startsWith('/')) return AFTER_SIGN_IN;
  // `URL.parse` says it in one, but not in Safari 17.
  if (!URL.canParse(wanted, origin)) return AFTER_SIGN_IN;
  const url = new URL(wanted, origin);
  if (url.origin !== origin) return AFTER_SIGN_IN;
  return url.pathname.startsWith('//') ? AFTER_SIGN_IN : url.pathname + url.search + url.hash;
}
