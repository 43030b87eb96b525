import { describe, expect, test } from 'vitest';
import { createSearch } from './find.ts';
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
const search = await createSearch(entries, texts);
const hrefs = (query: string): string[] => search(query).found.map(({ entry }) => entry.href);

test('a search finds each page once, by its best entry, and versions separately', () => {
  expect(hrefs('zoom').toSorted()).toEqual(['/blog/zoom', '/changelog#v1.11.0', '/changelog#v1.12.0']);
  expect(hrefs('count')).toEqual(['/blog/zoom#counting']);
});

test('a search finds a version by its number and by the beginning of the number', () => {
  expect(hrefs('1.12.0')[0]).toBe('/changelog#v1.12.0');
  expect(hrefs('1.1')).toHaveLength(2);
});

test('a search with texts finds their words, also with a typing error or without accents', async () => {
  const headings = await createSearch(entries);
  expect(headings('refund').found).toEqual([]);
  expect(hrefs('refund')).toEqual(['/pricing#faq']);
  expect(hrefs('refubd')).toEqual(['/pricing#faq']);
  expect(hrefs('ecran')).toEqual(['/blog/zoom']);
});

test('a search for a sentence finds pages without some of its words', () => {
  expect(hrefs('how do i get a refund')).toEqual(['/pricing#faq']);
  expect(hrefs('who pays which refund back')).toContain('/pricing#faq');
});

test('a search returns the matching words, so that they can be highlighted', () => {
  expect([...(search('zoo').found.find(({ entry }) => entry.href === '/changelog#v1.11.0')?.words ?? [])]).toEqual([
    'zooms',
  ]);
});

test('a search without words finds nothing', () => {
  expect(hrefs('')).toEqual([]);
  expect(hrefs('?!')).toEqual([]);
});

test('a search reports pages as partial matches if no page has all of its words', () => {
  expect(search('zoom refund')).toMatchObject({ isPartial: true, found: { length: 4 } });
  expect(search('zoom keep')).toMatchObject({ isPartial: false, found: [{ entry: { href: '/changelog#v1.11.0' } }] });
  expect(search('karaoke z')).toMatchObject({ isPartial: true, found: [] });
  expect(search('how many karaoke songs')).toMatchObject({ isPartial: true, found: [] });
});

describe('a word in another spelling', () => {
  const spellings = [
    ['H.264', 'h.264', 'H264', 'h 264', 'H-264'],
    ['full-screen', 'full screen', 'fullscreen', 'Full.Screen'],
    ['teleprompter', 'tele-prompter', 'tele prompter'],
    ['60fps', '60 fps', '60-FPS'],
    ['4K', '4 K', '4-k'],
    ['don’t', "don't", 'dont'],
  ];

  test.for(spellings)('matches each of the others: %s, %s, %s', async (...[group]) => {
    const about = (word: string): SearchEntry => ({ href: `/${word}`, kind: 'Page', title: 'A page', about: word });
    const search = await createSearch([
      ...group.map((word) => about(`Exports ${word}, too.`)),
      about('Something else.'),
    ]);
    for (const word of group) {
      const { found, isPartial } = search(word);
      expect([word, found.length, isPartial]).toEqual([word, group.length, false]);
    }
  });

  test('is found beside other words, and only if its parts are adjacent', async () => {
    const search = await createSearch([
      { href: '/adjacent', kind: 'Page', title: 'Record full-screen video' },
      { href: '/apart', kind: 'Page', title: 'A full video of your screen' },
    ]);
    expect(search('fullscreen video').found.map(({ entry }) => entry.href)).toEqual(['/adjacent']);
  });

  test('joins two words only, so the others must be there too', async () => {
    const search = await createSearch([{ href: '/', kind: 'Page', title: 'The teleprompter scrolls' }]);
    expect(search('tele prompter scrolls')).toMatchObject({ isPartial: false, found: { length: 1 } });
    expect(search('tele prompter karaoke')).toMatchObject({ isPartial: true, found: { length: 1 } });
  });

  test('comes after the spelling that was typed', async () => {
    const search = await createSearch([
      { href: '/separated', kind: 'Page', title: 'Full-screen' },
      { href: '/as-typed', kind: 'Page', title: 'Displays', about: 'One of them is fullscreen, and another isn’t.' },
    ]);
    expect(search('fullscreen').found.map(({ entry }) => entry.href)).toEqual(['/as-typed', '/separated']);
  });
});
