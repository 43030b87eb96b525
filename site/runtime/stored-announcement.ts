import { orNull } from '../adapters/storage.ts';

/**
 * Key in `localStorage` of the announcement that the site settings last had, if it differs from the document’s. An
 * empty text means no announcement.
 */
export const ANNOUNCEMENT_KEY = 'onset_announcement';

/**
 * Stores the announcement of the site settings for the next page. The current page keeps its own, so that nothing on it
 * moves while it is read.
 */
export function storeAnnouncement(readCommons: (key: string, fallback: string) => string): void {
  const key = document.querySelector<HTMLElement>('[data-announcement-key]')?.dataset['announcementKey'];
  const own = document.documentElement.dataset['announcement'] ?? '';
  const text = key === undefined ? own : readCommons(key, own);
  store(ANNOUNCEMENT_KEY, text === own ? null : text);
}

/** Returns the stored text of a key; null if there is none or storage is blocked. */
export const read = (key: string): string | null => orNull(() => localStorage.getItem(key));

/** Stores the text of a key, or removes it if the text is null, unless storage is blocked. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full, so the value lasts only as long as the page.
  }
}
