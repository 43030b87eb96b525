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
  ['<h2>A</h2>', '0 h1 elements, expected one'],
  ['<h1>A</h1><h1>B</h1>', '2 h1 elements, expected one'],
  ['<h2>A</h2><h1>B</h1>', '“A” comes before the h1'],
  ['<h1>A</h1><h3>B</h3>', '“B” is an h3 below an h1'],
  ['<h1>A</h1><h2><svg></svg></h2>', 'an h2 without words'],
] as const)('%s: %s', ([html, error]) => {
  expect(outlineErrors(html)).toEqual([error]);
});
