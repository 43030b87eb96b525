import type { Changes } from './files.ts';
import { ScaffoldError, slugOf } from './names.ts';

/**
 * The file of a new post, dated the day of `now`.
 *
 * @throws {ScaffoldError} for a title that is too long, or of which no address can be made
 */
export function newPost(title: string, now: Date): Changes {
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
  return { created: { [`site/content/posts/${slug}.md`]: postFile(shown, now.toISOString().slice(0, 10)) } };
}

/** YAML reads a text in double quotes as JSON does. */
const postFile = (title: string, date: string): string => `---
title: ${JSON.stringify(title)}
description: Describe in 70 to 160 characters what readers learn from this post. Search results show this text.
date: ${date}
author: The Onset team
tags: [recording]
illustration: editor
---

Begin with what the reader came for.

## The first part

Say one thing, and how to check it.
`;
