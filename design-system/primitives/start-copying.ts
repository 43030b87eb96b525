/** Time for which a button shows its outcome, in milliseconds. */
const OUTCOME_VISIBLE_MS = 2500;

/**
 * Makes each `[data-copy]` button copy the text of the element whose ID it has, including buttons that are rendered
 * later. Sets `data-outcome` on the button and the text of the status beside it. If the clipboard isn't available, selects
 * the text instead. Returns a function that stops it.
 */
export function startCopying(root: ParentNode & EventTarget): () => void {
  const handleClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (button) void copyText(button);
  };
  root.addEventListener('click', handleClick);
  return () => root.removeEventListener('click', handleClick);
}

async function copyText(button: HTMLElement): Promise<void> {
  const sourceElement = document.getElementById(button.dataset['copy'] ?? '');
  if (!sourceElement) return;
  try {
    await navigator.clipboard.writeText(sourceElement.textContent);
    showOutcome(button, 'done');
  } catch {
    // The clipboard isn't available without permission, or without HTTPS.
    getSelection()?.selectAllChildren(sourceElement);
    showOutcome(button, 'failed');
  }
}

function showOutcome(button: HTMLElement, outcome: 'done' | 'failed'): void {
  const statusElement = button.parentElement?.querySelector<HTMLElement>('[data-copy-status]');
  button.dataset['outcome'] = outcome;
  if (statusElement) statusElement.textContent = statusElement.dataset[outcome] ?? '';
  setTimeout(() => {
    delete button.dataset['outcome'];
    if (statusElement) statusElement.textContent = '';
  }, OUTCOME_VISIBLE_MS);
}
