import type { Changes } from './files.ts';
import { ScaffoldError, slugOf } from './names.ts';

/** Front matter of a new post, which can be changed in its file. */
interface PostDetails {
  readonly author: string;
  readonly topic: string;
  readonly illustration: string;
}

/**
 * Returns the file of a new post, dated the day of `now` in the time zone of this computer.
 *
 * @throws {ScaffoldError} for a title that is too long, or of which no address can be made
 */
export function newPost(title: string, now: Date, details: PostDetails): Changes {
  const shown = title.trim();
  if (shown.length < 4 || shown.length > 60)
    throw new ScaffoldError(`The title has ${shown.length} characters. Use 4 to 60.`);
  if (shown.startsWith('-')) throw new ScaffoldError(`“${shown}” begins with a hyphen like an option. Enter a title.`);
  if (/\p{Cc}|\{\{|\}\}/u.test(shown))
    throw new ScaffoldError(
      'The title contains a line break, a control character or {{ }}. Use a single line of text.',
    );
  const slug = slugOf(shown);
  if (slug === '') throw new ScaffoldError(`“${shown}” has no Latin letters or digits for the URL. Add some.`);
  const post = postFile(shown, localDay(now), details);
  return { created: { [`site/content/posts/${slug}.md`]: post } };
}

/** The day of a date as `2026-11-28`, in the time zone of this computer. */
const localDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** YAML reads a text in double quotes as JSON does. */
const postFile = (title: string, date: string, { author, topic, illustration }: PostDetails): string => `---
title: ${JSON.stringify(title)}
description: Describe in 70 to 160 characters what readers learn from this post. Search results show this text.
date: ${date}
author: ${JSON.stringify(author)}
tags: [${topic}]
illustration: ${illustration}
---

Begin with what readers want to know.

## The first part

Say one thing, and how to check it.
`;
