export { SiteSearch } from './site-search.tsx';
export type { SiteSearchProps } from './site-search.tsx';
export type { SiteSearchContent } from './site-search.schema.ts';
export type { SiteSearchState, SearchResult } from './search-state.ts';
