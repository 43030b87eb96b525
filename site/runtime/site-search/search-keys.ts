/** Elements in which `/` is text or has another function. */
const HANDLES_SLASH = 'input, textarea, select, [contenteditable], [role=slider], dialog';

/** Moves the focus to the search field when `/` is pressed outside of other fields. */
export function startSearchKey(field: HTMLInputElement): void {
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
