import type { Theme } from './docs-theme.ts';

/** The theme of the designer's system: that of the frame and of the canvas until one is chosen in the toolbar. */
export function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
