import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PageError } from '../compositor/page-issue.ts';
import { PageView } from '../compositor/page-view.tsx';
import { parsePage } from '../compositor/parse-page.ts';
import type { Page } from '../compositor/page.ts';
import { allPaths, contentPages, pageFiles, pageOfFile, pageOfPath } from './pages.ts';
import { siteIssues } from './site-issues.ts';

const folder = join(import.meta.dirname, '../pages');
const htmlOf = (page: Page): string => renderToStaticMarkup(<PageView page={page} />);
const pages = pageFiles.map((file): [string, Page] => [file, pageOfFile(file)]);
const made = contentPages.flatMap(({ file, path }): [string, Page][] => {
  const page = pageOfPath(path);
  return page ? [[`${file}: ${path}`, page]] : [];
});

test('the site can be built: no page, content or redirect has an issue', () => {
  const issues = siteIssues();
  // Its message has one sentence for each issue.
  if (issues.length > 0) throw new PageError(issues);
  expect(pages.length).toBeGreaterThan(20);
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
    expect(htmlOf(parsePage(file.replace('.ts', '.json'), JSON.parse(JSON.stringify(document)), allPaths))).toBe(html);
  });

  test('has a title that fits a search result', () => {
    expect(page.title.length).toBeLessThanOrEqual(60);
  });
});

describe.for(made)('made of %s', ([, page]) => {
  const html = htmlOf(page);

  test('has each anchor once', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  });
});

test('no two pages have one title', () => {
  const titles = [...pages, ...made].map(([, { title }]) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([]);
});

test('no overlay on checkout and profile, one everywhere else', () => {
  const without = pages.filter(([, { overlay }]) => !overlay).map(([, { path }]) => path);
  expect(without.toSorted()).toEqual(['/checkout', '/profile']);
});

test('the checkout and the success page have no navigation', () => {
  const without = pages.filter(([, { navigation }]) => !navigation).map(([, { path }]) => path);
  expect(without.toSorted()).toEqual(['/checkout', '/success']);
});
