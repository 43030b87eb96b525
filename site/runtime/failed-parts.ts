/** What can become of an island that does not come to life: it may the next time, or it cannot. */
export type Failing = 'unloaded' | 'broken';

/**
 * Puts words in the place of everything of an island that says it is loading, because it would say so for ever. Touching
 * the island, as its button does, tries again. Returns what takes the words away and brings the very markup back, which
 * React must find as it was made; undefined where nothing is loading.
 */
export function showFailed(island: HTMLElement, failing: Failing): (() => void) | undefined {
  const template = document.querySelector<HTMLTemplateElement>(`[data-failed-part-template=${failing}]`);
  const all = (selector: string): HTMLElement[] => [...island.querySelectorAll<HTMLElement>(selector)];
  const places = all('[aria-busy=true]').map((busy) => busy.closest<HTMLElement>('[data-loads]') ?? busy);
  if (!template || places.length === 0) return undefined;
  // What stands for a word or two beside them would wait on.
  const hidden = [...places, ...all('[data-slot=skeleton]')];
  const words = places.map((place) => {
    const shown = template.content.firstElementChild?.cloneNode(true);
    if (shown) place.before(shown);
    return shown;
  });
  for (const each of hidden) each.hidden = true;
  return () => {
    for (const shown of words) if (shown instanceof Element) shown.remove();
    for (const each of hidden) each.hidden = false;
  };
}
