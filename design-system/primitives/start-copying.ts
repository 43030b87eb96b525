/** Time for which a button shows its outcome, in milliseconds. */
const SHOWN_MS = 2500;

/**
 * Makes each `[data-copy]` button copy the text of the element whose ID it has, including buttons that are rendered
 * later. Sets `data-outcome` on the button and the text of the status beside it. If the clipboard isn't available, selects
 * the text instead. Returns a function that stops it.
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
    showOutcome(button, 'done');
  } catch {
    // The clipboard isn't available without permission, or without HTTPS.
    getSelection()?.selectAllChildren(source);
    showOutcome(button, 'failed');
  }
}

function showOutcome(button: HTMLElement, outcome: 'done' | 'failed'): void {
  const status = button.parentElement?.querySelector<HTMLElement>('[data-copy-status]');
  button.dataset['outcome'] = outcome;
  if (status) status.textContent = status.dataset[outcome] ?? '';
  setTimeout(() => {
    delete button.dataset['outcome'];
    if (status) status.textContent = '';
  }, SHOWN_MS);
}
