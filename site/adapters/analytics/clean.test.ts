import { expect, test } from 'vitest';
import { cleanUrl, cleanPageUrl, cleanText } from './clean.ts';

test.each([
  ['https://onset.example/pricing', 'https://onset.example/pricing'],
  ['https://onset.example/reset-password?code=abc123#top', 'https://onset.example/reset-password'],
  [
    'https://onset.example/?utm_source=news&code=1&utm_campaign=may&plan=yearly&q=me%40x.example',
    'https://onset.example/?utm_source=news&utm_campaign=may&plan=yearly',
  ],
  ['https://onset.example/?utm_content=ada%40example.com', 'https://onset.example/'],
  ['https://ada:secret@onset.example/a', 'https://onset.example/a'],
  ['https://onset.example/?utm_sourced=x', 'https://onset.example/'],
  ['', ''],
  ['about:blank', ''],
  ['mailto:ada@example.com', ''],
])('%j leaves as %j', (address, clean) => {
  expect(cleanUrl(address)).toBe(clean);
});

test.each([
  ['/?utm_source_platform=x&gclid=1&gad_source=2&code=3', '', '/?utm_source_platform=x&gclid=1&gad_source=2'],
  ['/pricing?plan=yearly', '/?gbraid=1&plan=monthly&q=2', '/pricing?plan=yearly&gbraid=1'],
  ['/pricing?gclid=2', '/?gclid=1', '/pricing?gclid=2'],
  ['/pricing?wbraid=ada%40example.com', '/?q=1', '/pricing'],
])('the page %s of a visit that began on %j leaves as %s', (address, landingPage, clean) => {
  const origin = 'https://onset.example';
  expect(cleanPageUrl(origin + address, landingPage && origin + landingPage)).toBe(origin + clean);
});

test.each([
  ['Cannot read properties of undefined (reading "plan")', 'Cannot read properties of undefined (reading "plan")'],
  ['No user ada@example.com here', 'No user [email] here'],
  ['No user ada%40example.com', 'No user [email]'],
  ['GET https://onset.example/api?code=abc failed', 'GET https://onset.example/api failed'],
  ['/confirm-email#secret', '/confirm-email'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.abcdefghijklmnopqrstuvwxyz01', 'Bearer [token].eyJpZCI6MX0.[token]'],
  ['txn_01hv8wptq8987qeep44cyrewp9', '[token]'],
  ['a\n b\t c', 'a b c'],
  ['', ''],
])('%j leaves as %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test('no text is longer than GA4 keeps', () => {
  expect(cleanText('word '.repeat(1000))).toHaveLength(100);
});
