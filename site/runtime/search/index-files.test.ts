import { afterEach, expect, test, vi } from 'vitest';
import { fetchEntries, fetchTexts } from './index-files.ts';

const answer = (body: string, status = 200): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
};
afterEach(() => vi.unstubAllGlobals());

const entry = { href: '/pricing', kind: 'Page', title: 'Pricing' };

test('what the build wrote is taken', async () => {
  answer(JSON.stringify([entry, { ...entry, heading: 'Plans', about: 'What it costs.' }]));
  await expect(fetchEntries()).resolves.toHaveLength(2);
  answer('{"/pricing":"One app."}');
  await expect(fetchTexts()).resolves.toEqual({ '/pricing': 'One app.' });
});

test.for([
  ['a page of a proxy', '<!doctype html><title>Log in to the network</title>'],
  ['the beginning of the file', '[{"href":"/pri'],
  ['nothing', ''],
  ['no list', '{}'],
  ['null in it', '[null]'],
  ['a place without an address', '[{"kind":"Page","title":"Pricing"}]'],
  ['a heading that is no text', '[{"href":"/","kind":"Page","title":"Home","heading":{}}]'],
] as const)('an index of headings is refused that is %s', async ([, body]) => {
  answer(body);
  await expect(fetchEntries()).rejects.toThrow(/JSON|is not a list of entries/);
});

test.for([
  ['a list', '[]'],
  ['null', 'null'],
  ['with a text that is none', '{"/pricing":["One app."]}'],
] as const)('texts are refused that are %s', async ([, body]) => {
  answer(body);
  await expect(fetchTexts()).rejects.toThrow('/search/texts.json contains no texts');
});

test('an error of the server is none of the files', async () => {
  answer('[]', 500);
  await expect(fetchEntries()).rejects.toThrow('/search/headings.json has the status 500');
});
