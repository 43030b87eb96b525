import { expect, test } from 'vitest';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { postSchema } from '../content/posts.ts';
import { issuesOfFile, issuesOfUnfilled } from './content-issues.ts';
import { issueText } from './page-issue.ts';

const file = 'site/content/posts/first.md';
const front = {
  title: 'A post of the tests',
  description: 'A description that is long enough to be one, because a search result has room for it.',
  date: '2026-11-18',
  author: 'The Onset team',
  tags: '[sound]',
  illustration: 'zoom-steps',
};

/** What is told of a post with this front matter in place of a right one. */
function told(changed: Readonly<Record<string, string | undefined>>, text = 'Words.'): string[] {
  const lines = Object.entries({ ...front, ...changed }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  const content = { ...readMarkdown(`---\n${lines.join('\n')}\n---\n\n${text}\n`), file, name: 'first' };
  return issuesOfFile(content, postSchema).map(issueText);
}

test('nothing is told of a post that is right', () => {
  expect(told({}, 'From {{price.monthly}}, version {{release.version}}.')).toEqual([]);
});

test.for([
  [{ title: 'x'.repeat(61) }, `${file}: title (line 2) is "${'x'.repeat(61)}". Use a text of 1 to 60 characters.`],
  [{ date: 'tomorrow' }, `${file}: date (line 4) is "tomorrow". Use a day such as 2026-11-18.`],
  [{ author: undefined }, `${file}: author is missing. Use a text of 1 to 60 characters.`],
  [{ tags: '[gossip]' }, `${file}: tags (line 6) is "gossip". Use one of recording, editing`],
  [{ colour: 'red' }, `${file}: colour (line 8) is an unknown property. Use one of title, description`],
] as const)('%j is told by file, place, what is there and what is expected', ([changed, message]) => {
  expect(told(changed)).toEqual([expect.stringContaining(message)]);
});

test('a fact nobody knows is told by its line', () => {
  expect(told({}, 'Only {{price.weekly}}.')).toEqual([
    expect.stringContaining(`${file}: line 10 contains the unknown fact {{price.weekly}}. Use one of brand.name`),
  ]);
});

test('a fact where none is put in is told by its line', () => {
  const content = {
    ...readMarkdown('---\ntitle: From {{price.monthly}}\n---\n\nVersion {{release.version}}.\n'),
    file,
    name: 'first',
  };
  const lines = (where: 'in the front matter' | 'in a release'): string[] =>
    issuesOfUnfilled(content, where).map(issueText);
  expect(lines('in the front matter')).toEqual([
    `${file}: line 2 contains the fact {{price.monthly}} in the front matter, where facts aren’t inserted. Write the text itself.`,
  ]);
  expect(lines('in a release')).toHaveLength(2);
});
