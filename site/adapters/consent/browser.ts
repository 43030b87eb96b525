import type { ConsentOptions } from './consent.ts';

/** What `createConsent` needs of the browser. `localStorage` is looked up at each use: naming it throws where it is blocked. */
export function browserConsent(): ConsentOptions {
  return {
    storage: {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => localStorage.setItem(key, value),
    },
    onStorageEvent(listener) {
      addEventListener('storage', listener);
      // A page that slept in the back/forward cache was told nothing meanwhile.
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) listener({ key: null });
      });
    },
    refusesBySignal: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
    now: () => Date.now(),
  };
}
