import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { anchorsIn, pageIssuesBeyondSchema, redirectIssues } from '../compositor/checks.ts';
import type { PageIssue } from '../compositor/page-issue.ts';
import { addLines } from '../compositor/page-source.ts';
import { PageView } from '../compositor/page-view.tsx';
import type { Page } from '../compositor/page.ts';
import { placeholderDownloads } from '../content/placeholder-downloads.ts';
import { gonePages, redirects } from '../content/redirects.ts';
import { releases } from '../content/releases.ts';
import { allPaths, pageIssues, pageOfPath, sourceOf, validPages } from './pages.ts';

/** Folder of the repository. */
const root = join(import.meta.dirname, '../..');

/** Paths of the files that the build creates and pages link to. */
const BUILD_FILES = ['/rss.xml', ...Object.keys(placeholderDownloads(releases)).map((name) => `/${name}`)];

/** Whether the built site has a file at a path. */
export const isSiteFile = (path: string): boolean =>
  BUILD_FILES.includes(path) || (/\.\w+$/.test(path) && existsSync(join(root, 'site/public', path)));

/** Returns all issues of the site's files, with their lines; an empty list if the site can be built. */
export function siteIssues(): PageIssue[] {
  const issues = pageIssues();
  const beyondSchema = validPages().flatMap(issuesOfValidPage);
  // Without its pages, a site has no targets for redirects.
  const ofRedirects = issues.length > 0 ? [] : redirectIssues({ redirects, gonePages }, validPages(), BUILD_FILES);
  return addLines([...issues, ...beyondSchema, ...ofRedirects], root);
}

/** Returns the issues that keep one page from being rendered in development: its own, and those of content that it lists. */
export function issuesOfPath(path: string): PageIssue[] {
  const issues = pageIssues();
  const source = sourceOf(path);
  const own = issues.filter(({ file }) => file === source);
  if (own.length > 0 || source === undefined) return addLines(own, root);
  const page = pageOfPath(path);
  if (page === undefined) return [];
  const listed = issues.filter(({ file }) => page.sections.some(({ name }) => contentOf(name)?.test(file)));
  return addLines([...listed, ...issuesOfValidPage(page)], root);
}

/** Matches the files whose content a section lists. */
function contentOf(section: string): RegExp | undefined {
  if (section === 'post-list') return /^site\/content\/posts\//;
  return section === 'release-list' || section === 'download-card' ? /^site\/content\/releases\// : undefined;
}

const issuesOfValidPage = (page: Page): PageIssue[] =>
  pageIssuesBeyondSchema(page, sourceOf(page.path) ?? page.path, htmlOf(page), {
    paths: allPaths,
    anchorsOf(path) {
      const target = validPages().find((each) => each.path === path);
      return target && anchorsIn(htmlOf(target));
    },
    isFile: isSiteFile,
  });

const rendered = new WeakMap<Page, string>();

/** HTML of a page's sections. */
function htmlOf(page: Page): string {
  const html = rendered.get(page) ?? renderToStaticMarkup(createElement(PageView, { page }));
  rendered.set(page, html);
  return html;
}
