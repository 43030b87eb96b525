import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { index, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';

const PAGES = join(import.meta.dirname, '..', 'pages');

/** One route a file of `site/pages`: `index.tsx` is the home page, every other is named as its path. */
export default readdirSync(PAGES)
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  .toSorted()
  .map((file) => {
    const module = `../pages/${file}`;
    return file === 'index.tsx' ? index(module) : route(file.replace(/\.tsx$/, ''), module);
  }) satisfies RouteConfig;
