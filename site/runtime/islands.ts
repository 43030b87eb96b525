import type { RepeatEvents } from '../compositor/islands/rendered-anew.ts';
import { takeEarlyEvents } from './early-events.ts';
import { showFailed } from './failed-parts.ts';
import type { Failing } from './failed-parts.ts';
import { onFirstInteraction } from './first-interaction.ts';
import { whenIdle } from './idle.ts';

export interface IslandOptions {
  /** Hydrates an island. Resolves with what repeats the events that came before; rejects if the island can't be hydrated. */
  readonly hydrate: (element: HTMLElement) => Promise<RepeatEvents>;
  /**
   * Called when a visitor waits for an island that can't be hydrated: a form was sent, a button clicked, or the island
   * shows that it is loading. What was typed is still there.
   */
  readonly onUnanswered: (failing: Failing) => void;
}

/** The first sign that a visitor is about to use an island. */
const TOUCHES = ['pointerdown', 'focusin', 'keydown'] as const;

/** Controls that need their island to be hydrated. Everything else answers a click without it, or not at all. */
const NEEDS_ISLAND = 'button:not([popovertarget]), [role=button], input:is([type=button], [type=submit], [type=reset])';

/**
 * Hydrates each island of the page at the time in `data-hydrate`, and at the latest on the first interaction with it. A
 * click or a submit before that is held back, and repeated once after the hydration. If an island can't be hydrated,
 * its markup remains, and the next interaction tries again, unless its view has failed.
 */
export function startIslands(root: ParentNode, options: IslandOptions): void {
  const early = takeEarlyEvents();
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) startIsland(element, early, options);
}

function startIsland(element: HTMLElement, early: readonly Event[], { hydrate, onUnanswered }: IslandOptions): void {
  /** By what will be done, so that what was pressed twice while nothing happened is done once. */
  const held = new Map<EventTarget, Event>();
  const listening = new AbortController();
  let state: 'static' | 'hydrating' | 'broken' = 'static';
  let bringBack: (() => void) | undefined;
  let pressed: PointerEvent | null = null;

  const start = async (): Promise<void> => {
    if (state !== 'static') return;
    state = 'hydrating';
    const isRetried = element.querySelector('[data-failed-part]')?.contains(document.activeElement) === true;
    bringBack?.();
    bringBack = undefined;
    try {
      const repeatEvents = await hydrate(element);
      listening.abort();
      repeatEvents(takeHeld(), pressed);
    } catch (error) {
      state = error instanceof Error && error.name === 'IslandError' ? 'broken' : 'static';
      const failing = state === 'broken' ? 'broken' : 'unloaded';
      bringBack = showFailed(element, failing);
      if (takeHeld().length > 0 || bringBack) onUnanswered(failing);
      // The button that was pressed is another one now.
      if (isRetried) element.querySelector<HTMLElement>('[data-failed-part] button')?.focus();
      // A lost connection is nothing to report, except while the site is developed.
      if (state === 'broken' || import.meta.env.DEV) reportError(error);
    }
  };
  const takeHeld = (): Event[] => {
    const events = [...held.values()];
    held.clear();
    return events;
  };
  const keep = (event: Event): void => {
    if (state === 'broken') return onUnanswered('broken');
    const doing = whatIsDone(event);
    if (!held.has(doing)) held.set(doing, event);
    void start();
  };
  const hold = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element) || (event.type === 'click' && !target.closest(NEEDS_ISLAND))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(event);
  };
  const press = (event: PointerEvent): void => {
    // A finger clicks what is under it when it is lifted.
    pressed = event.button === 0 && event.pointerType !== 'touch' ? event : null;
  };

  const options = { capture: true, signal: listening.signal };
  for (const touch of TOUCHES) element.addEventListener(touch, () => void start(), options);
  element.addEventListener('pointerdown', press, options);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (pressed = null), options);
  for (const type of ['click', 'submit']) element.addEventListener(type, hold, options);
  for (const event of early) if (event.target instanceof Node && element.contains(event.target)) keep(event);
  if (element.contains(document.activeElement)) void start();
  scheduleHydration(element, () => void start());
}

/** What an event will do: send this form, or press this button. */
function whatIsDone({ target }: Event): EventTarget {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button') : null;
  const sent = button?.type === 'submit' ? button.form : target instanceof HTMLFormElement ? target : null;
  return sent ?? button ?? target ?? document;
}

/** Calls `start` at the time that `data-hydrate` names. */
function scheduleHydration(element: HTMLElement, start: () => void): void {
  const { hydrate: time } = element.dataset;
  const isForSession = time === 'session' && ('signedIn' in document.documentElement.dataset || location.search);
  if (time === 'load' || isForSession) whenIdle(start);
  else if (time !== 'interaction') onFirstInteraction(() => whenVisible(element, start));
}

function whenVisible(element: HTMLElement, callback: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
}
