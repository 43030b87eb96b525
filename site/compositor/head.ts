import type { MetaDescriptor } from 'react-router';
import { brand } from '../content/brand.ts';
import { toMarkdownPath, toShareImagePath } from '../content/page-asset-paths.ts';
import type { Page } from './page.ts';
import { canonicalUrl, structuredData } from './structured-data.ts';

/** A page's title as browsers and search engines show it. The home page's names the brand itself. */
export function fullTitle({ path, title }: Pick<Page, 'path' | 'title'>): string {
  return path === '/' ? title : `${title} — ${brand.name}`;
}

/** Everything of a page's head that differs from page to page, as React Router's `meta` takes it. */
export function headOf(page: Page): MetaDescriptor[] {
  const title = fullTitle(page);
  const url = canonicalUrl(page.path);
  const graph = structuredData(page);
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'alternate', type: 'text/markdown', href: toMarkdownPath(page.path) }]),
    ...(/^\/blog(?:\/|$)/.test(page.path) ? [blogFeed] : []),
    { property: 'og:type', content: page.sections.some(({ name }) => name === 'post') ? 'article' : 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: canonicalUrl(toShareImagePath(page.path)) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    // React Router escapes it, so that no text of a page can end the script.
    ...(graph === undefined ? [] : [{ 'script:ld+json': graph }]),
  ];
}

/** Where a reader of feeds finds that of the posts, on every page of the blog. */
const blogFeed = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${brand.name}: posts`,
  href: canonicalUrl('/rss.xml'),
};

/** The head of an error: a title, a description, and the wish not to be found. */
export function headOfError(title: string, description: string): MetaDescriptor[] {
  return [
    { title: fullTitle({ path: '', title }) },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ];
}
