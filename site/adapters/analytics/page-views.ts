import type { Consent } from '../consent/consent.ts';
import { keptText } from '../consent/stored-text.ts';
import type { TextStorage } from '../consent/stored-text.ts';
import { cleanAddress, cleanPageAddress } from './clean.ts';
import type { AnalyticsEvents } from './events.ts';

type PageView = AnalyticsEvents['page_view'];

export interface PageViewsOptions {
  readonly consent: Consent;
  /** The storage of the tab. */
  readonly storage: TextStorage;
  /** The time, in milliseconds. */
  readonly now: () => number;
  /** The URL, the title and the referrer of the page, as they are now. */
  readonly page: () => { readonly url: string; readonly title: string; readonly referrer: string };
}

/** The page views of a tab that have not been sent. */
export interface PageViews {
  /** Adds a view of the page, unless the visitor has refused. Called when the title is there. */
  readonly add: () => void;
  /** Returns the views, oldest first, and forgets them. */
  readonly take: () => PageView[];
  /** The address of the page on which the visit began; empty if its view has been sent. */
  readonly landingPage: () => string;
}

const KEY = 'onset_page_views';

/** A visit ends after this time without a page view, as in Google Analytics. */
const VISIT_MS = 30 * 60_000;

/** Visitors who see more pages without an answer are counted on the last fifty. */
const MOST = 50;

/**
 * Keeps page views in the storage of the tab until the visitor has agreed, over any number of documents. They don't leave
 * the browser before. A refusal, Global Privacy Control and the end of the visit discard them. Where the storage is blocked,
 * they last as long as the document. No call throws.
 */
export function keptPageViews({ consent, storage, now, page }: PageViewsOptions): PageViews {
  const kept = keptText(storage, KEY);
  const read = (): PageView[] => {
    const { at, views } = parse(kept.read());
    return now() - at < VISIT_MS ? views : [];
  };
  const clear = (): void => {
    if (kept.read()) kept.write('');
  };
  const isRefused = (): boolean => {
    const { status, analytics } = consent.getState();
    return status !== 'unasked' && !analytics;
  };
  const follow = (): void => {
    if (isRefused()) clear();
  };
  consent.subscribe(follow);
  follow();
  return {
    add() {
      if (isRefused()) return;
      const { url, title, referrer } = page();
      const view = { page_location: cleanPageAddress(url), page_title: title, page_referrer: cleanAddress(referrer) };
      kept.write(JSON.stringify({ at: now(), views: [...read(), view].slice(-MOST) }));
    },
    take() {
      const views = read();
      clear();
      return views;
    },
    landingPage: () => read()[0]?.page_location ?? '',
  };
}

/** Reads what was kept. Whatever else is in its place counts as nothing. */
function parse(text: string | null): { at: number; views: PageView[] } {
  const nothing = { at: 0, views: [] };
  try {
    const { at, views } = JSON.parse(text || '{}') as Readonly<Record<string, unknown>>;
    return typeof at === 'number' && Array.isArray(views) ? { at, views: views.filter(isPageView) } : nothing;
  } catch {
    return nothing; // Not JSON.
  }
}

function isPageView(value: unknown): value is PageView {
  if (typeof value !== 'object' || value === null) return false;
  const { page_location, page_title, page_referrer } = value as Readonly<Record<string, unknown>>;
  return [page_location, page_title, page_referrer].every((each) => typeof each === 'string');
}
