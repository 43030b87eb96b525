import { createAnalytics } from '../../site/adapters/analytics/analytics.ts';
import type { Analytics, EventOutcome } from '../../site/adapters/analytics/analytics.ts';
import type { GoogleTag } from '../../site/adapters/analytics/google-tag.ts';
import { storedPageViews } from '../../site/adapters/analytics/page-views.ts';
import { sentPurchases } from '../../site/adapters/analytics/purchase.ts';
import type { LocksLike } from '../../site/adapters/analytics/purchase.ts';
import { createConsent } from '../../site/adapters/consent.ts';
import type { Consent } from '../../site/adapters/consent.ts';
import { FakeBrowser, FakeLocks } from '../session/fake-browser.ts';

export const MEASUREMENT_ID = 'G-TEST';
export const CONVERSION = 'AW-1/label';

export interface PageOptions {
  readonly hostname?: string;
  readonly measurementId?: string | null;
  readonly adsConversion?: string | null;
  readonly refusesBySignal?: boolean;
  /** Result of loading the script of the tag; `never` leaves it pending. */
  readonly script?: 'comes' | 'is blocked' | 'never';
  readonly locks?: LocksLike | undefined;
  readonly address?: string;
  readonly referrer?: string;
  /** The session storage, which the next document of the tab shares. */
  readonly tabStorage?: Map<string, string>;
  /** Milliseconds. */
  readonly now?: number;
}

/** A page with analytics, in one of the tabs of a browser. */
export interface TaggedPage {
  readonly analytics: Analytics;
  /** Records a page view, as `site/runtime/consent/tags.ts` does when a document starts. */
  readonly view: () => void;
  readonly consent: Consent;
  /** Every command of the tag, in order. */
  readonly commands: unknown[][];
  /** The ids for which the script was fetched. */
  readonly fetched: string[];
  /** Categories whose cookies were deleted. */
  readonly forgotten: string[];
  readonly outcomes: [name: string, outcome: EventOutcome][];
  /** Returns the parameters of every sent event with a name. */
  readonly sent: (name: string) => unknown[];
}

export function openPage(browser = new FakeBrowser(), options: PageOptions = {}): TaggedPage {
  const { script = 'comes', address = 'https://onset.example/success', referrer = '' } = options;
  const tab = browser.tab();
  const commands: unknown[][] = [];
  const fetched: string[] = [];
  const forgotten: string[] = [];
  const outcomes: [string, EventOutcome][] = [];
  const tag: GoogleTag = {
    command: (...command) => void commands.push([...command]),
    load(id) {
      fetched.push(id);
      return script === 'never' ? new Promise(() => {}) : Promise.resolve(script === 'comes');
    },
    disable: (id, isOff) => void commands.push(['disable', id, isOff]),
  };
  const consent = createConsent({ ...tab, refusesBySignal: options.refusesBySignal ?? false, now: () => 0 });
  const { tabStorage = new Map<string, string>(), now = 0 } = options;
  const views = storedPageViews({
    consent,
    storage: {
      getItem: (key) => tabStorage.get(key) ?? null,
      setItem: (key, value) => void tabStorage.set(key, value),
    },
    now: () => now,
    page: () => ({ url: address, title: 'Thank you', referrer }),
  });
  const analytics = createAnalytics({
    measurementId: options.measurementId === undefined ? MEASUREMENT_ID : options.measurementId,
    adsConversion: options.adsConversion === undefined ? CONVERSION : options.adsConversion,
    hostname: options.hostname ?? 'onset.example',
    consent,
    tag,
    sent: sentPurchases(tab.storage, options.locks),
    views,
    page: () => ({ url: address, referrer }),
    deleteCookies: (category) => void forgotten.push(category),
    onEvent: (name, _, outcome) => void outcomes.push([name, outcome]),
  });
  return {
    analytics,
    view() {
      views.add();
      analytics.sendPageViews();
    },
    consent,
    commands,
    fetched,
    forgotten,
    outcomes,
    sent: (name) => commands.filter(([kind, event]) => kind === 'event' && event === name).map(([, , each]) => each),
  };
}

/** Exclusive locks like `navigator.locks`, and the names that were requested. */
export function turnByTurn(): LocksLike & { readonly held: string[] } {
  const locks = new FakeLocks();
  const { signal } = new AbortController();
  return { held: locks.names, request: (name, work) => locks.request(name, { signal }, work) };
}

/** Waits for everything that needs no timer. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
