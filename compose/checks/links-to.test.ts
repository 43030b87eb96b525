import { expect, test } from 'vitest';
import { parsePage } from '../../site/compositor/parse-page.ts';
import { linksTo } from './links-to.ts';

/** A page with one question and its answer. */
const answering = (file: string, answer: string) =>
  parsePage(file, {
    title: 'Note',
    description: 'A page with an answer.',
    sections: [
      {
        section: 'faq',
        id: 'a',
        content: { label: 'L', heading: 'H', questions: [{ question: 'Q', answer }] },
      },
    ],
  });

test('links of sections to a page are found, with and without an anchor, and not its own', () => {
  const pages = [
    answering('a.ts', 'See [the prices](/pricing).'),
    answering('b.ts', 'See [the plans](/pricing#plans).'),
    answering('c.ts', 'See [elsewhere](/pricing-of-others).'),
    answering('pricing.ts', 'See [above](/pricing#plans).'),
  ];
  expect(linksTo('/pricing', pages)).toEqual([
    { href: '/pricing', from: '/a' },
    { href: '/pricing#plans', from: '/b' },
  ]);
});

test('links of the header and of the footer, which all pages have, are nobody’s own', () => {
  expect(linksTo('/pricing', [answering('a.ts', 'Nowhere.')])).toEqual([]);
});
