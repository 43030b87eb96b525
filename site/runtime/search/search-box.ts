import { hasResults, part, showState } from '../site-search/search-parts.ts';
import { indexOf } from './find.ts';
import type { Find, Findings } from './find.ts';
import { fetchEntries, fetchTexts } from './index-files.ts';
import { showResults } from './show-results.ts';

export interface SearchBox {
  /** Answers what is in the field; `opens` where Enter was pressed, so that the first result is gone to. */
  readonly answer: (opens: boolean) => void;
}

/**
 * Answers a search from the index of the site: the headings first, and as soon as they are there the texts too. What is
 * typed before waits. Where the index cannot be had the section says so, and the next letter tries again. Where only the
 * texts cannot, the headings answer; of what they lack nobody knows whether it is there.
 */
export function searchBox(box: HTMLElement, field: HTMLInputElement): SearchBox {
  let find: Find | undefined;
  /** Whether the texts are still to come: what the headings lack they may have. */
  let more = true;
  let fetching: Promise<void> | undefined;
  /** Enter was pressed before there was anything to go to: the first of all that is found is meant, not of the headings. */
  let opening = false;

  const fetchIndex = async (): Promise<void> => {
    // Both at once. A failure of the texts is looked at when their turn comes.
    const texts = fetchTexts().catch(() => undefined);
    const entries = await fetchEntries();
    find = await indexOf(entries);
    show();
    const all = await texts;
    if (all === undefined) throw new Error('The texts could not be fetched');
    find = await indexOf(entries, all);
    more = false;
    // Who moves through the results keeps them as they are: a new row would take the focus from under their finger.
    if (!part(box, 'results')?.contains(document.activeElement)) show();
  };
  const show = (mayOpen = !more): void => {
    const query = field.value.trim();
    if (query === '') return showState(box, 'idle');
    const { found, isPartial } = findElsewhere(find, query);
    // The texts may have all words.
    const isShown = found.length > 0 && !(isPartial && more);
    if (isShown) showResults(box, { found, isPartial });
    else if (find && !more) showNone(box, query);
    else showState(box, 'loading');
    const first = part(box, 'results')?.querySelector('a');
    if (!opening || !mayOpen || !isShown || !first) return;
    opening = false;
    // Who has moved on meanwhile reads something else.
    if (document.activeElement === field) first.click();
  };
  const answer = (opens: boolean): void => {
    const wasShown = hasResults(box);
    opening = opens;
    fetching ??= fetchIndex().catch(() => {
      fetching = undefined;
      if (opening) show(true);
      opening = false;
      const query = field.value.trim();
      if (query !== '' && !hasResults(box)) showState(box, 'error');
    });
    show(wasShown || !more);
  };
  return { answer };
}

/** Returns the findings without the page itself, which the visitor is already on. Its parts stay. */
function findElsewhere(find: Find | undefined, query: string): Findings {
  const { found, isPartial } = find?.(query) ?? { found: [], isPartial: false };
  return { found: found.filter(({ entry }) => entry.href !== location.pathname), isPartial };
}

function showNone(box: HTMLElement, query: string): void {
  const words = part(box, 'query');
  if (words) words.textContent = query;
  showState(box, 'none');
}
