/** What the script in the head holds back until the runtime is there (`app/head-script.ts`). */
export interface EarlyEvents {
  /** Clicks and submits in islands, the first one first. */
  readonly events: Event[];
  readonly listener: (event: Event) => void;
}

declare global {
  interface Window {
    onsetEarly?: EarlyEvents;
  }
}

/** Returns what was held back so far, and ends the holding back: from here on the islands do it themselves. */
export function takeEarlyEvents(): readonly Event[] {
  const early = window.onsetEarly;
  if (!early) return [];
  delete window.onsetEarly;
  for (const type of ['submit', 'click']) document.removeEventListener(type, early.listener, true);
  return early.events;
}
