import { expect, test } from 'vitest';
import { parsePage } from '../../site/compositor/parse-page.ts';
import { linkingPages } from './linking-pages.ts';

/** A page with one question and its answer. */
const answering = (file: string, answer: string) =>
  parsePage(file, {
    title: 'Note',
    description: 'A page with an answer.',
    sections: [
      {
        section: 'faq',
        id: 'a',
        content: { at: '00:00', label: 'L', heading: 'H', questions: [{ question: 'Q', answer }] },
      },
    ],
  });

test('the pages are named whose sections lead to a page, with or without an anchor, and not the page itself', () => {
  const pages = [
    answering('a.ts', 'See [the prices](/pricing).'),
    answering('b.ts', 'See [the plans](/pricing#plans).'),
    answering('c.ts', 'See [elsewhere](/pricing-of-others).'),
    answering('pricing.ts', 'See [above](/pricing#plans).'),
  ];
  expect(linkingPages('/pricing', pages)).toEqual(['/a', '/b']);
});

test('links of the header and of the footer, which all pages have, are nobody’s own', () => {
  expect(linkingPages('/pricing', [answering('a.ts', 'Nowhere.')])).toEqual([]);
});
