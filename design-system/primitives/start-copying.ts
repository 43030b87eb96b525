/** Milliseconds for which a button shows its outcome. */
const SHOWN_MS = 2500;

/**
 * Makes every `[data-copy]` copy the text of the element it names by id, including buttons that are rendered later. The
 * outcome is in `data-outcome` of the button, and in words in the status beside it. Where the clipboard isn't available,
 * the text is selected instead. Returns a function that stops it.
 */
export function startCopying(root: ParentNode & EventTarget): () => void {
  const listener = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (button) void copy(button);
  };
  root.addEventListener('click', listener);
  return () => root.removeEventListener('click', listener);
}

async function copy(button: HTMLElement): Promise<void> {
  const source = document.getElementById(button.dataset['copy'] ?? '');
  if (!source) return;
  try {
    await navigator.clipboard.writeText(source.textContent);
    say(button, 'done');
  } catch {
    // Without permission, or on a page without a secure connection, which has no clipboard.
    getSelection()?.selectAllChildren(source);
    say(button, 'failed');
  }
}

function say(button: HTMLElement, outcome: 'done' | 'failed'): void {
  const status = button.parentElement?.querySelector<HTMLElement>('[data-copy-status]');
  button.dataset['outcome'] = outcome;
  if (status) status.textContent = status.dataset[outcome] ?? '';
  setTimeout(() => {
    delete button.dataset['outcome'];
    if (status) status.textContent = '';
  }, SHOWN_MS);
}
