import { orNull } from '../../adapters/storage.ts';
import { ANNOUNCEMENT_KEY, storeText } from '../commons.ts';

/** Key in `localStorage` of the text that the visitor has closed. */
export const CLOSED_KEY = 'onset_announcement_closed';

/**
 * Lets visitors close the announcement bar, and shows the text that a previous page has stored from the site settings.
 * The head script has reserved the space and already shows the text without its links. A closed text stays closed in
 * all tabs and cached pages; another text is shown.
 */
export function startAnnouncement(): void {
  const bar = document.querySelector<HTMLElement>('[data-section="announcement-bar"]');
  const close = bar?.querySelector<HTMLButtonElement>('[data-announcement-close]');
  if (!bar || !close) return;
  const { announced, announcement = '' } = document.documentElement.dataset;
  const text = announced === 'kept' ? (read(ANNOUNCEMENT_KEY) ?? '') : announcement;
  if (announced === 'kept') void showStoredText(bar, text);

  const hideIfClosed = (): void => {
    if (text !== '' && read(CLOSED_KEY) === text) hide();
  };
  addEventListener('storage', hideIfClosed);
  addEventListener('pageshow', hideIfClosed);
  close.hidden = false;
  close.addEventListener('click', () => {
    storeText(CLOSED_KEY, text);
    hide();
    // The button is hidden now. The header is the next element.
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  });
}

/** Returns the stored text of a key; null if there is none or storage is blocked. */
const read = (key: string): string | null => orNull(() => localStorage.getItem(key));

function hide(): void {
  document.documentElement.dataset['announced'] = 'closed';
}

/** Shows the stored text with its links. If the code for this can’t be loaded, the text of the head script stays. */
async function showStoredText(bar: HTMLElement, text: string): Promise<void> {
  const place = bar.querySelector('[data-announcement-kept]');
  const nodes = await import('../../compositor/rich-text-nodes.ts').catch(() => undefined);
  place?.replaceChildren(...(nodes?.richTextNodes(text) ?? []));
}
