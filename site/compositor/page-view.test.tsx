import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { PageView, RenderContext, renderSection } from './page-view.tsx';
import { parsePage } from './parse-page.ts';

const state = { label: 'As it was', media: { kind: 'illustration', name: 'raw-take' } };
const compared = { label: 'Compared', before: state, after: { ...state, label: 'As it is' } };
const HOSTILE = 'a</script><script>alert(1)</script>';
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
    { section: 'before-after', id: 'island', content: { ...compared, heading: HOSTILE } },
  ],
});
const context = {
  renderIsland: (island: ReactNode, identifierPrefix: string) => renderToString(island, { identifierPrefix }),
  runtime: undefined,
  crawler: false,
  reference: undefined,
};
const renderOnServer = () =>
  renderToStaticMarkup(
    <RenderContext value={context}>
      <PageView page={page} />
    </RenderContext>,
  );

test('an island has an element with its name and its time of hydration, but a section that never hydrates doesn’t', () => {
  expect(renderOnServer()).toContain(
    '<div data-island="before-after" data-hydrate="visible" data-island-id="island"><section data-section="before-after"',
  );
  expect(renderOnServer().match(/data-island=/g)).toHaveLength(1);
});

test('a section has its anchor', () => {
  expect(renderOnServer()).toMatch(/<section[^>]* id="still"/);
});

test('an island is a separate root, whose IDs don’t depend on the page around it', () => {
  const [, island] = page.sections;
  if (!island) throw new Error('The page has no island');
  const separate = renderToString(renderSection(island), { identifierPrefix: 'island-' });
  expect(renderOnServer()).toContain(separate);
  expect(separate).toMatch(/aria-labelledby="_island-/);
});

test('the content of an island is in a script element, which no text can close', () => {
  const [, json = ''] =
    /<script type="application\/json" data-island-content="island">(.*?)<\/script>/.exec(renderOnServer()) ?? [];
  expect(JSON.parse(json)).toEqual({ ...compared, heading: HOSTILE });
});

test('PageView renders all sections without a context', () => {
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
