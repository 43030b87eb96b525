/** Events that the head script holds back until the runtime is loaded (`app/head-script.ts`). */
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
export function takeEarlyEvents(): readonly Event[] {
  const early = window.onsetEarly;
  if (!early) return [];
  delete window.onsetEarly;
  for (const type of ['submit', 'click']) document.removeEventListener(type, early.listener, true);
  return early.events;
}
