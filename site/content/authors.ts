import type { PostContent } from '@onset/design-system/sections/post/schema';

/** Authors of posts by name. Those with `sampleLabel` are the invented people of the About page (`authors.test.ts`). */
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
