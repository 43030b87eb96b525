import { hasResults, showState } from './search-parts.ts';
import { moveThroughResults, startSearchKey } from './search-keys.ts';
import type { SearchBox } from '../search/search-box.ts';

/**
 * Starts the search of a page. Its code and the index are loaded when the field gets the focus; input and submits wait
 * for them. A search submitted before this runs opens a page with a search and the query in its URL, which is answered
 * here.
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
    void answer(field.value.trim() !== '' && hasPhysicalKeyboard(field));
    // Hide the screen keyboard, which covers the results.
    if (isTouchScreen()) field.blur();
  });
  // The field is empty only after the event.
  form.addEventListener('reset', () => setTimeout(() => void answer(false)));
  form.addEventListener('reset', () => field.focus());
  box.addEventListener('keydown', (event) => {
    if (moveThroughResults(event, box, field)) event.preventDefault();
  });
  startSearchKey(field);

  const query = new URLSearchParams(location.search).get('q');
  if (query !== null && field.value === '') field.value = query.slice(0, field.maxLength);
  if (field.value !== '' || document.activeElement === field) void answer(false);
  else if (location.pathname !== '/404' && document.querySelector('[data-section=error-screen]'))
    // The page stays useful without suggestions.
    import('../search/suggest.ts').then(({ suggestPages }) => suggestPages(box, field)).catch(() => {});
}

/**
 * Returns true if a search was submitted with a physical keyboard. With a screen keyboard, the visitor hasn’t seen the
 * results yet, so none is opened.
 */
function hasPhysicalKeyboard(field: HTMLInputElement): boolean {
  return document.activeElement === field && !isTouchScreen();
}

const isTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches;
