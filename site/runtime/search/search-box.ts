import { hasResults, part, showState } from '../site-search/search-parts.ts';
import { createSearch } from './find.ts';
import type { Search, SearchResults, Match } from './find.ts';
import { fetchEntries, fetchTexts } from './index-files.ts';
import { excerpt, splitAtMatches, splitWords } from './words.ts';

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

/** Replaces the displayed results. Each is a copy of the section’s template. */
function showResults(box: HTMLElement, { found, isPartial }: SearchResults): void {
  const template = part(box, 'template');
  if (!(template instanceof HTMLTemplateElement)) return;
  part(box, 'results')?.replaceChildren(...found.map((each) => createRow(template.content, each)));
  showState(box, isPartial ? 'partial' : 'results', found.length);
}

function createRow(template: DocumentFragment, { entry, text, words }: Match): Node {
  const row = template.cloneNode(true) as DocumentFragment;
  const fill = (name: string, value: string | undefined): void => {
    const element = part(row, name);
    const mark = element?.querySelector('mark');
    if (!element || !mark) return;
    element.replaceChildren(
      ...splitAtMatches(value ?? '', words).map((piece) => {
        if (!piece.found) return document.createTextNode(piece.text);
        const marked = mark.cloneNode() as HTMLElement;
        marked.textContent = piece.text;
        return marked;
      }),
    );
  };
  const kind = part(row, 'kind');
  if (kind) kind.textContent = entry.kind;
  part(row, 'link')?.setAttribute('href', entry.href);
  fill('title', entry.title);
  if (entry.heading === undefined) part(row, 'place')?.remove();
  else fill('heading', entry.heading);
  const description = text ?? entry.about;
  if (description === undefined || description === '') part(row, 'excerpt')?.remove();
  else fill('excerpt', excerpt(description, words));
  return row;
}

const MAX_SUGGESTIONS = 3;

/**
 * Searches for the words of the URL of a page that doesn't exist, and shows similar pages. Titles and descriptions are
 * enough for that, so the texts aren't fetched. Does nothing more once the visitor uses the search.
 */
export async function suggestPages(box: HTMLElement, field: HTMLInputElement): Promise<void> {
  // The visitor may have typed something while this was loading.
  if (field.value !== '') return;
  const words = splitWords(decodeURIComponent(location.pathname).replace(/\.[a-z]\w*$/i, ''));
  // Short words such as “no” or “of” occur on most pages, short numbers don't.
  const longWords = words.filter((word) => word.length > 2 || /\d/.test(word));
  const query = (longWords.length > 0 ? longWords : words).join(' ').slice(0, field.maxLength);
  field.value = query;
  const pages = (await fetchEntries()).filter(({ heading }) => heading === undefined);
  const search = await createSearch(pages);
  const { found, isPartial } = search(query);
  if (found.length === 0 || field.value !== query || box.dataset['state'] !== undefined) return;
  showResults(box, { found: found.slice(0, MAX_SUGGESTIONS), isPartial });
}
