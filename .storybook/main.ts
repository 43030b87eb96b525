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
  // The frame around the canvas is set in the site's fonts too.
  staticDirs: [
    { from: '../design-system/fonts', to: '/fonts' },
    // The files that pages name by their path, such as a film's poster.
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
  // A list of things to set up in the tool is nothing to who works in it.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // Here too, because Storybook does not keep every build option of the Vite configuration. How long its plugins took,
  // and how large its own parts are, is nothing to warn of.
  viteFinal: (config) =>
    mergeConfig(config, {
      build: { cssTarget, chunkSizeWarningLimit: 4000, rolldownOptions: { checks: { bundlerTimings: false } } },
    }),
  // The other reader of types does not run on TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
});
