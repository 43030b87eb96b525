import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawSection, PageView } from './page-view.tsx';
import { parsePage } from './parse-page.ts';
import { RenderContext } from './render-context.ts';

const state = { label: 'As it was', media: { kind: 'illustration', name: 'raw-take' } };
const compared = { label: 'Compared', before: state, after: { ...state, label: 'As it is' } };
const SLY = 'a</script><script>alert(1)</script>';
const NOTE = { title: 'Note', description: 'A page for the tests of the compositor.' };
const page = parsePage('note.json', {
  ...NOTE,
  sections: [
    {
      section: 'before-after',
      id: 'still',
      hydrate: false,
      content: { ...compared, heading: 'Still' },
    },
    { section: 'before-after', id: 'island', content: { ...compared, heading: SLY } },
  ],
});
const facts = {
  renderIsland: (island: ReactNode, identifierPrefix: string) => renderToString(island, { identifierPrefix }),
  runtime: undefined,
  crawler: false,
  reference: undefined,
};
const onServer = () =>
  renderToStaticMarkup(
    <RenderContext value={facts}>
      <PageView page={page} />
    </RenderContext>,
  );

test('an island is in an element with its name and its time of hydration; a section that never hydrates isn’t', () => {
  expect(onServer()).toContain(
    '<div data-island="before-after" data-hydrate="visible" data-island-id="island"><section data-section="before-after"',
  );
  expect(onServer().match(/data-island=/g)).toHaveLength(1);
});

test('a section has its anchor', () => {
  expect(onServer()).toMatch(/<section[^>]* id="still"/);
});

test('an island is a root of its own: its ids do not depend on the page around it', () => {
  const [, island] = page.sections;
  if (!island) throw new Error('The page has no island');
  const alone = renderToString(drawSection(island), { identifierPrefix: 'island-' });
  expect(onServer()).toContain(alone);
  expect(alone).toMatch(/aria-labelledby="_island-/);
});

test('its content is in the document, and nothing in it ends the script it is in', () => {
  const [, json = ''] =
    /<script type="application\/json" data-island-content="island">(.*?)<\/script>/.exec(onServer()) ?? [];
  expect(JSON.parse(json)).toEqual({ ...compared, heading: SLY });
});

test('without a server around it the page is drawn whole all the same', () => {
  expect(renderToStaticMarkup(<PageView page={page} />).match(/<section/g)).toHaveLength(2);
});

test('a tab has the sections up to the next one', () => {
  const text = (id: string, startsTab?: string) => ({
    section: 'before-after',
    id,
    hydrate: false,
    ...(startsTab !== undefined && { startsTab }),
    content: { ...compared, heading: id },
  });
  const sections = [text('before'), text('one', 'first-tab'), text('two'), text('three', 'second-tab')];
  const tabbed = parsePage('note.json', { ...NOTE, sections });
  const html = renderToStaticMarkup(<PageView page={tabbed} />);
  const order = [...html.matchAll(/<div id="([^"]*)" data-tab="(\w*)"|<section[^>]* id="(\w+)"/g)];
  expect(order.map(([, tab, mark, id]) => id ?? `${tab} ${mark}`)).toEqual([
    'before',
    'first-tab first',
    'one',
    'two',
    'second-tab ',
    'three',
  ]);
  const repeated = { ...NOTE, sections: [text('one', 'two'), text('two')] };
  expect(() => parsePage('note.json', repeated)).toThrow('is "two", which is used already');
});
