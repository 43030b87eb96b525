import { expect, test } from 'vitest';
import { definePage } from './define-page.tsx';
import type { PageDefinition } from './define-page.tsx';
import { section } from './section.ts';
import { Note } from './testing/sections.tsx';

const definition: PageDefinition = {
  path: '/note',
  title: 'Note',
  description: 'A page for tests.',
  sections: [section(Note, { text: 'Hello' })],
};

test('a page is a document with the overlay, to be found, unless it says otherwise', () => {
  const { handle } = definePage(definition);
  expect(handle.hydrate).toBe(false);
  expect(handle.page).toMatchObject({ kind: 'document', noindex: false, overlay: true, middleware: [] });
  expect(handle.page.sections.map(({ name, props }) => [name, props])).toEqual([['note', { text: 'Hello' }]]);
  expect(definePage({ ...definition, kind: 'app', overlay: false }).handle).toMatchObject({
    hydrate: true,
    page: { overlay: false },
  });
});

test('middleware is named: auth is known, an unknown name stops the build', () => {
  expect(definePage({ ...definition, middleware: ['auth'] }).handle.page.middleware).toEqual(['auth']);
  expect(() => definePage({ ...definition, middleware: ['auht'] })).toThrow('Unknown route middleware: auht');
});

test('an app has no islands, because it is alive as a whole', () => {
  const sections = [section(Note, { text: 'Hello' }, { alive: 'idle' })];
  expect(() => definePage({ ...definition, kind: 'app', sections })).toThrow('/note is an app');
});

test('an anchor belongs to one section', () => {
  const twice = [section(Note, { text: 'A' }, { id: 'a' }), section(Note, { text: 'B' }, { id: 'a' })];
  expect(() => definePage({ ...definition, sections: twice })).toThrow('/note has two sections with the id a');
});
