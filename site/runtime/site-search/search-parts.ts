export type SearchState = 'idle' | 'loading' | 'results' | 'partial' | 'none' | 'error';

/** Returns a part of a search, or of one of its results, by its `data-part`. */
export function part(root: ParentNode, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-part="${name}"]`);
}

/** Returns true if a search shows results, also partial ones. */
export const hasResults = (box: HTMLElement): boolean => /results|partial/.test(box.dataset['state'] ?? '');

/**
 * Time without typing before a screen reader announces the state, in milliseconds. Otherwise, it would read every
 * intermediate state.
 */
const ANNOUNCE_DELAY_MS = 500;

let announceTimer: ReturnType<typeof setTimeout> | undefined;

/** Shows and announces a state of a search with `count` results. */
export function showState(box: HTMLElement, state: SearchState, count = 0): void {
  box.dataset['state'] = state;
  const toggle = (name: string, isShown: boolean): void => {
    part(box, name)?.toggleAttribute('hidden', !isShown);
  };
  toggle('answer', state !== 'idle');
  for (const name of ['loading', 'none', 'error']) toggle(name, name === state);
  for (const name of ['results', 'keys']) toggle(name, state === 'results' || state === 'partial');
  const status = part(box, 'status');
  const { one = '', many = '' } = status?.dataset ?? {};
  const countText = count === 1 ? one : many.replace('#', String(count));
  const text = state === 'results' ? countText : (status?.dataset[state] ?? '');
  const line = part(box, 'count');
  if (line) line.textContent = text;
  clearTimeout(announceTimer);
  announceTimer = setTimeout(() => {
    if (status) status.textContent = text;
  }, ANNOUNCE_DELAY_MS);
}
