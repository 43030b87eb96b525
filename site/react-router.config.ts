import type { Config } from '@react-router/dev/config';
import { contentNames } from './app/content-names.ts';
import { generatedPaths } from './compositor/generated-paths.ts';
import { POSTS_PER_PAGE } from './content/blog.ts';

/**
 * Every page is prerendered: each route without parameters, so `app/routes.ts` is the one list of them, and each post and list
 * of posts, which have one route together. The server renders what is left: paths nobody serves, and errors.
 */
export default {
  // Another place for a second build with other settings, which the tests make.
  buildDirectory: process.env['SITE_BUILD_DIR'] || 'build',
  ssr: true,
  prerender: {
    paths: ({ getStaticPaths }) => [
      ...new Set([...getStaticPaths(), ...generatedPaths(contentNames(), POSTS_PER_PAGE)]),
    ],
    concurrency: 2,
  },
  // All routes in one static file, in place of a request to the server for the links of each page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
