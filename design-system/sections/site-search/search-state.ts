/** One place of the site that was found. */
export interface SearchResult {
  readonly href: string;
  /** What it is a part of, in a word: `Blog`, `Version`, `Page`. */
  readonly kind: string;
  /** The title of the page. */
  readonly title: string;
  /** The heading on it, where it is not the page as a whole. */
  readonly heading?: string;
  /** The text around the words that were found. */
  readonly excerpt?: string;
}

/** What a search shows. The site's runtime brings about the same, by the `data-part` of each part and without React. */
export interface SiteSearchState {
  /** What has been typed. */
  readonly query?: string;
  /** `partial` if no result has all words of the query. */
  readonly state?: 'idle' | 'loading' | 'results' | 'partial' | 'none' | 'error';
  readonly results?: readonly SearchResult[];
}
