import { createObservable } from '../observable.ts';
import { CONSENT_KEY, readChoice, writeChoice } from './choice.ts';
import type { Granted } from './choice.ts';
import { keptText } from './stored-text.ts';
import type { TextStorage } from './stored-text.ts';

export interface ConsentState extends Granted {
  /**
   * `unasked` until there is a choice; `chosen` once there is one; `signal` where the browser itself refuses for its user
   * (Global Privacy Control): then nobody is asked, and nothing is granted.
   */
  readonly status: 'unasked' | 'chosen' | 'signal';
}

export interface ConsentOptions {
  readonly storage: TextStorage;
  /** Calls back when another tab has written to the storage; `key` is null where all of it was cleared. */
  readonly onStorageEvent: (listener: (event: { readonly key: string | null }) => void) => unknown;
  /** `navigator.globalPrivacyControl`. */
  readonly refusesBySignal: boolean;
  /** The time, in milliseconds. */
  readonly now: () => number;
}

/** What this visitor allows. One for the page. */
export interface Consent {
  readonly getState: () => ConsentState;
  /** Calls back at each change, here or in another tab; returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps a choice, for as long as the page at the least. Has no effect against the browser's own signal. */
  readonly choose: (granted: Granted) => void;
}

const NOTHING: Granted = { analytics: false, ads: false };

/** Makes what is known of a visitor's consent, and keeps it true while other tabs change it. Never throws. */
export function createConsent({ storage, onStorageEvent, refusesBySignal, now }: ConsentOptions): Consent {
  if (refusesBySignal) {
    const refused: ConsentState = { status: 'signal', ...NOTHING };
    return { getState: () => refused, subscribe: () => () => {}, choose: () => {} };
  }
  const kept = keptText(storage, CONSENT_KEY);
  const read = (): ConsentState => {
    const choice = readChoice(kept.read());
    return choice ? { status: 'chosen', ...choice } : { status: 'unasked', ...NOTHING };
  };
  const state = createObservable(read());
  onStorageEvent(({ key }) => {
    if (key === CONSENT_KEY || key === null) state.set(read());
  });
  return {
    getState: state.get,
    subscribe: state.subscribe,
    choose(granted) {
      kept.write(writeChoice(granted, new Date(now()).toISOString()));
      state.set({ status: 'chosen', analytics: granted.analytics, ads: granted.ads });
    },
  };
}

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
