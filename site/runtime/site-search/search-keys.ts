/** What takes letters itself: the key of the search is only a letter there. */
const TAKES_LETTERS = 'input, textarea, select, [contenteditable], [role=slider], dialog';

/** Leads the `/` key into a field, from wherever on the page it is no letter. */
export function startSearchKey(field: HTMLInputElement): void {
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return;
    if (target instanceof Element && target.closest(TAKES_LETTERS)) return;
    // Hidden, or behind an open dialog.
    if (!field.checkVisibility() || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}

/**
 * Moves the focus between the field and the links of the results: down and up, and with Escape back to the field, which a
 * second one empties. Returns whether the key meant that.
 */
export function moveThroughResults(event: KeyboardEvent, box: HTMLElement, field: HTMLInputElement): boolean {
  // Safari sends the key that ends a composition with code 229 and without `isComposing`.
  if (event.isComposing || event.keyCode === 229) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const places = [field, ...box.querySelectorAll<HTMLElement>('[data-part="results"] a')].filter((place) =>
    place.checkVisibility(),
  );
  const at = places.findIndex((place) => place === document.activeElement);
  if (at === -1) return false;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const next = places[at + (event.key === 'ArrowDown' ? 1 : -1)];
    next?.focus();
    return next !== undefined;
  }
  if (event.key !== 'Escape' || (at === 0 && field.value === '')) return false;
  if (at > 0) field.focus();
  else {
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return true;
}
