import { createCommons } from '../adapters/commons.ts';
import { createHttp } from '../adapters/http.ts';
import { publicConfig } from '../config/public-config.ts';

const commons = createCommons({ http: createHttp({ baseUrl: publicConfig.apiBaseUrl }) });

/** Returns the current text of a key of the site settings, or the fallback. */
export const readCommons = commons.text;

/**
 * Fetches the site settings once, stores their announcement for the next page, and shows their texts in the elements
 * that name their keys. Never rejects.
 */
export async function loadCommons(): Promise<void> {
  await commons.load();
  if (commons.getState().status === 'ready') storeAnnouncement(readCommons);
  for (const element of document.querySelectorAll<HTMLElement>('[data-text-key]')) showText(element);
}

/** Shows the text of the element’s key. Without one, the element keeps its fallback. */
function showText(element: HTMLElement): void {
  const shown = element.textContent;
  const current = commons.text(element.dataset['textKey'] ?? '', shown);
  if (current === shown) return;
  element.textContent = current;
  const link = element.closest('a');
  if (link?.getAttribute('href') === `mailto:${shown}`) link.href = `mailto:${current}`;
}

/**
 * Key in `localStorage` of the announcement that the site settings last had, if it differs from the document’s. An
 * empty text means no announcement.
 */
export const ANNOUNCEMENT_KEY = 'onset_announcement';

/**
 * Stores the announcement of the site settings for the next page. The current page keeps its own, so that nothing on it
 * moves while it is read.
 */
export function storeAnnouncement(readText: (key: string, fallback: string) => string): void {
  const key = document.querySelector<HTMLElement>('[data-announcement-key]')?.dataset['announcementKey'];
  const own = document.documentElement.dataset['announcement'] ?? '';
  const text = key === undefined ? own : readText(key, own);
  storeText(ANNOUNCEMENT_KEY, text === own ? null : text);
}

/** Stores the text of a key, or removes it if the text is null, unless storage is blocked. */
export function storeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full, so the value lasts only as long as the page.
  }
}
