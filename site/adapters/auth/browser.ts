import type { AuthOptions } from './auth.ts';

/**
 * What `createAuth` needs of the browser. `localStorage` is looked up at each use, because where storage is blocked
 * naming it already throws; `navigator.locks` is missing on pages that are not served securely.
 */
export function browserSession(): Omit<AuthOptions, 'http'> {
  return {
    storage: {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => localStorage.setItem(key, value),
      removeItem: (key) => localStorage.removeItem(key),
    },
    locks: 'locks' in navigator ? navigator.locks : undefined,
    onStorageEvent(listener) {
      addEventListener('storage', listener);
      return () => removeEventListener('storage', listener);
    },
  };
}
