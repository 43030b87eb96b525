import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { index, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';
import { pathOfFile, routeIdOf } from '../compositor/page-files.ts';

const PAGES = join(import.meta.dirname, '..', 'pages');

/** One route a page file, all of them drawn by one module; the id leads from the route to its page (`pages.ts`). */
export default readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(sep).join('/'))
  .toSorted()
  .flatMap((file) => {
    const path = pathOfFile(file);
    if (path === undefined) return [];
    const id = routeIdOf(file);
    return [path === '/' ? index('page-route.tsx', { id }) : route(path.slice(1), 'page-route.tsx', { id })];
  }) satisfies RouteConfig;
