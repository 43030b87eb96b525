import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PageError } from '../compositor/page-issue.ts';
import { PageView } from '../compositor/page-view.tsx';
import { parsePage } from '../compositor/parse-page.ts';
import type { Page } from '../compositor/page.ts';
import { allPaths, contentPages, findPageByPath, getPageByFile, pageFiles } from '../compositor/pages.ts';
import { siteIssues } from './site-issues.ts';

const folder = join(import.meta.dirname, '../pages');
const renderToHtml = (page: Page): string => renderToStaticMarkup(<PageView page={page} />);
const pages = pageFiles.map((file): [string, Page] => [file, getPageByFile(file)]);
const generatedPages = contentPages.flatMap(({ file, path }): [string, Page][] => {
  const page = findPageByPath(path);
  return page ? [[`${file}: ${path}`, page]] : [];
});

test('no page, content or redirect has an issue', () => {
  const issues = siteIssues();
  // The message of the error lists the issues.
  if (issues.length > 0) throw new PageError(issues);
  expect(pages.length).toBeGreaterThan(10);
});

test('all files in site/pages are pages', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  expect(files.map((file) => file.split(sep).join('/')).sort()).toEqual([...pageFiles].sort());
});

describe.for(pages)('site/pages/%s', ([file, page]) => {
  const html = renderToHtml(page);

  test('is plain data, without code, and equals its JSON', async () => {
    if (!file.endsWith('.ts')) return;
    const source = readFileSync(join(folder, file), 'utf8');
    expect(source.match(/^import (?!type ).*$/gm) ?? []).toEqual([]);
    expect(source).toMatch(/^export default \{$/m);
    expect(source).toMatch(/^\} satisfies PageDocument;$/m);
    expect(source).not.toMatch(/`|\$\{|=>|\bfunction\b/);
    const { default: document } = (await import(join(folder, file))) as { default: unknown };
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    expect(renderToHtml(parsePage(file.replace('.ts', '.json'), JSON.parse(JSON.stringify(document)), allPaths))).toBe(
      html,
    );
  });

  test('has a title that fits a search result', () => {
    expect(page.title.length).toBeLessThanOrEqual(60);
  });
});

describe.for(generatedPages)('the page generated from %s', ([, page]) => {
  const html = renderToHtml(page);

  test('has unique IDs', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  });
});

test('no two pages have the same title', () => {
  const titles = [...pages, ...generatedPages].map(([, { title }]) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([]);
});

test('all pages except the checkout and the profile have an overlay', () => {
  const without = pages.filter(([, { overlay }]) => !overlay).map(([, { path }]) => path);
  expect(without.toSorted()).toEqual(['/checkout', '/profile']);
});

test('the checkout and the success page have no navigation', () => {
  const without = pages.filter(([, { navigation }]) => !navigation).map(([, { path }]) => path);
  expect(without.toSorted()).toEqual(['/checkout', '/success']);
});
