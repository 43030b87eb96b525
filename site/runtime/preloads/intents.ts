import type { PreloadQueue } from './queue.ts';

/**
 * How long a pointer or the focus rests on a link before that counts, in milliseconds: a pointer that crosses a list of 30
 * links in a second would else fetch them all, and one that is about to press rests for longer than this.
 */
export const INTENT_MS = 65;

/**
 * Has the page of a link fetched that the visitor points at, focuses, or touches. What was not begun when they leave
 * the link is not begun any more.
 */
export function followIntents(queue: PreloadQueue, addressOf: (link: HTMLAnchorElement) => string | undefined): void {
  let wanted: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const want = (target: EventTarget | null, delay: number): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    const url = link ? addressOf(link) : undefined;
    if (url === undefined) return;
    if (url !== wanted) leave();
    wanted = url;
    clearTimeout(timer);
    timer = setTimeout(() => queue.add(url, 'intent'), delay);
  };
  const leave = (): void => {
    clearTimeout(timer);
    if (wanted !== undefined) queue.drop(wanted, 'intent');
    wanted = undefined;
  };
  const come = ({ target }: Event): void => want(target, INTENT_MS);
  const press = ({ target }: Event): void => want(target, 0);
  const go = ({ target, relatedTarget }: PointerEvent | FocusEvent): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    // From one part of the link to another is not away from it.
    if (link && !(relatedTarget instanceof Node && link.contains(relatedTarget))) leave();
  };

  document.addEventListener('pointerover', come, { passive: true });
  document.addEventListener('focusin', come);
  document.addEventListener('touchstart', press, { passive: true });
  document.addEventListener('pointerdown', press, { passive: true });
  document.addEventListener('pointerout', go, { passive: true });
  document.addEventListener('focusout', go);
}
