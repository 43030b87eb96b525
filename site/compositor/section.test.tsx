import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { section } from './section.ts';
import { Note } from './testing/sections.tsx';

test('draws its view with its props and its anchor', () => {
  const html = renderToStaticMarkup(section(Note, { text: 'Hello' }, { id: 'hello' }).render());
  expect(html).toContain('<section id="hello"');
  expect(html).toContain('>Hello</h1>');
});

test('its props are held against those of the view', () => {
  const wrong = [
    // @ts-expect-error -- a text is missing
    section(Note, {}),
    // @ts-expect-error -- no such prop
    section(Note, { text: 'Hello', colour: 'red' }),
    // @ts-expect-error -- the wrong kind
    section(Note, { text: 1 }),
  ];
  expect(wrong.map(({ name }) => name)).toEqual(['note', 'note', 'note']);
});

test('what is alive is plain data, all the way down', () => {
  const Any = ({ value }: { value: unknown }) => typeof value;
  Any.sectionName = 'any';
  const island = (value: unknown) => () => section(Any, { value }, { alive: 'visible' });
  expect(island({ a: [1, 'b', null, { c: true }] })).not.toThrow();
  expect(island({ a: [{ b: () => {} }] })).toThrow('any.value.a.0.b is no plain data');
  expect(island(new Date())).toThrow('any.value is no plain data');
  expect(() => section(Any, { value: () => {} })).not.toThrow();
});
