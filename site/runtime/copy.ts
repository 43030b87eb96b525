/** How long the outcome stays to be read, in milliseconds. */
const SHOWN_MS = 2500;

/**
 * Makes every `[data-copy]` of the page copy the text of the element it names by id, and shows it: it is hidden without
 * this. The outcome goes to `data-outcome` of the button, and in words to the status beside it. Where the clipboard
 * cannot be had, the text is selected instead. Returns what ends it.
 */
export function startCopying(root: ParentNode & EventTarget): () => void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = false;
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
    // Not allowed, or a page that is not served securely and has no clipboard.
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
