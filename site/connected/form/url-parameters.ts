import { useSyncExternalStore } from 'react';

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
