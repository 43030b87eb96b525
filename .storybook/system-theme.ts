import type { Theme } from './docs-theme.ts';

/** Returns the theme of the operating system, which Storybook uses until a theme is selected in the toolbar. */
export function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
