import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { definePage } from './define-page.tsx';
import { RenderContext } from './render-context.ts';
import { section } from './section.ts';
import { Note } from './testing/sections.tsx';

const SLY = 'a</script><script>alert(1)</script>';
const { View } = definePage({
  path: '/note',
  title: 'Note',
  description: 'A page for tests.',
  sections: [section(Note, { text: 'Still' }), section(Note, { text: SLY }, { alive: 'visible', id: 'alive' })],
});
const facts = {
  renderIsland: (island: ReactNode, identifierPrefix: string) => renderToString(island, { identifierPrefix }),
  runtime: undefined,
  pages: [],
  crawler: false,
};
const onServer = () =>
  renderToStaticMarkup(
    <RenderContext value={facts}>
      <View />
    </RenderContext>,
  );

test('an island stands in a box that says what it is and when it wakes', () => {
  expect(onServer()).toContain(
    '<div data-island="note" data-alive="visible" data-island-id="note-1"><section id="alive"',
  );
});

test('an island is a root of its own: its ids do not depend on the page around it', () => {
  const alone = renderToString(section(Note, { text: SLY }, { id: 'alive' }).render(), { identifierPrefix: 'note-1-' });
  expect(onServer()).toContain(alone);
  expect(alone).toMatch(/aria-labelledby="_note-1-/);
});

test('its props are in the document, and nothing in them ends the script they are in', () => {
  const [, json = ''] =
    /<script type="application\/json" data-island-props="note-1">(.*?)<\/script>/.exec(onServer()) ?? [];
  expect(JSON.parse(json)).toEqual({ text: SLY, id: 'alive' });
});

test('without a server around it the page is drawn whole all the same', () => {
  const html = renderToStaticMarkup(<View />);
  expect(html.match(/<h1/g)).toHaveLength(2);
});
