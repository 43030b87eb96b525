import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findIds, linkError, pageIssuesBeyondSchema, planIssues, redirectIssues } from '../compositor/checks.ts';
import type { LinkTargets } from '../compositor/checks.ts';
import type { PageIssue } from '../compositor/page-issue.ts';
import { addLines } from '../compositor/page-source.ts';
import { PageView } from '../compositor/page-view.tsx';
import type { Page } from '../compositor/page.ts';
import { allPaths, findSourceFile, pageIssues, pageSources, validPages } from '../compositor/pages.ts';
import { footer, header } from '../content/default-layout.ts';
import { plans } from '../content/plans.ts';
import { placeholderDownloads, releases } from '../content/releases.ts';
import { gonePages, redirects } from '../content/redirects.ts';

/** Folder of the repository. */
const root = join(import.meta.dirname, '../..');

/** Paths of the files that the build creates and pages link to. */
const BUILD_FILES = [
  '/rss.xml',
  '/appcast.xml',
  ...Object.keys(placeholderDownloads(releases)).map((name) => `/${name}`),
];

/** Returns true if the built site has a file at a path. */
export const isSiteFile = (path: string): boolean =>
  BUILD_FILES.includes(path) || (/\.\w+$/.test(path) && existsSync(join(root, 'site/public', path)));

const pagesByPath = new Map(validPages().map((page) => [page.path, page]));

/** Returns all issues of the site's files, with their lines; an empty list if the site can be built. */
export function siteIssues(): PageIssue[] {
  const issues = pageIssues();
  const filesWithIssues = new Set(issues.map(({ file }) => file));
  const beyondSchema = [...pagesByPath.values()]
    // The issues of a page from Markdown would repeat those of its file.
    .filter(({ path }) => !filesWithIssues.has(findSourceFile(path) ?? ''))
    .flatMap(findPageIssues);
  // Without its pages, a site has no targets for redirects.
  const issuesOfRedirects =
    issues.length > 0 ? [] : redirectIssues({ redirects, gonePages }, [...pagesByPath.values()], BUILD_FILES);
  return addLines(
    [...planIssues(plans), ...issues, ...beyondSchema, ...layoutIssues(targets), ...issuesOfRedirects],
    root,
  );
}

/** Returns the issues of links in the header and the footer, which all pages have. */
export function layoutIssues(linkTargets: LinkTargets): PageIssue[] {
  const hrefs = [...JSON.stringify([header, footer]).matchAll(/"href":"([^"]*)"/g)].map(([, href = '']) => href);
  const messages = hrefs.flatMap((href) => linkError(href, '/', linkTargets) ?? []);
  return [...new Set(messages)].map((message) => ({ file: 'site/content/navigation.ts', location: '', message }));
}

/**
 * Returns the issues that keep one page from being rendered in development: its own, and those of content that it lists.
 * For a path without a page, returns those of files that have no page because of their name.
 */
export function findIssuesOfPath(path: string): PageIssue[] {
  const issues = pageIssues();
  const source = findSourceFile(path);
  if (source === undefined) return issues.filter(({ file }) => !pageSources.has(file) && !LISTED_CONTENT.test(file));
  const own = issues.filter(({ file }) => file === source);
  if (own.length > 0) return addLines(own, root);
  const page = pagesByPath.get(path);
  if (page === undefined) return [];
  const sections = new Set(page.sections.map(({ name }) => name));
  const listed = issues.filter(({ file, location }) => {
    // Lists show the front matter, where issues have a location. The changelog shows everything.
    if (file.startsWith('site/content/posts/')) return sections.has('post-list') && location !== '';
    if (!file.startsWith('site/content/releases/')) return false;
    return sections.has('release-list') || (sections.has('download-card') && location !== '');
  });
  return addLines([...listed, ...findPageIssues(page)], root);
}

/** Matches the files that pages list. */
const LISTED_CONTENT = /^site\/content\/(?:posts|releases)\//;

function findPageIssues(page: Page): PageIssue[] {
  const html = renderToHtml(page);
  if (html === undefined) return [];
  return pageIssuesBeyondSchema(page, findSourceFile(page.path) ?? page.path, html, targets);
}

const targets: LinkTargets = {
  paths: allPaths,
  getAnchors(path) {
    const target = pagesByPath.get(path);
    const html = target && renderToHtml(target);
    return html === undefined ? undefined : findIds(html);
  },
  isFile: isSiteFile,
};

const htmlByPage = new WeakMap<Page, string>();

/** Renders a page's sections. Returns `undefined` if one of them throws, which is reported when the page is requested. */
function renderToHtml(page: Page): string | undefined {
  try {
    const html = htmlByPage.get(page) ?? renderToStaticMarkup(createElement(PageView, { page }));
    htmlByPage.set(page, html);
    return html;
  } catch {
    return undefined;
  }
}
