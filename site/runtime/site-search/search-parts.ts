export type SearchState = 'idle' | 'loading' | 'results' | 'partial' | 'none' | 'error';

/** A part of a search by its `data-part`, within the search or within a result of it. */
export function part(root: ParentNode, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-part="${name}"]`);
}

/** Returns true if a search shows results, also partial ones. */
export const hasResults = (box: HTMLElement): boolean => /results|partial/.test(box.dataset['state'] ?? '');

/** How long the typing rests before a screen reader is told, in milliseconds: it would read every step else. */
const REST_MS = 500;

let announcing: ReturnType<typeof setTimeout> | undefined;

/** Shows one state of a search and says it; `count` is how many results there are. */
export function showState(box: HTMLElement, state: SearchState, count = 0): void {
  box.dataset['state'] = state;
  const toggle = (name: string, shown: boolean): void => {
    part(box, name)?.toggleAttribute('hidden', !shown);
  };
  toggle('answer', state !== 'idle');
  for (const name of ['loading', 'none', 'error']) toggle(name, name === state);
  for (const name of ['results', 'keys']) toggle(name, state === 'results' || state === 'partial');
  const status = part(box, 'status');
  const { one = '', many = '' } = status?.dataset ?? {};
  const found = count === 1 ? one : many.replace('#', String(count));
  const words = state === 'results' ? found : (status?.dataset[state] ?? '');
  const line = part(box, 'count');
  if (line) line.textContent = words;
  clearTimeout(announcing);
  announcing = setTimeout(() => {
    if (status) status.textContent = words;
  }, REST_MS);
}
