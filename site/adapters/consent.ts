import { createObservable } from './observable.ts';
import { orNull } from './storage.ts';
import { storedText } from './stored-text.ts';
import type { TextStorage } from './stored-text.ts';

export interface ConsentState extends Granted {
  /**
   * `unasked` without a choice; `chosen` with one; `signal` if the browser refuses for its user (Global Privacy Control):
   * the visitor isn't asked, and nothing is granted.
   */
  readonly status: 'unasked' | 'chosen' | 'signal';
}

export interface ConsentOptions {
  readonly storage: TextStorage;
  /** Calls `listener` after another tab has changed the storage. `key` is null if it was cleared. */
  readonly onStorageEvent: (listener: (event: { readonly key: string | null }) => void) => unknown;
  /** `navigator.globalPrivacyControl`. */
  readonly refusesBySignal: boolean;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
}

/** Consent of the visitor, shared by all scripts of a page. */
export interface Consent {
  readonly getState: () => ConsentState;
  /** Calls `listener` after each change, in this tab or another one. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores a choice, or remembers it for this page if storage is blocked. Global Privacy Control overrides it. */
  readonly choose: (granted: Granted) => void;
}

const NOTHING: Granted = { analytics: false, ads: false };

/** Creates the consent of the visitor, which follows changes of other tabs. Never throws. */
export function createConsent({ storage, onStorageEvent, refusesBySignal, now }: ConsentOptions): Consent {
  if (refusesBySignal) {
    const refused: ConsentState = { status: 'signal', ...NOTHING };
    return { getState: () => refused, subscribe: () => () => {}, choose: () => {} };
  }
  const stored = storedText(storage, CONSENT_KEY);
  const read = (): ConsentState => {
    const choice = readChoice(stored.read());
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
      stored.write(writeChoice(granted, new Date(now()).toISOString()));
      state.set({ status: 'chosen', analytics: granted.analytics, ads: granted.ads });
    },
  };
}

/** Returns the parts of a browser for `createConsent`. `localStorage` is looked up at each use, because it throws if blocked. */
export function browserConsent(): ConsentOptions {
  return {
    storage: {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => localStorage.setItem(key, value),
    },
    onStorageEvent(listener) {
      addEventListener('storage', listener);
      // Pages in the back/forward cache receive no storage events.
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) listener({ key: null });
      });
    },
    refusesBySignal: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
    now: () => Date.now(),
  };
}

/** Consent by purpose: counting visits, and reporting purchases to Google Ads. */
export interface Granted {
  readonly analytics: boolean;
  readonly ads: boolean;
}

/** Key of the choice in `localStorage`. */
export const CONSENT_KEY = 'onset_consent';

/** Version of the question. A different question, for example about a new tool, needs a new version: everyone is asked again. */
export const CONSENT_VERSION = 1;

/** Serializes a choice. `at` is its time in ISO 8601, because the site must be able to prove a consent. */
export function writeChoice({ analytics, ads }: Granted, at: string): string {
  return JSON.stringify({ version: CONSENT_VERSION, at, analytics, ads });
}

/** Parses a stored choice. Returns `undefined` for another version or an invalid text, so that the visitor is asked again. */
export function readChoice(text: string | null): Granted | undefined {
  const stored = text === null ? null : orNull((): unknown => JSON.parse(text));
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { version, analytics, ads } = stored as Readonly<Record<string, unknown>>;
  if (version !== CONSENT_VERSION || typeof analytics !== 'boolean' || typeof ads !== 'boolean') return undefined;
  return { analytics, ads };
}
