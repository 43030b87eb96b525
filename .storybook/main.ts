import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import type { Indexer } from 'storybook/internal/types';
import { mergeConfig } from 'vite';
import { cssTarget } from '../design-system/css-target.ts';

const fontFaces = [
  ['Brand Text', 'text', '100 900'],
  ['Brand Mono', 'mono', '100 900'],
]
  .map(
    ([name, file, weight]) =>
      `@font-face { font-family: '${name}'; src: url('./fonts/${file}.woff2') format('woff2'); font-weight: ${weight}; font-display: swap; }`,
  )
  .join('\n');

export default defineMain({
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  // The site's fonts, which Storybook's own interface also uses.
  staticDirs: [
    { from: '../design-system/fonts', to: '/fonts' },
    // Files that pages reference by path, such as the poster of a video.
    '../site/public',
  ],
  managerHead: (head = '') => `${head}<style>${fontFaces}</style>`,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-themes', '@storybook/addon-vitest'],
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => withPurposeTags(indexer, join(import.meta.dirname, '..'))),
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Designers and developers of this project don't need Storybook's onboarding checklist.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // Storybook ignores `cssTarget` in its Vite configuration, so it is repeated here. The other two options disable
  // warnings about file sizes and about the duration of plugins.
  viteFinal: (config) =>
    mergeConfig(config, {
      build: { cssTarget, chunkSizeWarningLimit: 4000, rolldownOptions: { checks: { bundlerTimings: false } } },
    }),
  // `react-docgen-typescript` doesn't run on TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
});

/**
 * Returns an indexer that adds the purpose of each section to the tags of its stories. The sidebar uses these tags for
 * its filter and its labels.
 */
function withPurposeTags(indexer: Indexer, root: string): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      const purpose = readPurpose(file, root);
      return purpose === undefined
        ? entries
        : entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), purpose] }));
    },
  };
}

function readPurpose(storyFile: string, root: string): string | undefined {
  if (!/[\\/]stories[\\/]sections[\\/]/.test(storyFile)) return undefined;
  const name = basename(storyFile, '.stories.tsx');
  const docs = join(root, 'design-system/sections', name, `${name}.docs.ts`);
  return existsSync(docs) ? /\n {2}purpose: '([a-z-]+)'/.exec(readFileSync(docs, 'utf8'))?.[1] : undefined;
}
