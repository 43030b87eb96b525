import { illustrationNameSchema } from '@onset/design-system/content/media';
import type { Prose } from '@onset/design-system/content/prose';
import { list, text } from '@onset/design-system/content/schema';
import type { PostListContent } from '@onset/design-system/sections/post-list/schema';
import * as z from 'zod';
import { toReadingMinutes } from '../markdown/markdown-file.ts';
import type { MarkdownFile } from '../markdown/markdown-file.ts';
import { contentFiles } from './content-file.ts';
import { authorNames, topicNames, topics } from './blog.ts';
import type { TopicName } from './blog.ts';

const day = z.iso.date({ error: 'a day such as 2026-11-18' });
const DESCRIPTION = 'a text of 70 to 160 characters';

/** Front matter of a post. Its file name is the end of its URL. */
export const postSchema = z.strictObject({
  title: text(60),
  description: z.string({ error: DESCRIPTION }).min(70, { error: DESCRIPTION }).max(160, { error: DESCRIPTION }),
  date: day,
  updated: day.optional(),
  author: z.enum(authorNames, { error: `one of ${authorNames.join(', ')}` }),
  tags: list(z.enum(topicNames, { error: `one of ${topicNames.join(', ')}` }), 1, 3).refine(
    (tags) => new Set(tags).size === tags.length,
    { error: 'each topic once' },
  ),
  illustration: illustrationNameSchema,
});

/** Blog post. */
export interface Post extends z.infer<typeof postSchema> {
  readonly slug: string;
  /** Reading time, in minutes. */
  readonly minutes: number;
  readonly body: Prose;
}

/** Returns the card of a post, with its first topic or the given one. */
export function toPostCard(
  { title, description, slug, date, minutes, tags: [first], illustration }: Post,
  topic: TopicName | undefined = first,
): PostListContent['posts'][number] {
  const about = topic && { topic: topics[topic].label };
  return { title, description, href: `/blog/${slug}`, date, minutes, ...about, illustration };
}

/** Files of `site/content/posts`. */
export const postFiles = contentFiles(
  import.meta.glob<MarkdownFile>('./posts/*.md', { eager: true, import: 'default' }),
);

/** Posts with valid front matter, newest first. The content checks report the others before any page is rendered. */
export const posts: readonly Post[] = postFiles
  .flatMap(({ name, frontMatter, wordCount, prose }) => {
    const { data } = postSchema.safeParse(frontMatter);
    return data ? [{ ...data, slug: name, minutes: toReadingMinutes(wordCount), body: prose }] : [];
  })
  .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
