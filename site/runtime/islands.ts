import { whenIdle } from './idle.ts';

/** Makes an island alive; settled when it is, rejected when it cannot be. */
export type Hydrate = (element: HTMLElement) => Promise<void>;

/** The first sign that a visitor is about to use an island. */
const TOUCHES = ['pointerdown', 'focusin', 'keydown'] as const;

/** What answers a click without any script: it is never held back. */
const WORKS_BY_ITSELF =
  'a[href], summary, label, select, textarea, input:not([type=button], [type=submit], [type=reset]), [popovertarget]';

/**
 * Makes each island of the page alive when its `data-alive` says so, and at the latest when it is touched. A click that
 * comes before is held back, and done again on the same element when the island can answer it. Where an island cannot
 * be made alive, it stays the markup it was, and the click is done all the same.
 */
export function startIslands(root: ParentNode, hydrate: Hydrate): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) startIsland(element, hydrate);
}

function startIsland(element: HTMLElement, hydrate: Hydrate): void {
  const held = new Map<EventTarget, MouseEvent>();
  const listening = new AbortController();
  let waking = false;

  const wake = (): void => {
    if (waking) return;
    waking = true;
    void hydrate(element)
      .catch((error: unknown) => {
        // A visitor loses nothing by it; who works on the island wants to know.
        if (import.meta.env.DEV) reportError(error);
      })
      .finally(() => {
        listening.abort();
        for (const [target, click] of held) target.dispatchEvent(again(click));
      });
  };
  const hold = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest(WORKS_BY_ITSELF)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held.has(target)) held.set(target, event);
    wake();
  };

  const options = { capture: true, signal: listening.signal };
  for (const touch of TOUCHES) element.addEventListener(touch, wake, options);
  element.addEventListener('click', hold, options);
  whenDue(element, wake);
}

function whenDue(element: HTMLElement, wake: () => void): void {
  if (element.dataset['alive'] === 'idle') whenIdle(wake);
  if (element.dataset['alive'] !== 'visible') return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    wake();
  });
  observer.observe(element);
}

/** The same click once more: same kind, same place, same keys held down. */
function again(click: MouseEvent): MouseEvent {
  const Kind = click.constructor as typeof MouseEvent;
  return new Kind(click.type, click);
}
