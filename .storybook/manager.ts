import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import type { HashEntry } from 'storybook/manager-api';
import { managerTheme } from './docs-theme.ts';
import type { Theme } from './docs-theme.ts';
import { PURPOSE_TAG } from './purpose-tag.ts';
import { sentenceCase } from './story-name.ts';
import { systemTheme } from './system-theme.ts';

/* Storybook's frame around the canvas, in the design system's look: the theme of the toolbar, or of the system until one is chosen. */
const system = matchMedia('(prefers-color-scheme: dark)');
let chosen: Theme | undefined;

const theme = (): Theme => chosen ?? systemTheme();

/** The panels that bring their own styles follow by `color-scheme`. */
function look() {
  document.documentElement.style.colorScheme = theme();
  return managerTheme(theme());
}

/** A section in the sidebar has what it is for behind its name: they stand in that order. */
function labelWithPurpose(item: HashEntry) {
  const purpose = item.type === 'component' ? item.tags.find((tag) => tag.startsWith(PURPOSE_TAG)) : undefined;
  if (purpose === undefined) return item.type === 'story' ? sentenceCase(item.name) : item.name;
  const style = { marginInlineStart: '0.5em', opacity: 0.65, fontSize: '0.85em' };
  return createElement('span', null, item.name, createElement('span', { style }, purpose.slice(PURPOSE_TAG.length)));
}

addons.setConfig({
  theme: look(),
  sidebar: { collapsedRoots: ['emails'], renderLabel: labelWithPurpose },
});

addons.register('onset/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: string } }): void => {
    chosen = globals.theme === 'dark' || globals.theme === 'light' ? globals.theme : undefined;
    api.setOptions({ theme: look() });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  system.addEventListener('change', () => api.setOptions({ theme: look() }));
});
