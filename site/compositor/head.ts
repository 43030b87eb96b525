import type { MetaDescriptor } from 'react-router';
import { brand } from '@onset/design-system/brand';
import { toMarkdownPath, toShareImagePath } from '../content/page-asset-paths.ts';
import type { Page } from './page.ts';
import { canonicalUrl, createStructuredData } from './structured-data.ts';

/** Returns the title for browsers and search engines. The brand is appended, except on the home page, whose title contains it. */
export function fullTitle({ path, title }: Pick<Page, 'path' | 'title'>): string {
  return path === '/' ? title : `${title} — ${brand.name}`;
}

/** Returns the parts of a page's head that differ between pages, for React Router's `meta`. */
export function getPageMeta(page: Page): MetaDescriptor[] {
  const title = fullTitle(page);
  const url = canonicalUrl(page.path);
  const graph = createStructuredData(page);
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
    // React Router escapes it, so that no text of a page can close the script element.
    ...(graph === undefined ? [] : [{ 'script:ld+json': graph }]),
  ];
}

/** Link to the feed of posts, on all pages of the blog. */
const blogFeed = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${brand.name}: posts`,
  href: canonicalUrl('/rss.xml'),
};

/** Returns the head of an error page, which is excluded from search engines. */
export function getErrorMeta(title: string, description: string): MetaDescriptor[] {
  return [
    { title: fullTitle({ path: '', title }) },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ];
}
