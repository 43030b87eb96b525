import { useSyncExternalStore } from 'react';

/**
 * A parameter of the page's address; null where there is none, and `undefined` until the browser has looked, because a
 * page made in advance is the same for every address.
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
