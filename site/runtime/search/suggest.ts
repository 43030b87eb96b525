import { createSearch } from './find.ts';
import { fetchEntries } from './index-files.ts';
import { showResults } from './show-results.ts';
import { splitWords } from './words.ts';

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
