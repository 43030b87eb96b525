import { join } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { cssTarget } from '../design-system/css-target.ts';
import { withPurposeTags } from './purpose-tags.ts';

const fontFaces = [
  ['Onset Text', 'text', '100 900'],
  ['Onset Mono', 'mono', '100 900'],
]
  .map(
    ([name, file, weight]) =>
      `@font-face { font-family: '${name}'; src: url('./fonts/${file}.woff2') format('woff2'); font-weight: ${weight}; font-display: swap; }`,
  )
  .join('\n');

export default defineMain({
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  // Storybook's interface around the canvas uses the site's fonts.
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
  // Storybook doesn't keep all build options of the Vite configuration, so they are repeated here. Warnings about the
  // duration of its plugins and the size of its files are disabled.
  viteFinal: (config) =>
    mergeConfig(config, {
      build: { cssTarget, chunkSizeWarningLimit: 4000, rolldownOptions: { checks: { bundlerTimings: false } } },
    }),
  // `react-docgen-typescript` doesn't run on TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
});
