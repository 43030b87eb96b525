import type { Consent } from '../consent.ts';
import { storedText } from '../stored-text.ts';
import type { TextStorage } from '../stored-text.ts';
import { cleanUrl, cleanPageUrl } from './clean.ts';
import type { AnalyticsEvents } from './analytics.ts';

type PageView = AnalyticsEvents['page_view'];

export interface PageViewsOptions {
  readonly consent: Consent;
  /** `sessionStorage`. */
  readonly storage: TextStorage;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
  /** Returns the current URL, title and referrer of the page. */
  readonly page: () => { readonly url: string; readonly title: string; readonly referrer: string };
}

/** Page views of a tab that haven't been sent. */
export interface PageViews {
  /** Adds a view of the page, unless the visitor has refused. Call it once the title is set. */
  readonly add: () => void;
  /** Returns and removes the views, oldest first. */
  readonly take: () => PageView[];
  /** Returns the URL of the first page of the visit; empty if its view has been sent. */
  readonly landingPage: () => string;
}

const KEY = 'onset_page_views';

/** A visit ends after this time without a page view, as in Google Analytics. */
const VISIT_MS = 30 * 60_000;

/** Maximum number of stored views. If visitors see more pages without a choice, only the last ones count. */
const MAX_VIEWS = 50;

/**
 * Stores page views in the tab until the visitor agrees, over any number of documents. They don't leave the browser before.
 * A refusal, Global Privacy Control and the end of the visit discard them. If storage is blocked, they last as long as the
 * document. No function throws.
 */
export function storedPageViews({ consent, storage, now, page }: PageViewsOptions): PageViews {
  const stored = storedText(storage, KEY);
  const read = (): PageView[] => {
    const { at, views } = parse(stored.read());
    return now() - at < VISIT_MS ? views : [];
  };
  const clear = (): void => {
    if (stored.read()) stored.write('');
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
      const view = { page_location: cleanPageUrl(url), page_title: title, page_referrer: cleanUrl(referrer) };
      stored.write(JSON.stringify({ at: now(), views: [...read(), view].slice(-MAX_VIEWS) }));
    },
    take() {
      const views = read();
      clear();
      return views;
    },
    landingPage: () => read()[0]?.page_location ?? '',
  };
}

/** Parses the stored views. Returns none for an invalid text. */
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
