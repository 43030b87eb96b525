import { expect, test } from 'vitest';
import { headingsOf, outlineErrors } from './outline.ts';

test('reads headings in order, with the words of their parts', () => {
  expect(headingsOf('<h1 class="a">One <em>more</em>\n time</h1><p>x</p><h2>Two</h2>')).toEqual([
    { level: 1, text: 'One more time' },
    { level: 2, text: 'Two' },
  ]);
});

test('a sound outline has no errors', () => {
  expect(outlineErrors('<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2><h2>E</h2><h3>F</h3>')).toEqual([]);
});

test.for([
  ['<h2>A</h2>', 'The page has 0 h1 elements. Use exactly one.'],
  ['<h1>A</h1><h1>B</h1>', 'The page has 2 h1 elements. Use exactly one.'],
  ['<h2>A</h2><h1>B</h1>', '“A” comes before the h1. Begin the page with its h1.'],
  ['<h1>A</h1><h3>B</h3>', '“B” is an h3 below an h1. Don’t skip heading levels.'],
  ['<h1>A</h1><h2><svg></svg></h2>', 'An h2 is empty. Give it a text or remove it.'],
] as const)('%s: %s', ([html, error]) => {
  expect(outlineErrors(html)).toEqual([error]);
});
