import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { isPageHandle } from '../compositor/page.ts';
import type { Page } from '../compositor/page.ts';
import { outlineFaults } from '../compositor/outline.ts';
import { islands } from '../compositor/islands/registry.ts';
import { footer, header } from '../content/default-layout.ts';

interface RouteModule {
  handle: unknown;
  default: ComponentType;
}

const modules = import.meta.glob<RouteModule>('./*.tsx', { eager: true });
const pages = Object.entries(modules)
  .filter(([file]) => !file.includes('.test.'))
  .map(([file, module]): [string, RouteModule, Page] => {
    if (!isPageHandle(module.handle)) throw new Error(`${file} does not export the handle of a page`);
    return [file, module, module.handle.page];
  });

describe.for(pages)('%s', ([file, module, page]) => {
  const html = renderToStaticMarkup(<module.default />);

  test('has the path its file is named after', () => {
    expect(`.${page.path === '/' ? '/index' : page.path}.tsx`).toBe(file);
  });

  test('has a title and a description that fit a search result', () => {
    expect(page.title.length).toBeGreaterThan(3);
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeGreaterThanOrEqual(20);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  test('has a sound heading outline', () => {
    expect(outlineFaults(html)).toEqual([]);
  });

  test('has only islands that can wake', async () => {
    const views = await Promise.all(
      page.sections.filter(({ alive }) => alive !== undefined).map(async ({ name }) => islands[name]?.()),
    );
    expect(views.filter((view) => typeof view !== 'function')).toEqual([]);
  });

  test('leads only to what there is', () => {
    expect(brokenLinks(hrefsIn(html), page.path)).toEqual([]);
  });
});

test('the layout leads only to what there is', () => {
  expect(brokenLinks(hrefsIn(JSON.stringify([header, footer]).replaceAll('"href":', 'href=')))).toEqual([]);
});

test('no overlay on the profile, one everywhere else', () => {
  expect(pages.filter(([, , { overlay }]) => !overlay).map(([, , { path }]) => path)).toEqual(['/profile']);
});

function hrefsIn(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
}

/** The links among these, on the page `from`, that lead to no page or to no anchor of it. */
function brokenLinks(hrefs: readonly string[], from = ''): string[] {
  return hrefs.filter((href) => {
    if (/^(?:https:|mailto:)/.test(href)) return false;
    const [path = '', anchor] = href.split('#');
    const found = pages.find(([, , page]) => page.path === (path || from));
    if (!found) return true;
    const [, { default: View }] = found;
    return anchor !== undefined && !renderToStaticMarkup(<View />).includes(`id="${anchor}"`);
  });
}
