import { expect, test } from 'vitest';
import { crawlerPatterns, isCrawler } from './crawler.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

test.each([
  ['no text', undefined],
  ['an empty text', ''],
  ['a browser', CHROME],
  ['a headless browser', CHROME.replace('Chrome', 'HeadlessChrome')],
  ['a browser with 15,000 additional letters', `${CHROME} ${'x'.repeat(15_000)}`],
  [
    'a phone named Cubot',
    'Mozilla/5.0 (Linux; Android 9; CUBOT X18 Plus) AppleWebKit/537.36 Chrome/112.0 Mobile Safari/537.36',
  ],
])('isCrawler returns false for %s', (_, agent) => {
  expect(isCrawler(agent)).toBe(false);
});

test.each([
  ['a crawler that imitates a browser', `${CHROME} (compatible; Googlebot/2.1)`],
  ['a name in upper case', 'GOOGLEBOT/2.1'],
  ['a program', 'curl/8.7.1'],
])('isCrawler returns true for %s', (_, agent) => {
  expect(isCrawler(agent)).toBe(true);
});

test('crawlerPatterns match the same agents as isCrawler', () => {
  const matches = (agent: string): boolean => crawlerPatterns().some((pattern) => new RegExp(pattern, 'i').test(agent));
  for (const agent of [CHROME, CHROME.replace('Chrome', 'HeadlessChrome'), 'GOOGLEBOT/2.1', 'curl/8.7.1'])
    expect([agent, matches(agent)]).toEqual([agent, isCrawler(agent)]);
});
