import { expect, test } from 'vitest';
import { firstView } from '../../scripts/build/first-view.ts';
import { RenderedPage } from '../../scripts/build/step.ts';
import type { Build } from '../../scripts/build/step.ts';

const data = '<script type="application/ld+json">{}</script>';

function write(main: string): string {
  const listed = { path: '/', title: 'Page', description: '', noindex: false, source: 'index.ts' };
  const page = new RenderedPage(
    '/',
    `<!DOCTYPE html><html><head>${data}</head><body><main id="main">${main}</main><p id="toasts"></p></body></html>`,
    listed,
  );
  firstView.page?.(page, {} as Build);
  return page.changedHtml();
}

const section = (name: string, content: string): string => `<section data-section="${name}">${content}</section>`;

test.each([
  [
    'the section with its heading',
    'next',
    `${section('search', '')}<div>${section('hero', '<h1 id="title"></h1>')}</div><i id="a"></i><h2 id="next"></h2>`,
  ],
  ['its only section', 'toasts', section('login-form', '<h1 id="title"></h1><p id="field"></p>')],
  ['the heading of a long text', 'title', `${section('post', '<h1 id="title"></h1><p id="a"></p>')}<p id="b"></p>`],
])('a page is painted when %s has arrived', (_, id, main) => {
  expect(write(main)).toContain(`<link rel="expect" href="#${id}" blocking="render"></head>`);
});

test('structured data is at the end of the document', () => {
  expect(write(section('hero', '<h1></h1>')).split(data)).toEqual([
    expect.stringMatching(/toasts"><\/p>$/),
    '</body></html>',
  ]);
});

test('a heading without an ID is reported', () => {
  expect(() => write(section('prose', '<h1></h1>'))).toThrow('has no ID');
});
