import { use } from 'react';
import { useMatches } from 'react-router';
import type { MetaArgs, MetaDescriptor } from 'react-router';
import { headOf } from '../compositor/head.ts';
import { PageView } from '../compositor/page-view.tsx';
import { RenderContext } from '../compositor/render-context.ts';
import { CrawlerMap } from './crawler-map.tsx';
import { pageOfRoute, validPages } from './pages.ts';

/**
 * The one route module of every page: `routes.ts` names it once a route, whose id says which page it is, or where it is. A page that
 * is an error screen itself is the map of the site to a crawler, as every error is.
 */
export default function PageRoute() {
  const page = pageOfRoute(useMatches().at(-1));
  const { crawler } = use(RenderContext);
  if (crawler && page?.sections.some(({ name }) => name === 'error-screen')) return <CrawlerMap pages={validPages()} />;
  return page && <PageView page={page} />;
}

export function meta({ matches }: MetaArgs): MetaDescriptor[] {
  const page = pageOfRoute(matches.at(-1));
  return page ? headOf(page) : [];
}
