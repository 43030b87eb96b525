import type { Config } from '@react-router/dev/config';

/**
 * Every route without parameters is prerendered, so `app/routes.ts` is the one list of them. The server renders what is
 * left: paths nobody serves, and errors.
 */
export default {
  // Another place for a second build with other settings, which the tests make.
  buildDirectory: process.env['SITE_BUILD_DIR'] || 'build',
  ssr: true,
  prerender: { paths: ({ getStaticPaths }) => getStaticPaths(), concurrency: 2 },
  // All routes in one static file, in place of a request to the server for the links of each page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
