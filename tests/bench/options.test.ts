import { expect, test } from 'vitest';
import { BadOption, readOptions } from './options.ts';

test('without words every part is measured that needs no address', () => {
  const { parts, runs, numbers, keeps, paths } = readOptions([]);
  expect(parts).toEqual([
    'pages',
    'responsiveness',
    'styles',
    'serving',
    'accounts',
    'growth',
    'development',
    'storybook',
    'stories',
  ]);
  expect({ runs, numbers, keeps, paths }).toEqual({ runs: 3, numbers: [25, 200, 1000], keeps: true, paths: [] });
});

test('words name parts, pages and numbers of posts', () => {
  const options = readOptions(['growth', '5000', 'pages', '/pricing', '--runs', '5', '--no-keep']);
  expect(options).toMatchObject({
    parts: ['pages', 'growth'],
    paths: ['/pricing'],
    numbers: [5000],
    runs: 5,
    keeps: false,
  });
});

test('the document alone is made without measuring', () => {
  expect(readOptions(['report']).parts).toEqual([]);
});

test('addresses are put beside, alone or with other parts', () => {
  const words = ['--beside', 'AstroWind=https://astrowind.example', '--beside', 'A kit=http://localhost:4321/?a=b'];
  expect(readOptions(words)).toMatchObject({
    parts: ['beside'],
    beside: [
      { name: 'AstroWind', url: 'https://astrowind.example/' },
      { name: 'A kit', url: 'http://localhost:4321/?a=b' },
    ],
  });
  expect(readOptions(['pages', ...words]).parts).toEqual(['pages', 'beside']);
});

test.for([
  [['pagse'], 'There is no part pagse, expected pages, responsiveness, beside, '],
  [['--runs', '0'], '--runs is 0, expected a whole number from 1 to 99'],
  [['--runs', 'five'], '--runs is five, expected'],
  [['--runs', '1.5'], '--runs is 1.5, expected'],
  [['--beside', 'AstroWind'], '--beside is AstroWind, expected NAME=URL'],
  [['--beside', '=https://example.com'], '--beside is =https://example.com, expected NAME=URL'],
  [['--beside', 'A=example.com'], '--beside is A=example.com, expected NAME=URL'],
  [['--beside', 'A=file:///etc/passwd'], '--beside is A=file:///etc/passwd, expected NAME=URL'],
  [['--beside', 'A=http://a.example', '--beside', 'A=http://b.example'], '--beside names A twice'],
  [['beside'], 'beside needs an address'],
  [['/pricing'], '/pricing is for pages'],
  [['200'], '200 is for growth'],
  [['--rnus', '5'], "Unknown option '--rnus'"],
] as const)('%j is refused with what is expected', ([words, message]) => {
  expect(() => readOptions(words)).toThrow(BadOption);
  expect(() => readOptions(words)).toThrow(message);
});
