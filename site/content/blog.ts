import type { PostContent } from '@onset/design-system/sections/post/schema';

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

/** Topics of posts by their name in front matter and URLs: the label, and the description on the topic’s page. */
export const topics = {
  recording: {
    label: 'Recording',
    description: 'What to set before you press record, and what it costs to get it wrong.',
  },
  editing: { label: 'Editing', description: 'Cuts, zooms and pace: what to do to a recording once you have one.' },
  sound: { label: 'Sound', description: 'Rooms, microphones and levels: how to be heard in a recording.' },
  camera: { label: 'Camera', description: 'Light, framing and backgrounds: how to be seen in a recording.' },
  captions: { label: 'Captions', description: 'Words on the screen that people can read in the time they have.' },
  export: { label: 'Export', description: 'Files, codecs and sizes: what to make of a finished edit.' },
  macos: { label: 'macOS', description: 'What the system does, asks and allows when an app records.' },
} as const;

export type TopicName = keyof typeof topics;

export const topicNames = Object.keys(topics) as TopicName[];

/** Authors of posts by name. Those with `sampleLabel` are the invented people of the About page (`blog.test.ts`). */
const authors = {
  'Ines Weber': { portrait: 'bob', sampleLabel: 'Sample person' },
  'Tess Morgan': { portrait: 'curls', sampleLabel: 'Sample person' },
  'Jonas Brandt': { portrait: 'beard', sampleLabel: 'Sample person' },
} as const satisfies Readonly<Record<string, Omit<PostContent['author'], 'name'>>>;

export type AuthorName = keyof typeof authors;

/** Names that the front matter of a post can contain. */
export const authorNames = Object.keys(authors) as [AuthorName, ...AuthorName[]];

/** Returns an author as the byline of a post shows them. */
export function getAuthor(name: AuthorName): PostContent['author'] {
  return { name, ...authors[name] };
}
