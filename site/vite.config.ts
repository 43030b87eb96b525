import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { cssTarget } from '../design-system/css-target.ts';
import { replaceBrokenPage } from './compositor/page-source.ts';
import { readPublicConfig } from './config/public-config.schema.ts';
import { publicDefinitions } from './config/public-definitions.ts';
import { redirects } from './content/redirects.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import { apiProxy, redirectPages, reloadPages } from './vite/development-server.ts';
import { brokenPages, markdownFiles } from './vite/content-files.ts';
import { clientFiles, islandSources } from './vite/client-files.ts';
import { staticDrawings } from './vite/static-drawings.ts';
import { shortClasses } from './vite/short-classes.ts';

/** The site's build. Its root is this folder, wherever it is started from: React Router's prerenderer needs it so. */
export default defineConfig(({ isPreview }) => ({
  root: import.meta.dirname,
  plugins: [
    tailwindcss(),
    reactRouter(),
    clientFiles(import.meta.dirname),
    islandSources(import.meta.dirname),
    staticDrawings(),
    shortClasses(),
    reloadPages(import.meta.dirname),
    brokenPages(import.meta.dirname, replaceBrokenPage),
    markdownFiles(import.meta.dirname, readMarkdown),
    apiProxy(process.env),
    redirectPages(redirects),
  ],
  define: {
    ...publicDefinitions(readPublicConfig(process.env)),
    'import.meta.env.BUILD_ID': JSON.stringify(process.env['BUILD_ID'] ?? ''),
  },
  // In development all packages are found at startup: Zod by the routes, which the server reads as a browser would. One
  // found later, as the first island hydrates, would load the page again under whoever uses it.
  optimizeDeps: { entries: ['runtime/main.ts'], include: ['zod'] },
  build: { cssTarget, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // React Router prerenders with a preview server, which would watch all that is below this folder, each page it writes too,
  // and be slower the more of them there are.
  ...(isPreview && { server: { watch: null } }),
  // The server's build is not cut into files, so what is fetched late in the browser is simply there.
  environments: { ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } } },
}));
