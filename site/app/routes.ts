import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { index, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';
import { contentRoutes } from '../compositor/generated-paths.ts';
import { pathOfFile, routeIdOf, routeIdOfContent } from '../compositor/page-files.ts';
import { gonePages } from '../content/redirects.ts';
import { legalNames } from './content-names.ts';

const PAGES = join(import.meta.dirname, '..', 'pages');

/** One route a page file, all of them drawn by one module; the id leads from the route to its page (`pages.ts`). */
const ofFiles = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(sep).join('/'))
  .toSorted()
  .flatMap((file) => {
    const path = pathOfFile(file);
    if (path === undefined) return [];
    const id = routeIdOf(file);
    return [path === '/' ? index('page-route.tsx', { id }) : route(path.slice(1), 'page-route.tsx', { id })];
  });

/** And those of the pages that are made of the content. */
const ofContent = contentRoutes(legalNames()).map((path) =>
  route(path.slice(1), 'page-route.tsx', { id: routeIdOfContent(path) }),
);

/** And one for each page that is gone, because `root.tsx` is asked of routes alone; it answers for them with 410. */
const ofGone = gonePages.map(({ path }) => route(path.slice(1), 'page-route.tsx', { id: `gone${path}` }));

export default [...ofFiles, ...ofContent, ...ofGone] satisfies RouteConfig;
