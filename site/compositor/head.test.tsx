import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { expect, test } from 'vitest';
import { definePage } from './define-page.tsx';
import type { PageDefinition } from './define-page.tsx';
import { headOfError } from './head.ts';
import { section } from './section.ts';
import { Note } from './testing/sections.tsx';

const definition: PageDefinition = {
  path: '/note',
  title: 'Note',
  description: 'A page & its head.',
  sections: [section(Note, { text: 'Hello' })],
};

/** The head as React Router draws it. */
function headHtml(page: Partial<PageDefinition>): string {
  const path = page.path ?? definition.path;
  const Stub = createRoutesStub([{ path, Component: Meta, meta: definePage({ ...definition, ...page }).meta }]);
  return renderToStaticMarkup(<Stub initialEntries={[path]} />);
}

function graphOf(html: string): Record<string, unknown>[] {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return (JSON.parse(json) as { '@graph'?: Record<string, unknown>[] })['@graph'] ?? [];
}

test('title, description, canonical and what others show of a shared link', () => {
  const html = headHtml({});
  for (const tag of [
    '<title>Note — Onset</title>',
    '<meta name="description" content="A page &amp; its head."/>',
    '<link rel="canonical" href="http://localhost:3000/note"/>',
    '<meta property="og:title" content="Note — Onset"/>',
    '<meta property="og:url" content="http://localhost:3000/note"/>',
    '<meta name="twitter:card" content="summary"/>',
  ])
    expect(html).toContain(tag);
  expect(html).not.toContain('robots');
});

test('the home page has a title of its own, and the nodes of the whole site', () => {
  const html = headHtml({ path: '/', title: 'Onset: a tool' });
  expect(html).toContain('<title>Onset: a tool</title>');
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/"/>');
  expect(graphOf(html).map((node) => node['@type'])).toEqual([
    'Organization',
    'WebSite',
    'SoftwareApplication',
    'Comment',
  ]);
});

test('a page that is not to be found says so, and so does an error', () => {
  expect(headHtml({ noindex: true })).toContain('<meta name="robots" content="noindex"/>');
  expect(headOfError('Error')).toEqual([{ title: 'Error — Onset' }, { name: 'robots', content: 'noindex' }]);
});

test('each section adds what it says of itself, with the page’s address', () => {
  expect(graphOf(headHtml({}))).toEqual([{ '@type': 'Comment', text: 'Hello', url: 'http://localhost:3000/note' }]);
});

test('a page with nothing to say to machines says nothing', () => {
  expect(headHtml({ sections: [] })).not.toContain('ld+json');
});

test('no text of a page ends the script it is in', () => {
  const text = '</script><script>alert(1)</script><!--';
  const html = headHtml({ sections: [section(Note, { text })] });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(graphOf(html)[0]?.['text']).toBe(text);
});
