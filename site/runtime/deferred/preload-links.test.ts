import { expect, test } from 'vitest';
import { isConstrained } from './preloads.ts';
import { preloadable } from './preload-links.ts';

const page = new URL('https://onset.example/pricing?plan=yearly');

/** The address to fetch for a link on the page. */
function of(href: string, attributes: { target?: string; download?: string } = {}): string | undefined {
  const { origin, pathname, search, protocol } = new URL(href, page);
  const { target = '' } = attributes;
  const hasAttribute = (name: string): boolean => name in attributes;
  return preloadable({ origin, pathname, search, protocol, target, hasAttribute }, page);
}

test.each([
  ['/features', 'https://onset.example/features'],
  ['/features#zoom', 'https://onset.example/features'],
  ['/pricing', 'https://onset.example/pricing'],
  ['/checkout?plan=monthly', 'https://onset.example/checkout?plan=monthly'],
  ['/profile', 'https://onset.example/profile'],
])('the page that %s leads to is fetched', (href, url) => {
  expect(of(href)).toBe(url);
  expect(of(href, { target: '_self' })).toBe(url);
});

test.each([
  ['this very page', '/pricing?plan=yearly'],
  ['a place on this page', '#plans'],
  ['the API', '/api/commons'],
  ['a file', '/rss.xml'],
  ['a file in a folder', '/media/onset.dmg'],
  ['another origin', 'https://elsewhere.example/features'],
  ['another port', 'https://onset.example:8443/features'],
  ['plain http', 'http://onset.example/features'],
  ['a script', 'javascript:alert(1)'],
  ['mail', 'mailto:a@onset.example'],
])('%s is not', (_, href) => {
  expect(of(href)).toBeUndefined();
});

test('nor is what is downloaded, or opens elsewhere', () => {
  expect(of('/features', { download: '' })).toBeUndefined();
  expect(of('/features', { target: '_blank' })).toBeUndefined();
});

test.each([
  ['slow-2g', { effectiveType: 'slow-2g' }, true],
  ['2g', { effectiveType: '2g' }, true],
  ['3g', { effectiveType: '3g', saveData: false }, false],
  ['4g', { effectiveType: '4g' }, false],
  ['data saving', { effectiveType: '4g', saveData: true }, true],
  ['an odd browser', { effectiveType: 2, saveData: 'no' }, false],
  ['nothing', null, false],
])('specification 9: is a connection of %s too slow, or its data dear?', (_, connection, expected) => {
  expect(isConstrained({ connection }, () => false)).toBe(expected);
  expect(isConstrained({ connection }, (query) => query === '(prefers-reduced-data: reduce)')).toBe(true);
});

test('a browser that says nothing of its connection has one like any other', () => {
  expect(isConstrained({}, () => false)).toBe(false);
});
