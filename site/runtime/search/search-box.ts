import { hasResults, part, showState } from '../site-search/search-parts.ts';
import { createSearch } from './find.ts';
import type { Search, SearchResults } from './find.ts';
import { fetchEntries, fetchTexts } from './index-files.ts';
import { showResults } from './show-results.ts';

export interface SearchBox {
  /** Shows results for the field’s value. `opens` is true if Enter was pressed, which opens the first result. */
  readonly answer: (opens: boolean) => void;
}

/**
 * Answers a search from the index of the site: first from the headings, then from the texts once they are loaded.
 * Earlier input waits for them. If the index can’t be loaded, the section shows an error, and the next input tries
 * again. If only the texts can’t be loaded, the headings answer, and a search without results shows the error.
 */
export function searchBox(box: HTMLElement, field: HTMLInputElement): SearchBox {
  let search: Search | undefined;
  /** True until the texts are loaded, which may have what the headings lack. */
  let isLoadingTexts = true;
  let fetching: Promise<void> | undefined;
  /**
   * True if Enter was pressed before the texts were loaded, because the first of all results is opened, not the first
   * of the headings.
   */
  let opening = false;

  const fetchIndex = async (): Promise<void> => {
    // Request both files in parallel. A failure of the texts is handled below.
    const texts = fetchTexts().catch(() => undefined);
    const entries = await fetchEntries();
    search = await createSearch(entries);
    show();
    const all = await texts;
    if (all === undefined) throw new Error('The texts could not be fetched');
    search = await createSearch(entries, all);
    isLoadingTexts = false;
    // Don’t replace results while one has the focus, which would be lost.
    if (!part(box, 'results')?.contains(document.activeElement)) show();
  };
  const show = (mayOpen = !isLoadingTexts): void => {
    const query = field.value.trim();
    if (query === '') return showState(box, 'idle');
    const { found, isPartial } = searchOtherPages(search, query);
    // A page may have all words in its text.
    const isShown = found.length > 0 && !(isPartial && isLoadingTexts);
    if (isShown) showResults(box, { found, isPartial });
    else if (search && !isLoadingTexts) showNone(box, query);
    else showState(box, 'loading');
    const first = part(box, 'results')?.querySelector('a');
    if (!opening || !mayOpen || !isShown || !first) return;
    opening = false;
    // Don’t open a result once the visitor has moved on.
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
    show(wasShown || !isLoadingTexts);
  };
  return { answer };
}

/** Returns the matches without the current page itself. Its parts stay. */
function searchOtherPages(search: Search | undefined, query: string): SearchResults {
  const { found, isPartial } = search?.(query) ?? { found: [], isPartial: false };
  return { found: found.filter(({ entry }) => entry.href !== location.pathname), isPartial };
}

function showNone(box: HTMLElement, query: string): void {
  const element = part(box, 'query');
  if (element) element.textContent = query;
  showState(box, 'none');
}
