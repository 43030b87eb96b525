import { brand } from '@onset/design-system/brand';
import { expect, test } from 'vitest';
import { filled, halfFactAt, offeredFacts } from './facts.ts';

const facts = [
  { name: 'brand.name', value: brand.name },
  { name: 'release.version', value: '2.1' },
  { name: 'price.yearly', value: '$96' },
];

test('a text is shown with what it names, and as it is written where that is nothing', () => {
  expect(filled('{{brand.name}} {{ release.version }}, {{gone}} {{', facts)).toBe(`${brand.name} 2.1, {{gone}} {{`);
  expect(filled(`${'{{'.repeat(50_000)}${' '.repeat(50_000)}`, facts)).toHaveLength(150_000);
});

test.each([
  ['From {{pri', 10, { from: 5, to: 10, typed: 'pri' }],
  ['From {{', 7, { from: 5, to: 7, typed: '' }],
  ['{{pri}} a year', 5, { from: 0, to: 7, typed: 'pri' }],
  ['{{brand.name}} {{ver', 20, { from: 15, to: 20, typed: 'ver' }],
  ['{{brand.name}} and', 18, undefined],
  ['{{brand.name}}', 14, undefined],
  ['{pri', 4, undefined],
])('%s at %d', (text, caret, expected) => {
  expect(halfFactAt(text, caret)).toEqual(expected);
});

test('facts are offered by how they begin, then by what they hold', () => {
  expect(offeredFacts(facts, 'r').map(({ name }) => name)).toEqual(['release.version', 'brand.name', 'price.yearly']);
  expect(offeredFacts(facts, 'YEAR').map(({ name }) => name)).toEqual(['price.yearly']);
  expect(offeredFacts(facts, 'x')).toEqual([]);
});
