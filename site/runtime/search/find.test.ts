import { expect, test } from 'vitest';
import { indexOf } from './find.ts';
import type { SearchEntry } from './index-files.ts';

const entries: readonly SearchEntry[] = [
  { href: '/pricing', kind: 'Page', title: 'Pricing', about: 'One app, three ways to pay.' },
  { href: '/pricing#faq', kind: 'Page', title: 'Pricing', heading: 'Questions' },
  { href: '/blog/zoom', kind: 'Blog', title: 'How long a zoom should hold', about: 'Long enough to read it.' },
  { href: '/blog/zoom#counting', kind: 'Blog', title: 'How long a zoom should hold', heading: 'Count the words' },
  { href: '/changelog#v1.11.0', kind: 'Version', title: 'Version 1.11.0', heading: 'Zooms keep their place' },
  { href: '/changelog#v1.12.0', kind: 'Version', title: 'Version 1.12.0', heading: 'A quieter zoom' },
];
const texts = { '/pricing#faq': 'A refund is yours within fourteen days.', '/blog/zoom': 'Écran partagé.' };
const find = await indexOf(entries, texts);
const hrefs = (query: string): string[] => find(query).map(({ entry }) => entry.href);

test('a page is found once, by its best place; versions are a page each', () => {
  expect(hrefs('zoom').toSorted()).toEqual(['/blog/zoom', '/changelog#v1.11.0', '/changelog#v1.12.0']);
  expect(hrefs('count')).toEqual(['/blog/zoom#counting']);
});

test('a version is found by its number, and by the beginning of it', () => {
  expect(hrefs('1.12.0')[0]).toBe('/changelog#v1.12.0');
  expect(hrefs('1.1')).toHaveLength(2);
});

test('a text is found as soon as it is there, also by a word with a slip or without its accent', async () => {
  const headings = await indexOf(entries);
  expect(headings('refund')).toEqual([]);
  expect(hrefs('refund')).toEqual(['/pricing#faq']);
  expect(hrefs('refubd')).toEqual(['/pricing#faq']);
  expect(hrefs('ecran')).toEqual(['/blog/zoom']);
});

test('of two words both must be there; of a sentence not all', () => {
  expect(hrefs('zoom refund')).toEqual([]);
  expect(hrefs('how do i get a refund')).toEqual(['/pricing#faq']);
  expect(hrefs('who pays which refund back')).toContain('/pricing#faq');
});

test('says which words were found, so that they can be marked', () => {
  expect([...(find('zoo').find(({ entry }) => entry.href === '/changelog#v1.11.0')?.words ?? [])]).toEqual(['zooms']);
});

test('nothing is found of nothing', () => {
  expect(hrefs('')).toEqual([]);
  expect(hrefs('?!')).toEqual([]);
});
