/** The text that the commons hold for the bar, if it is not the document's own; empty where they want no bar. */
export const ANNOUNCEMENT_KEY = 'onset_announcement';

/**
 * Keeps what the commons hold for the bar, for the next page: what a page shows does not change while it is read, and
 * nothing on it moves.
 */
export function storeAnnouncement(readCommons: (key: string, fallback: string) => string): void {
  const key = document.querySelector<HTMLElement>('[data-announcement-key]')?.dataset['announcementKey'];
  const own = document.documentElement.dataset['announcement'] ?? '';
  const text = key === undefined ? own : readCommons(key, own);
  store(ANNOUNCEMENT_KEY, text === own ? null : text);
}

/** What the browser keeps under a key; null where it keeps nothing, or lets nobody read. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Blocked.
  }
}

/** Keeps a text under a key, or forgets it, where the browser lets it. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Blocked or full: it lasts as long as the page.
  }
}
