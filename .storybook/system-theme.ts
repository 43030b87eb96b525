import type { Theme } from './docs-theme.ts';

/** Theme of the operating system, which Storybook uses until one is selected in the toolbar. */
export function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
