/**
 * Makes every `[data-hand-off]` take the address of the page it names to another device: with the system's own sharing
 * where there is one, else by the clipboard. It is shown only where that helps, which is not on a Mac. What became of it
 * is said in the status beside it. Returns what ends it.
 */
export function startHandingOff(root: ParentNode & EventTarget): () => void {
  if (!isMac()) for (const each of root.querySelectorAll<HTMLElement>('[data-hand-off-area]')) each.hidden = false;
  const listener = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-hand-off]') : null;
    if (button) void handOff(button);
  };
  root.addEventListener('click', listener);
  return () => root.removeEventListener('click', listener);
}

async function handOff({ dataset, parentElement }: HTMLElement): Promise<void> {
  const status = parentElement?.querySelector<HTMLElement>('[data-hand-off-status]');
  const url = new URL(dataset['handOff'] ?? '', location.href).href;
  const say = (outcome: 'done' | 'failed'): void => {
    if (status) status.textContent = status.dataset[outcome] ?? '';
  };
  try {
    if ('share' in navigator) return await navigator.share({ url });
    await (navigator as Navigator).clipboard.writeText(url);
    say('done');
  } catch (error) {
    // The visitor has closed the system's share sheet: that is no error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) say('failed');
  }
}

/** An iPad says it is a Mac, but a Mac has no touch screen. */
function isMac(): boolean {
  return /\bMacintosh\b/.test(navigator.userAgent) && navigator.maxTouchPoints <= 1;
}
