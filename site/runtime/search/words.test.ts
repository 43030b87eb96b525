import { expect, test } from 'vitest';
import { excerpt, normalizeWord, significantWords, splitAtMatches, splitWords } from './words.ts';

test('splitWords returns a version, a size and a word with an apostrophe as one word each', () => {
  expect(splitWords('Version 1.12.0 exports 4K, and doesn’t ask.')).toEqual([
    'Version',
    '1.12.0',
    'exports',
    '4K',
    'and',
    'doesn’t',
    'ask',
  ]);
});

test('normalizeWord removes capitals and accents', () => {
  expect(normalizeWord('Écran')).toBe('ecran');
});

test('significantWords removes common words, unless all are common', () => {
  expect(significantWords('How do I get my money back?')).toEqual(['money', 'back']);
  expect(significantWords('how to')).toEqual(['how', 'to']);
});

test('splitAtMatches marks only whole matching words, and its pieces add up to the text', () => {
  const result = splitAtMatches('Zooms: a zoom, zoomed.', new Set(['zoom', 'zooms']));
  expect(result.map(({ text }) => text).join('')).toBe('Zooms: a zoom, zoomed.');
  expect(result.filter(({ found }) => found).map(({ text }) => text)).toEqual(['Zooms', 'zoom']);
});

test('splitAtMatches returns a text without matches as one piece, and an empty text as none', () => {
  expect(splitAtMatches('Nothing here', new Set(['zoom']))).toEqual([{ text: 'Nothing here', found: false }]);
  expect(splitAtMatches('', new Set(['zoom']))).toEqual([]);
});

test('excerpt returns a short text unchanged', () => {
  expect(excerpt('A zoom holds two seconds.', new Set(['zoom']))).toBe('A zoom holds two seconds.');
});

test('excerpt cuts a long text between words, around the matching word', () => {
  const text = `${'before '.repeat(60)}zoom ${'after '.repeat(60)}`.trim();
  const result = excerpt(text, new Set(['zoom']));
  expect(result).toMatch(/^… before (?:before )*zoom after (?:after )*after …$/);
  expect(result.length).toBeLessThan(160);
});

test('splitWords keeps accents and vowels that are separate characters in their word', () => {
  expect(splitWords('re\u0301sume\u0301 हिन्दी a\u0301.b')).toEqual(['re\u0301sume\u0301', 'हिन्दी', 'a\u0301.b']);
  expect(normalizeWord('re\u0301sume\u0301')).toBe('resume');
  const result = splitAtMatches('A re\u0301sume\u0301.', new Set(['resume']));
  expect(result.find(({ found }) => found)?.text).toBe('re\u0301sume\u0301');
});

test('normalizeWord removes apostrophes and dots between letters, but keeps the dots of a version', () => {
  expect(['H.264', 'h264', 'Don’t', "don't", 'Node.js', 'é.a', '1.12.0'].map(normalizeWord)).toEqual([
    'h264',
    'h264',
    'dont',
    'dont',
    'nodejs',
    'ea',
    '1.12.0',
  ]);
});
