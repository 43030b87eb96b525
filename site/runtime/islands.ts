import type { RepeatEvents } from '../compositor/islands/restore-island.ts';
import { onFirstInteraction, whenIdle } from './scheduling.ts';

/** Reason why an island isn’t hydrated: `unloaded` islands may be hydrated on the next try, `broken` ones can’t be. */
export type HydrationFailure = 'unloaded' | 'broken';

export interface IslandOptions {
  /** Hydrates an island. Resolves with a function that repeats earlier events; rejects if it fails. */
  readonly hydrate: (element: HTMLElement) => Promise<RepeatEvents>;
  /**
   * Called when a visitor waits for an island that can’t be hydrated, because they submitted a form, clicked a button
   * or see that it is loading. Typed text is still there.
   */
  readonly onUnanswered: (failure: HydrationFailure) => void;
}

/** Events that show that a visitor is about to use an island. */
const INTERACTIONS = ['pointerdown', 'focusin', 'keydown'] as const;

/** Controls that work only in a hydrated island. Everything else handles clicks without it, or ignores them. */
const NEEDS_ISLAND = 'button:not([popovertarget]), [role=button], input:is([type=button], [type=submit], [type=reset])';

/**
 * Hydrates each island of the page at the time in `data-hydrate`, and at the latest on the first interaction with it. A
 * click or a submit before that is held back, and repeated once after the hydration. If an island can’t be hydrated,
 * its markup remains, and the next interaction tries again, unless its view has failed.
 */
export function startIslands(root: ParentNode, options: IslandOptions): void {
  const early = takeEarlyEvents();
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) startIsland(element, early, options);
}

function startIsland(element: HTMLElement, early: readonly Event[], { hydrate, onUnanswered }: IslandOptions): void {
  /** Events held back, by the form or button they act on, so that a button clicked twice acts once. */
  const held = new Map<EventTarget, Event>();
  const abortController = new AbortController();
  let state: 'static' | 'hydrating' | 'broken' = 'static';
  let restore: (() => void) | undefined;
  let pressed: PointerEvent | null = null;

  const start = async (): Promise<void> => {
    if (state !== 'static') return;
    state = 'hydrating';
    const isRetry = element.querySelector('[data-failed-part]')?.contains(document.activeElement) === true;
    restore?.();
    restore = undefined;
    try {
      const repeatEvents = await hydrate(element);
      abortController.abort();
      repeatEvents(takeHeldEvents(), pressed);
    } catch (error) {
      state = error instanceof Error && error.name === 'IslandError' ? 'broken' : 'static';
      const failure = state === 'broken' ? 'broken' : 'unloaded';
      restore = showFailure(element, failure);
      if (takeHeldEvents().length > 0 || restore) onUnanswered(failure);
      // The retry button was replaced by a new one.
      if (isRetry) element.querySelector<HTMLElement>('[data-failed-part] button')?.focus();
      // Don’t report lost connections, except in development.
      if (state === 'broken' || import.meta.env.DEV) reportError(error);
    }
  };
  const takeHeldEvents = (): Event[] => {
    const events = [...held.values()];
    held.clear();
    return events;
  };
  const holdBack = (event: Event): void => {
    if (state === 'broken') return onUnanswered('broken');
    const target = getActionTarget(event);
    if (!held.has(target)) held.set(target, event);
    void start();
  };
  const onEvent = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element) || (event.type === 'click' && !target.closest(NEEDS_ISLAND))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    holdBack(event);
  };
  const onPointerDown = (event: PointerEvent): void => {
    // A finger clicks the element under it when it is lifted.
    pressed = event.button === 0 && event.pointerType !== 'touch' ? event : null;
  };

  const options = { capture: true, signal: abortController.signal };
  for (const type of INTERACTIONS) element.addEventListener(type, () => void start(), options);
  element.addEventListener('pointerdown', onPointerDown, options);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (pressed = null), options);
  for (const type of ['click', 'submit']) element.addEventListener(type, onEvent, options);
  for (const event of early) if (event.target instanceof Node && element.contains(event.target)) holdBack(event);
  if (element.contains(document.activeElement)) void start();
  scheduleHydration(element, () => void start());
}

/** Returns the target of an event’s action: the form it submits, or the button it clicks. */
function getActionTarget({ target }: Event): EventTarget {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button') : null;
  const form = button?.type === 'submit' ? button.form : target instanceof HTMLFormElement ? target : null;
  return form ?? button ?? target ?? document;
}

/** Calls `start` at the time in `data-hydrate`. */
function scheduleHydration(element: HTMLElement, start: () => void): void {
  const { hydrate: timing } = element.dataset;
  const isForSession = timing === 'session' && ('signedIn' in document.documentElement.dataset || location.search);
  if (timing === 'load' || isForSession) whenIdle(start);
  else if (timing !== 'interaction') onFirstInteraction(() => whenVisible(element, start));
}

function whenVisible(element: HTMLElement, callback: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
}

/**
 * Replaces the loading parts of an island with an error message, because they would otherwise show forever that they
 * are loading. An interaction with the island, such as a click on the message’s button, tries again. Returns a function
 * that restores the markup exactly, as React’s hydration needs it; `undefined` if no part is loading.
 */
function showFailure(island: HTMLElement, failure: HydrationFailure): (() => void) | undefined {
  const template = document.querySelector<HTMLTemplateElement>(`[data-failed-part-template=${failure}]`);
  const all = (selector: string): HTMLElement[] => [...island.querySelectorAll<HTMLElement>(selector)];
  const loadingParts = all('[aria-busy=true]').map((busy) => busy.closest<HTMLElement>('[data-loads]') ?? busy);
  if (!template || loadingParts.length === 0) return undefined;
  // Also hide placeholders beside them, which would look as if they were still loading.
  const hidden = [...loadingParts, ...all('[data-slot=skeleton]')];
  const messages = loadingParts.map((part) => {
    const message = template.content.firstElementChild?.cloneNode(true);
    if (message) part.before(message);
    return message;
  });
  for (const each of hidden) each.hidden = true;
  return () => {
    for (const message of messages) if (message instanceof Element) message.remove();
    for (const each of hidden) each.hidden = false;
  };
}

/** Events that the head script holds back until the runtime is loaded (`app/inline-scripts.ts`). */
export interface EarlyEvents {
  /** Clicks and submits in islands, oldest first. */
  readonly events: Event[];
  readonly listener: (event: Event) => void;
}

declare global {
  interface Window {
    onsetEarly?: EarlyEvents;
  }
}

/**
 * Returns the events that the head script held back, and removes its listeners: from now on, the islands hold back
 * events themselves.
 */
function takeEarlyEvents(): readonly Event[] {
  const early = window.onsetEarly;
  if (!early) return [];
  delete window.onsetEarly;
  for (const type of ['submit', 'click']) document.removeEventListener(type, early.listener, true);
  return early.events;
}
