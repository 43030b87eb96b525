/** Number of posts on a page of the blog: the newest is large, the others are three to a row. */
export const POSTS_PER_PAGE = 13;

/** Texts of the blog’s generated pages: lists of posts, and sections after each post. */
export const blogTexts = {
  label: 'Blog',
  all: 'All',
  lede: 'How to record a screen so that people watch it to the end. Worth reading even if you never buy anything from us.',
  empty: 'Nothing here yet. [All posts](/blog)',
  older: 'Older posts',
  newer: 'Newer posts',
  newsletter: {
    purpose: 'newsletter',
    heading: 'The next post by email',
    lede: 'Each new post on the day it’s published, and what’s in each new version. Nothing else.',
    consent:
      'We use your email address only for this newsletter, and you can unsubscribe in every email. [Privacy](/privacy)',
  },
  product: {
    layout: 'plain',
    heading: 'Try it on your next recording',
    lede: 'Recording is free, and you don’t need an account.',
    action: { label: 'Download for Mac', href: '/download' },
    handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
    secondaryAction: { label: 'How it works', href: '/how-it-works' },
  },
} as const;

/** Returns the path of a page of a list of posts: of a topic, or of all posts. `page` starts at 1. */
export function getPostListPath(topic: string | undefined, page: number): string {
  const list = topic === undefined ? '/blog' : `/blog/topic/${topic}`;
  return page === 1 ? list : `${list}/page/${page}`;
}
