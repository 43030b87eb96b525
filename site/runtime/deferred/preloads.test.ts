import { expect, test } from 'vitest';
import { getPreloadUrl, isConstrained } from './preloads.ts';

const page = new URL('https://onset.example/pricing?plan=yearly');

/** Returns the URL to fetch for a link on the page. */
function getUrl(href: string, attributes: { target?: string; download?: string } = {}): string | undefined {
  const { origin, pathname, search, protocol } = new URL(href, page);
  const { target = '' } = attributes;
  const hasAttribute = (name: string): boolean => name in attributes;
  return getPreloadUrl({ origin, pathname, search, protocol, target, hasAttribute }, page);
}

test.each([
  ['/features', 'https://onset.example/features'],
  ['/features#zoom', 'https://onset.example/features'],
  ['/pricing', 'https://onset.example/pricing'],
  ['/checkout?plan=monthly', 'https://onset.example/checkout?plan=monthly'],
  ['/profile', 'https://onset.example/profile'],
])('getPreloadUrl returns the page of the link %s', (href, url) => {
  expect(getUrl(href)).toBe(url);
  expect(getUrl(href, { target: '_self' })).toBe(url);
});

test.each([
  ['the same page', '/pricing?plan=yearly'],
  ['an anchor of the same page', '#plans'],
  ['the API', '/api/commons'],
  ['a file', '/rss.xml'],
  ['a file in a folder', '/media/onset.dmg'],
  ['another origin', 'https://elsewhere.example/features'],
  ['another port', 'https://onset.example:8443/features'],
  ['plain http', 'http://onset.example/features'],
  ['a script', 'javascript:alert(1)'],
  ['an email address', 'mailto:a@onset.example'],
])('getPreloadUrl ignores a link to %s', (_, href) => {
  expect(getUrl(href)).toBeUndefined();
});

test('getPreloadUrl ignores links that download a file or open another window', () => {
  expect(getUrl('/features', { download: '' })).toBeUndefined();
  expect(getUrl('/features', { target: '_blank' })).toBeUndefined();
});

test.each([
  ['slow-2g', { effectiveType: 'slow-2g' }, true],
  ['2g', { effectiveType: '2g' }, true],
  ['3g', { effectiveType: '3g', saveData: false }, false],
  ['4g', { effectiveType: '4g' }, false],
  ['data saving', { effectiveType: '4g', saveData: true }, true],
  ['an odd browser', { effectiveType: 2, saveData: 'no' }, false],
  ['null', null, false],
])('specification 9: isConstrained detects slow connections and data saving: %s', (_, connection, expected) => {
  expect(isConstrained({ connection }, () => false)).toBe(expected);
  expect(isConstrained({ connection }, (query) => query === '(prefers-reduced-data: reduce)')).toBe(true);
});

test('isConstrained returns false if the browser doesn’t describe its connection', () => {
  expect(isConstrained({}, () => false)).toBe(false);
});
