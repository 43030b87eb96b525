import { hasResults, showState } from './search-parts.ts';
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
    import('../search/search-box.ts').then(({ suggestPages }) => suggestPages(box, field)).catch(() => {});
}

/**
 * Returns true if a search was submitted with a physical keyboard. With a screen keyboard, the visitor hasn’t seen the
 * results yet, so none is opened.
 */
function hasPhysicalKeyboard(field: HTMLInputElement): boolean {
  return document.activeElement === field && !isTouchScreen();
}

const isTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Elements in which `/` is text or has another function. */
const HANDLES_SLASH = 'input, textarea, select, [contenteditable], [role=slider], dialog';

/** Moves the focus to the search field when `/` is pressed outside of other fields. */
function startSearchKey(field: HTMLInputElement): void {
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return;
    if (target instanceof Element && target.closest(HANDLES_SLASH)) return;
    // The field may be hidden, or behind an open dialog.
    if (!field.checkVisibility() || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}

/**
 * Moves the focus between the field and the links of the results with the arrow keys. Escape returns to the field, and
 * clears it when pressed there. Returns true if the key was handled.
 */
export function moveThroughResults(event: KeyboardEvent, box: HTMLElement, field: HTMLInputElement): boolean {
  // Safari sends the key that ends a composition with code 229 and without `isComposing`.
  if (event.isComposing || event.keyCode === 229) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const stops = [field, ...box.querySelectorAll<HTMLElement>('[data-part="results"] a')].filter((stop) =>
    stop.checkVisibility(),
  );
  const index = stops.findIndex((stop) => stop === document.activeElement);
  if (index === -1) return false;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const next = stops[index + (event.key === 'ArrowDown' ? 1 : -1)];
    next?.focus();
    return next !== undefined;
  }
  if (event.key !== 'Escape' || (index === 0 && field.value === '')) return false;
  if (index > 0) field.focus();
  else {
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return true;
}
