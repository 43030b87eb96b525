import { expect, test } from 'vitest';
import { excerpt, pieces, plain, wantedWords, wordsOf } from './words.ts';

test('a version, a size and a word with an apostrophe are one word each', () => {
  expect(wordsOf('Onset 1.12.0 exports 4K, and doesn’t ask.')).toEqual([
    'Onset',
    '1.12.0',
    'exports',
    '4K',
    'and',
    'doesn’t',
    'ask',
  ]);
});

test('a word is found without its capitals and accents', () => {
  expect(plain('Écran')).toBe('ecran');
});

test('of a question the words that say something are looked for, and all where none does', () => {
  expect(wantedWords('How do I get my money back?')).toEqual(['money', 'back']);
  expect(wantedWords('how to')).toEqual(['how', 'to']);
});

test('the pieces of a text are the text, and only whole words that were found are marked', () => {
  const cut = pieces('Zooms: a zoom, zoomed.', new Set(['zoom', 'zooms']));
  expect(cut.map(({ text }) => text).join('')).toBe('Zooms: a zoom, zoomed.');
  expect(cut.filter(({ found }) => found).map(({ text }) => text)).toEqual(['Zooms', 'zoom']);
});

test('a text without what was found is one piece, and an empty one none', () => {
  expect(pieces('Nothing here', new Set(['zoom']))).toEqual([{ text: 'Nothing here', found: false }]);
  expect(pieces('', new Set(['zoom']))).toEqual([]);
});

test('a short text is its own excerpt', () => {
  expect(excerpt('A zoom holds two seconds.', new Set(['zoom']))).toBe('A zoom holds two seconds.');
});

test('an excerpt of a long text holds the word that was found, and is cut between words', () => {
  const text = `${'before '.repeat(60)}zoom ${'after '.repeat(60)}`.trim();
  const cut = excerpt(text, new Set(['zoom']));
  expect(cut).toMatch(/^… before (?:before )*zoom after (?:after )*after …$/);
  expect(cut.length).toBeLessThan(160);
});

test('an accent or a vowel that is a character of its own is part of its word', () => {
  expect(wordsOf('re\u0301sume\u0301 हिन्दी a\u0301.b')).toEqual(['re\u0301sume\u0301', 'हिन्दी', 'a\u0301.b']);
  expect(plain('re\u0301sume\u0301')).toBe('resume');
  const cut = pieces('A re\u0301sume\u0301.', new Set(['resume']));
  expect(cut.find(({ found }) => found)?.text).toBe('re\u0301sume\u0301');
});

test('a word is the same with and without apostrophes and dots between letters, and a version keeps its dots', () => {
  expect(['H.264', 'h264', 'Don’t', "don't", 'Node.js', 'é.a', '1.12.0'].map(plain)).toEqual([
    'h264',
    'h264',
    'dont',
    'dont',
    'nodejs',
    'ea',
    '1.12.0',
  ]);
});
