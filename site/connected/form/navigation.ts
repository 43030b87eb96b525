import { useSyncExternalStore } from 'react';
import type { Login } from '../../adapters/auth/auth.ts';

/** Time limit for the next page, in milliseconds. After it, this page can be used again. */
const NAVIGATION_TIMEOUT_MS = 15_000;

/** Selector of password fields, whether their text is shown or not. */
const PASSWORDS = 'input:is([autocomplete~=current-password], [autocomplete~=new-password])';

/**
 * Navigates to a URL. The promise resolves only if this page is still shown, because the next one hasn't loaded in time,
 * or is shown again, from the back/forward cache. A caller that waits for it therefore can't act twice on repeated
 * clicks. Clears passwords when the page is left, because Back would show them to anyone.
 */
export async function goTo(target: string, timeoutMs = NAVIGATION_TIMEOUT_MS): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  await new Promise<void>((resolve) => {
    addEventListener('pagehide', forgetPasswords, { signal });
    addEventListener('pageshow', () => resolve(), { signal });
    setTimeout(resolve, timeoutMs);
    location.assign(target);
  });
  over.abort();
}

function forgetPasswords(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(PASSWORDS)) field.value = '';
}

/** Throws if the browser hasn't stored the session of a login. It would end with this page, without a message. */
export function requireStoredLogin({ isStored }: Login): void {
  if (isStored) return;
  throw new Error(
    'You’re logged in on this page only, because your browser blocks storage for this site. Allow it, then log in again.',
  );
}

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

/**
 * Returns a query parameter of the URL, or null. Returns `undefined` until hydration, because a prerendered page is the
 * same for every query.
 */
export function useSearchParameter(name: string): string | null | undefined {
  return useSyncExternalStore(
    follow,
    () => new URLSearchParams(location.search).get(name),
    () => undefined,
  );
}

function follow(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

let emailInFragment: string | undefined;

/**
 * Returns the email address in the fragment of the URL, or an empty string. Links put it there because browsers don't send
 * the fragment to a server. It is read once, because a link within the page replaces the fragment.
 */
export function useEmailInFragment(): string {
  return useSyncExternalStore(
    () => () => {},
    () => (emailInFragment ??= new URLSearchParams(location.hash.slice(1)).get('email') ?? ''),
    () => '',
  );
}
