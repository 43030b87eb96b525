import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { index, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';
import { generatedPaths } from '../compositor/generated-paths.ts';
import { pathOfFile, routeIdOf, routeIdOfPath } from '../compositor/page-files.ts';
import { POSTS_PER_PAGE } from '../content/blog.ts';
import { gonePages } from '../content/redirects.ts';
import { contentNames } from './content-names.ts';

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

/** And one for each page that is made of the content. */
const ofContent = generatedPaths(contentNames(), POSTS_PER_PAGE).map((path) =>
  route(path.slice(1), 'page-route.tsx', { id: routeIdOfPath(path) }),
);

/** And one for each page that is gone, because `root.tsx` is asked of routes alone; it answers for them with 410. */
const ofGone = gonePages.map(({ path }) => route(path.slice(1), 'page-route.tsx', { id: `gone${path}` }));

export default [...ofFiles, ...ofContent, ...ofGone] satisfies RouteConfig;
