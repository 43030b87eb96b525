import { ANNOUNCEMENT_KEY, read, store } from '../stored-announcement.ts';

/** The text that the visitor has closed. */
export const CLOSED_KEY = 'onset_announcement_closed';

/**
 * Lets a visitor close the announcement bar, and puts the text in that the commons held on the page before: the script in
 * the head has made room for it, and has shown its words already. A text that was closed stays closed in every tab, also
 * in pages that were made before; another text is shown.
 */
export function startAnnouncement(): void {
  const bar = document.querySelector<HTMLElement>('[data-section="announcement-bar"]');
  const close = bar?.querySelector<HTMLButtonElement>('[data-announcement-close]');
  if (!bar || !close) return;
  const { announced, announcement = '' } = document.documentElement.dataset;
  const text = announced === 'kept' ? (read(ANNOUNCEMENT_KEY) ?? '') : announcement;
  if (announced === 'kept') void putIn(bar, text);

  const followStored = (): void => {
    if (text !== '' && read(CLOSED_KEY) === text) hide();
  };
  addEventListener('storage', followStored);
  addEventListener('pageshow', followStored);
  close.hidden = false;
  close.addEventListener('click', () => {
    store(CLOSED_KEY, text);
    hide();
    // The button is gone. The header is what comes next.
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  });
}

function hide(): void {
  document.documentElement.dataset['announced'] = 'closed';
}

/** Where the code of it cannot be had, the words stay as the script in the head put them: without the link. */
async function putIn(bar: HTMLElement, text: string): Promise<void> {
  const place = bar.querySelector('[data-announcement-kept]');
  const nodes = await import('../../compositor/rich-text-nodes.ts').catch(() => undefined);
  place?.replaceChildren(...(nodes?.richTextNodes(text) ?? []));
}
