import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { cssTarget } from '../design-system/css-target.ts';
import { readPublicConfig } from '../site/config/public-config.schema.ts';
import { publicDefinitions } from '../site/config/public-definitions.ts';
import { readMarkdown } from '../site/markdown/read-markdown.ts';
import { markdownFiles } from '../site/vite/content-files.ts';

/**
 * Plugin for the paths of files in `site/public`, which pages reference from the root of the site. It makes these paths
 * relative to the document, so that Storybook can also be served below a path.
 */
const publicFiles: Plugin = {
  name: 'onset-public-files',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(?:site\/pages|stories)\//, code: "'/media/" },
    handler: (code) => code.replaceAll(/'(\/media\/[^']+)'/g, "new URL('.$1', document.baseURI).pathname"),
  },
};

/**
 * Configuration of Storybook's build. It can't reuse that of the site, whose React Router plugin needs a root route.
 */
export default defineConfig({
  plugins: [publicFiles, react(), tailwindcss(), markdownFiles(join(import.meta.dirname, '../site'), readMarkdown)],
  define: publicDefinitions(readPublicConfig({})),
  build: { cssTarget },
  // Packages that Vite bundles in advance. If it discovered them while a story runs, it would reload the page.
  optimizeDeps: {
    include: [
      '@dnd-kit/dom',
      '@dnd-kit/react',
      '@dnd-kit/react/sortable',
      '@storybook/addon-docs/blocks',
      'react-dom/client',
      'react-email',
      'storybook/internal/channels',
      'storybook/internal/router',
      'storybook/preview-api',
      'storybook/theming',
      'zod',
    ],
  },
});
