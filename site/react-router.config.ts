import { readFileSync } from 'node:fs';
import type { Config } from '@react-router/dev/config';

/** File with the paths of all pages, which `scripts/build.ts` writes. There are none in development. */
const pathsFile = process.env['PRERENDER_PATHS_FILE'];

/** All pages are prerendered. At run time the server renders only error pages. */
export default {
  // Tests make builds with other settings in other folders.
  buildDirectory: process.env['SITE_BUILD_DIR'] || 'build',
  ssr: true,
  prerender: {
    paths: pathsFile ? (JSON.parse(readFileSync(pathsFile, 'utf8')) as string[]) : [],
    concurrency: 2,
  },
  // One static file with all routes, instead of a request to the server for the links of each page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
