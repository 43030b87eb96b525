import { brand } from '@onset/design-system/brand';
import { describe, expect, test } from 'vitest';
import type { Field, RecordField } from '../../fields/field.ts';
import { inVariant } from './change-variant.ts';
import { fieldIssues } from './field-issues.ts';
import { firstControl } from './first-control.ts';
import { fits, variantOf } from './fits.ts';
import { faultOfLink, offeredTargets, targetsOf } from './link-targets.ts';
import { entryLabelOf, labelOf } from './words.ts';

const text: Field = { kind: 'text', limit: 40, pattern: undefined };
const record = (fields: Readonly<Record<string, Field>>): RecordField => ({
  kind: 'record',
  fields: Object.entries(fields).map(([name, field]) => ({
    name: name.replace('?', ''),
    field,
    isRequired: !name.endsWith('?'),
    description: undefined,
  })),
});

const image = record({ kind: { kind: 'fixed', value: 'image' }, src: { kind: 'path' }, 'alt?': text });
const drawing = record({ kind: { kind: 'fixed', value: 'drawing' }, name: text, 'alt?': text });
const variants = [
  { label: 'image', field: image },
  { label: 'drawing', field: drawing },
  { label: 'text', field: text },
];

describe('the way a place is filled in', () => {
  test('is told by its fixed parts, or by its kind', () => {
    expect(variantOf(variants, { kind: 'drawing', name: 'a' })?.label).toBe('drawing');
    expect(variantOf(variants, 'words')?.label).toBe('text');
    expect(variantOf(variants, { kind: 'film' })).toBeUndefined();
    expect(variantOf(variants, [])).toBeUndefined();
    expect(variantOf(variants, null)).toBeUndefined();
  });

  test('is told by its parts, where nothing is fixed', () => {
    const ways = [
      { label: 'one', field: record({ a: text }) },
      { label: 'two', field: record({ a: text, b: text }) },
    ];
    expect(variantOf(ways, { a: '', b: '' })?.label).toBe('two');
    expect(variantOf(ways, { a: '' })?.label).toBe('one');
  });

  test('is changed with what both have in common', () => {
    expect(inVariant(image, { kind: 'drawing', name: 'timeline', alt: 'Three tracks' }, 'media')).toEqual({
      kind: 'image',
      src: '/',
      alt: 'Three tracks',
    });
    expect(inVariant(text, { kind: 'drawing', name: 'timeline' }, 'media')).toBe('drawing');
    expect(inVariant(record({ text, note: text }), 'yes', 'cell')).toEqual({ text: 'yes', note: 'New note' });
  });
});

test('what fits a field can be shown by its control', () => {
  expect(fits(text, '')).toBe(true);
  expect(fits(text, 3)).toBe(false);
  expect(fits({ kind: 'date' }, 'tomorrow')).toBe(false);
  expect(fits({ kind: 'choice', options: [1, 2] }, '1')).toBe(false);
  expect(fits(image, [])).toBe(false);
  expect(fits({ kind: 'list', item: text, min: 0, max: 1 }, {})).toBe(false);
});

test('the first thing to fill in is found', () => {
  expect(firstControl(image, { kind: 'image', src: '/' }, ['media'])).toEqual(['media', 'src']);
  expect(firstControl({ kind: 'list', item: image, min: 1, max: 2 }, [{ src: '/' }], ['all'])).toEqual([
    'all',
    0,
    'src',
  ]);
  expect(firstControl(text, 'a', ['title'])).toEqual(['title']);
});

test('issues are found by their place, and counted by what they stand in', () => {
  const { issuesAt, issuesBelow } = fieldIssues([
    { path: ['list', 1, 'a'], message: 'one' },
    { path: ['list', 1], message: 'two' },
    { path: ['list', 11], message: 'three' },
  ]);
  expect(issuesAt(['list', 1])).toEqual(['two']);
  expect(issuesAt(['list'])).toEqual([]);
  expect(issuesBelow(['list', 1])).toBe(2);
  expect(issuesBelow(['list'])).toBe(3);
  expect(issuesBelow([])).toBe(3);
});

describe('links', () => {
  const places = [
    { path: '/', title: brand.name, anchors: [] },
    { path: '/pricing', title: 'Pricing', anchors: ['plans'] },
    { path: '/blog/sound', title: 'How loud', anchors: ['noise'] },
  ];
  const targets = targetsOf(places, ['faq']);
  const offered = (typed: string): string[] => offeredTargets(targets, typed).map(({ href }) => href);

  test('are offered by address, then by title; anchors once their page stands there', () => {
    expect(offered('')).toEqual(['#faq', '/', '/pricing', '/blog/sound']);
    expect(offered('/pricing')).toEqual(['/pricing', '/pricing#plans']);
    expect(offered('loud')).toEqual(['/blog/sound']);
    expect(offered('#')).toEqual(['#faq', '/pricing#plans', '/blog/sound#noise']);
  });

  test.each([
    ['/pricing'],
    ['/pricing/'],
    ['/pricing#plans'],
    ['/pricing?plan=yearly#plans'],
    ['#faq'],
    ['https://example.com'],
    ['mailto:a@b.example'],
    ['/media/film.en.vtt'],
    ['/{{brand.name}}'],
  ])('%s leads somewhere', (href) => {
    expect(faultOfLink(href, places, ['faq'])).toBeUndefined();
  });

  test.each([
    ['/princing', 'The site has no page /princing.'],
    ['/pricing#plan', 'The page /pricing has no anchor #plan.'],
    ['#plans', 'This page has no anchor #plans.'],
    ['javascript:alert(1)', 'Enter a page such as /pricing, an anchor, https:// or mailto:.'],
    ['//evil.example', 'Enter a page such as /pricing, an anchor, https:// or mailto:.'],
    ['', 'A link needs a page, an anchor, or an https: or mailto: URL.'],
  ])('%s does not: %s', (href, fault) => {
    expect(faultOfLink(href, places, ['faq'])).toBe(fault);
  });
});

test('labels are words', () => {
  expect(labelOf('secondaryAction')).toBe('Secondary action');
  expect(labelOf('href')).toBe('Link');
  expect(labelOf('constructor')).toBe('Constructor');
  expect(entryLabelOf('Questions', text)).toBe('Question');
  expect(entryLabelOf('Categories', text)).toBe('Category');
  expect(entryLabelOf('Includes', { kind: 'rich-text' })).toBe('Entry');
  expect(entryLabelOf('Trust', text)).toBe('Entry');
});
