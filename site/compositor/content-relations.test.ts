import { expect, test } from 'vitest';
import type { ContentFile } from '../content/content-file.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { issuesOfDays, issuesOfLinks, issuesOfOrder, issuesOfRepeated } from './content-relations.ts';
import { issueText } from './page-issue.ts';

/** A file of a folder with this front matter and text. */
function fileOf(name: string, front: Readonly<Record<string, string>>, text = 'Words.'): ContentFile {
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${value}`);
  return { ...readMarkdown(`---\n${lines.join('\n')}\n---\n${text}\n`), file: `${name}.md`, name };
}

const noon = Date.parse('2026-11-22T12:00:00Z');

test('a day to come is told, but not the one that has begun in the east', () => {
  const told = (date: string, updated = date): string[] =>
    issuesOfDays(fileOf('a', { date, updated }), noon).map(issueText);
  expect(told('2026-11-23')).toEqual([]);
  expect(told('2026-11-24', '2026-11-24')).toEqual([
    'a.md: date (line 2) is 2026-11-24, which is in the future. Use today or an earlier day, because the page is published immediately.',
    'a.md: updated (line 3) is 2026-11-24, which is in the future. Use today or an earlier day, because the page is published immediately.',
  ]);
  expect(told('2026-11-20', '2026-11-19')).toEqual([
    'a.md: updated (line 3) is 2026-11-19. Use 2026-11-20, the date of the post, or a later day.',
  ]);
});

test('a server that may have a wrong clock does not look for days to come', () => {
  expect(issuesOfDays(fileOf('a', { date: '2099-01-01' }), undefined)).toEqual([]);
});

test('what is the own of each file is told where another has it', () => {
  const files = [fileOf('a', { title: 'Sound' }), fileOf('b', { title: 'Light' }), fileOf('c', { title: 'sound' })];
  expect(issuesOfRepeated(files, 'title').map(issueText)).toEqual([
    'c.md: title (line 2) is also used by a.md. Use another one.',
  ]);
});

test('versions have their dates in order; a mend of an older one may come later', () => {
  const release = (version: string, date: string): ContentFile => fileOf(version, { version: `"${version}"`, date });
  const right = [release('1.9.0', '2026-01-01'), release('1.10.0', '2026-02-01'), release('1.9.1', '2026-03-01')];
  expect(issuesOfOrder(right)).toEqual([]);
  expect(issuesOfOrder([...right, release('1.11.0', '2026-01-15')]).map(issueText)).toEqual([
    '1.11.0.md: date (line 3) is 2026-01-15. Use 2026-02-01, the date of 1.10.0, or a later day.',
  ]);
  expect(issuesOfOrder([...right, release('1.9.2', '2026-02-15')])).toHaveLength(1);
});

test('a link to a page that is not there is told by its line; a file is no page', () => {
  const file = fileOf('a', { title: 'A' }, '[a](/there?x#y) [b](/rss.xml) [c](#here)\n\n[d](/nowhere#x)');
  expect(issuesOfLinks(file, new Set(['/there'])).map(issueText)).toEqual([
    'a.md: line 6 links to /nowhere, which doesn’t exist. Link to an existing page.',
  ]);
});
