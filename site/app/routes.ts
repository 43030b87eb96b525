import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { index, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';
import { contentRoutes, toContentRouteId, toPagePath, toRouteId } from '../compositor/page-paths.ts';
import { gonePages } from '../content/redirects.ts';

const site = join(import.meta.dirname, '..');

/** Routes of the page files. One module renders all pages; the ID determines the page (`compositor/pages.ts`). */
const fileRoutes = readdirSync(join(site, 'pages'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(sep).join('/'))
  .toSorted()
  .flatMap((file) => {
    const path = toPagePath(file);
    if (path === undefined) return [];
    const id = toRouteId(file);
    return [path === '/' ? index('page-route.tsx', { id }) : route(path.slice(1), 'page-route.tsx', { id })];
  });

/** Names of the legal texts. Read from the folder, because React Router loads this file without Vite. */
const legalNames = readdirSync(join(site, 'content/legal'), { withFileTypes: true })
  .filter((entry) => entry.isFile() && /^[^.].*\.md$/.test(entry.name))
  .map(({ name }) => name.replace(/\.md$/, ''))
  .toSorted();

/** Routes of the pages without a page file. */
const generatedRoutes = contentRoutes(legalNames).map((path) =>
  route(path.slice(1), 'page-route.tsx', { id: toContentRouteId(path) }),
);

/** Routes of removed pages. `root.tsx` responds with 410, but React Router calls it for routes only. */
const removedRoutes = gonePages.map(({ path }) => route(path.slice(1), 'page-route.tsx', { id: `gone${path}` }));

export default [...fileRoutes, ...generatedRoutes, ...removedRoutes] satisfies RouteConfig;
