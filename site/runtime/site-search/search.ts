import { hasResults, showState } from './search-parts.ts';
import { moveThroughResults, startSearchKey } from './search-keys.ts';
import type { SearchBox } from '../search/search-box.ts';

/**
 * Brings the search of a page to life. Its code and the index are fetched when the field gets the focus, and not before;
 * what is typed and sent meanwhile waits for them. A search sent before this runs leads to a page with a search, with the
 * words in its address: they are answered here.
 */
export function startSearch(): void {
  const box = document.querySelector<HTMLElement>('[data-section="site-search"]');
  const form = box?.querySelector('form');
  const field = form?.querySelector('input');
  if (!box || !form || !field) return;
  let loading: Promise<SearchBox> | undefined;

  const answer = async (opens: boolean): Promise<void> => {
    if (field.value.trim() !== '' && !hasResults(box)) showState(box, 'loading');
    try {
      loading ??= import('../search/search-box.ts').then(({ searchBox }) => searchBox(box, field));
      (await loading).answer(opens);
    } catch {
      loading = undefined;
      if (field.value.trim() !== '') showState(box, 'error');
    }
  };
  field.addEventListener('focus', () => void answer(false));
  field.addEventListener('input', () => void answer(false));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void answer(field.value.trim() !== '' && isByKey(field));
    // The keyboard on the screen has done its work, and the results are under it.
    if (isTouched()) field.blur();
  });
  // The field is empty only after the event.
  form.addEventListener('reset', () => setTimeout(() => void answer(false)));
  form.addEventListener('reset', () => field.focus());
  box.addEventListener('keydown', (event) => {
    if (moveThroughResults(event, box, field)) event.preventDefault();
  });
  startSearchKey(field);

  const asked = new URLSearchParams(location.search).get('q');
  if (asked !== null && field.value === '') field.value = asked.slice(0, field.maxLength);
  if (field.value !== '' || document.activeElement === field) void answer(false);
  else if (location.pathname !== '/404' && document.querySelector('[data-section=error-screen]'))
    // The page stays useful without suggestions.
    import('../search/suggest.ts').then(({ suggestPages }) => suggestPages(box, field)).catch(() => {});
}

/** Whether a search is sent with a key of a keyboard: a finger on the screen has seen no results yet, and wants to. */
function isByKey(field: HTMLInputElement): boolean {
  return document.activeElement === field && !isTouched();
}

const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;
