import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { anchorsIn, brokenLinks as linksToNothing, hrefsIn } from '../compositor/broken-links.ts';
import { outlineErrors } from '../compositor/outline.ts';
import { issueText } from '../compositor/page-issue.ts';
import { PageView } from '../compositor/page-view.tsx';
import { parsePage } from '../compositor/parse-page.ts';
import type { Page } from '../compositor/page.ts';
import { footer, header } from '../content/default-layout.ts';
import { extraFiles, siteIssues } from './build-data.ts';
import { contentPages, pageFiles, pageIssues, pageOfFile, pageOfPath } from './pages.ts';

const folder = join(import.meta.dirname, '../pages');
const htmlOf = (page: Page): string => renderToStaticMarkup(<PageView page={page} />);
const paths = new Set([...pageFiles.map((file) => pageOfFile(file).path), ...contentPages.map(({ path }) => path)]);
const pages = pageFiles.map((file): [string, Page] => [file, pageOfFile(file)]);
const made = contentPages.flatMap(({ file, path }): [string, Page][] => {
  const page = pageOfPath(path);
  return page ? [[`${file}: ${path}`, page]] : [];
});

/** Files of the build that are no page and that pages lead to, beside those of `site/public`. */
const FILES = Object.keys(extraFiles()).map((name) => `/${name}`);
const isFile = (path: string): boolean =>
  FILES.includes(path) || (/\.\w+$/.test(path) && existsSync(join(folder, '../public', path)));

test('nothing is wrong with any page, or with the content that pages are made of', () => {
  expect(pageIssues().map(issueText)).toEqual([]);
});

test('nothing is wrong with the addresses that lead to another, or are gone', () => {
  expect(siteIssues().map(issueText)).toEqual([]);
});

test('every file among the pages is one, and is found', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  expect(files.map((file) => file.split(sep).join('/')).sort()).toEqual([...pageFiles].sort());
});

describe.for(pages)('site/pages/%s', ([file, page]) => {
  const html = htmlOf(page);

  test('is plain data: it imports only types, computes nothing, and is the same after a way through JSON', async () => {
    if (!file.endsWith('.ts')) return;
    const source = readFileSync(join(folder, file), 'utf8');
    expect(source.match(/^import (?!type ).*$/gm) ?? []).toEqual([]);
    expect(source).toMatch(/^export default \{$/m);
    expect(source).toMatch(/^\} satisfies PageDocument;$/m);
    expect(source).not.toMatch(/`|\$\{|=>|\bfunction\b/);
    const { default: document } = (await import(join(folder, file))) as { default: unknown };
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    expect(htmlOf(parsePage(file.replace('.ts', '.json'), JSON.parse(JSON.stringify(document)), paths))).toBe(html);
  });

  test('has a title that fits a search result', () => {
    expect(page.title.length).toBeLessThanOrEqual(60);
  });

  test('has a sound heading outline', () => {
    expect(outlineErrors(html)).toEqual([]);
  });

  test('leads only to what there is', () => {
    expect(brokenLinks(hrefsIn(html), page.path)).toEqual([]);
  });
});

describe.for(made)('made of %s', ([, page]) => {
  const html = htmlOf(page);

  test('has a sound heading outline', () => {
    expect(outlineErrors(html)).toEqual([]);
  });

  test('has each anchor once', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  });

  test('leads only to what there is', () => {
    expect(brokenLinks(hrefsIn(html), page.path)).toEqual([]);
  });
});

test('no two pages have one title', () => {
  const titles = [...pages, ...made].map(([, { title }]) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([]);
});

test('the layout leads only to what there is', () => {
  expect(brokenLinks(hrefsIn(JSON.stringify([header, footer]).replaceAll('"href":', ' href=')))).toEqual([]);
});

test('no overlay on checkout and profile, one everywhere else', () => {
  const without = pages.filter(([, { overlay }]) => !overlay).map(([, { path }]) => path);
  expect(without.toSorted()).toEqual(['/checkout', '/profile']);
});

test('the checkout and the success page have no navigation', () => {
  const without = pages.filter(([, { navigation }]) => !navigation).map(([, { path }]) => path);
  expect(without.toSorted()).toEqual(['/checkout', '/success']);
});

/** The links among these, on the page `from`, that lead to no page or to no anchor of it. */
function brokenLinks(hrefs: readonly string[], from = ''): string[] {
  return linksToNothing(hrefs, from, {
    isFile,
    anchorsOf(path) {
      const found = [...pages, ...made].find(([, page]) => page.path === path);
      return found && anchorsIn(htmlOf(found[1]));
    },
  });
}
