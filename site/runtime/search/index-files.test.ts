import { afterEach, expect, test, vi } from 'vitest';
import { fetchEntries, fetchTexts } from './index-files.ts';

const respond = (body: string, status = 200): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
};
afterEach(() => vi.unstubAllGlobals());

const entry = { href: '/pricing', kind: 'Page', title: 'Pricing' };

test('fetchEntries and fetchTexts return the files of the build', async () => {
  respond(JSON.stringify([entry, { ...entry, heading: 'Plans', about: 'What it costs.' }]));
  await expect(fetchEntries()).resolves.toHaveLength(2);
  respond('{"/pricing":"One app."}');
  await expect(fetchTexts()).resolves.toEqual({ '/pricing': 'One app.' });
});

test.for([
  ['a page of a proxy', '<!doctype html><title>Log in to the network</title>'],
  ['the beginning of the file', '[{"href":"/pri'],
  ['an empty file', ''],
  ['an object', '{}'],
  ['a list with null', '[null]'],
  ['an entry without a URL', '[{"kind":"Page","title":"Pricing"}]'],
  ['a heading that isn’t a text', '[{"href":"/","kind":"Page","title":"Home","heading":{}}]'],
] as const)('fetchEntries rejects %s', async ([, body]) => {
  respond(body);
  await expect(fetchEntries()).rejects.toThrow(/JSON|is not a list of entries/);
});

test.for([
  ['a list', '[]'],
  ['null', 'null'],
  ['a list as a text', '{"/pricing":["One app."]}'],
] as const)('fetchTexts rejects %s', async ([, body]) => {
  respond(body);
  await expect(fetchTexts()).rejects.toThrow('/search/texts.json contains no texts');
});

test('fetchEntries rejects a server error', async () => {
  respond('[]', 500);
  await expect(fetchEntries()).rejects.toThrow('/search/headings.json has the status 500');
});
