import { addons } from 'storybook/manager-api';
import { docsTheme } from './docs-theme.ts';

/* Storybook's frame around the canvas, in the design system's colours and as light or dark as the system it is seen on. */
const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({
  theme: { ...docsTheme(isDark ? 'dark' : 'light'), brandTitle: 'Onset design system', brandTarget: '_self' },
});
