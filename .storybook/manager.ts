import { isPurpose, purposes } from '@onset/design-system/sections/section-docs';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import type { HashEntry } from 'storybook/manager-api';
import { managerTheme } from './docs-theme.ts';
import type { Theme } from './docs-theme.ts';
import { sentenceCase } from './story-name.ts';
import { systemTheme } from './system-theme.ts';

/* Theme of Storybook's interface: that of the toolbar, or of the system until one is selected. */
const system = matchMedia('(prefers-color-scheme: dark)');
let chosen: Theme | undefined;

const theme = (): Theme => chosen ?? systemTheme();

/** Panels with their own styles use `color-scheme`. */
function look() {
  document.documentElement.style.colorScheme = theme();
  return managerTheme(theme());
}

/** Shows the purpose of a section after its name in the sidebar. */
function labelWithPurpose(item: HashEntry) {
  const purpose = item.type === 'component' ? item.tags.find(isPurpose) : undefined;
  if (purpose === undefined) return item.type === 'story' ? sentenceCase(item.name) : item.name;
  // Flexbox moves a purpose that doesn't fit beside the name to the next line as a whole.
  const style = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '0.5em' } as const;
  const purposeStyle = { opacity: 0.65, fontSize: '0.85em' };
  return createElement('span', { style }, item.name, createElement('span', { style: purposeStyle }, purposes[purpose]));
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
