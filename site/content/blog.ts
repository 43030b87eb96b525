/** How many posts a page of the blog lists: the newest large, the others three to a row. */
export const POSTS_PER_PAGE = 13;

/** The words of the blog's pages that no file says: of topics, and of the pages after the first. */
export const blogWords = {
  label: 'Blog',
  all: 'All',
  lede: 'How to record a screen so that people watch it to the end. Worth reading even if you never buy anything from us.',
  empty: 'Nothing here yet. [All posts](/blog)',
  older: 'Older posts',
  newer: 'Newer posts',
} as const;
