import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { cssTarget } from '../design-system/css-target.ts';

export default defineMain({
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-themes', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Here too, because Storybook does not keep every build option of the Vite configuration. How long its plugins took,
  // and how large its own parts are, is nothing to warn of.
  viteFinal: (config) =>
    mergeConfig(config, {
      build: { cssTarget, chunkSizeWarningLimit: 4000, rolldownOptions: { checks: { bundlerTimings: false } } },
    }),
  // The other reader of types does not run on TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
});
