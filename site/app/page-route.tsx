import { use } from 'react';
import { useMatches } from 'react-router';
import type { MetaArgs, MetaDescriptor } from 'react-router';
import { getPageMeta } from '../compositor/head.ts';
import { PageView, RenderContext } from '../compositor/page-view.tsx';
import { findPageByRoute, validPages } from '../compositor/pages.ts';
import { CrawlerMap } from './crawler-map.tsx';

/**
 * Route module of all pages. The ID of the route, from `routes.ts`, determines the page. For crawlers, a page with an error
 * screen is a list of links, like all error pages.
 */
export default function PageRoute() {
  const page = findPageByRoute(useMatches().at(-1));
  const { crawler } = use(RenderContext);
  if (crawler && page?.sections.some(({ name }) => name === 'error-screen')) return <CrawlerMap pages={validPages()} />;
  return page && <PageView page={page} />;
}

export function meta({ matches }: MetaArgs): MetaDescriptor[] {
  const page = findPageByRoute(matches.at(-1));
  return page ? getPageMeta(page) : [];
}
