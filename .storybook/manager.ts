import { isPurpose, purposes } from '@onset/design-system/sections/section-docs';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import type { HashEntry } from 'storybook/manager-api';
import { managerTheme } from './docs-theme.ts';
import type { Theme } from './docs-theme.ts';
import { sentenceCase } from './story-name.ts';
import { systemTheme } from './system-theme.ts';

/*
 * Storybook's interface has the theme that is selected in the toolbar. Until one is selected, it follows the operating
 * system.
 */
const darkModeQuery = matchMedia('(prefers-color-scheme: dark)');
let selectedTheme: Theme | undefined;

const theme = (): Theme => selectedTheme ?? systemTheme();

/** Sets `color-scheme` for addon panels that don't use Storybook's theme, and returns the theme of the interface. */
function applyTheme() {
  document.documentElement.style.colorScheme = theme();
  return managerTheme(theme());
}

/** Returns the label of a sidebar item. The label of a section consists of its name and its purpose. */
function labelWithPurpose(item: HashEntry) {
  const purpose = item.type === 'component' ? item.tags.find(isPurpose) : undefined;
  if (purpose === undefined) return item.type === 'story' ? sentenceCase(item.name) : item.name;
  // With flexbox, a purpose that doesn't fit beside the name moves to the next line as a whole.
  const style = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '0.5em' } as const;
  const purposeStyle = { opacity: 0.65, fontSize: '0.85em' };
  return createElement('span', { style }, item.name, createElement('span', { style: purposeStyle }, purposes[purpose]));
}

addons.setConfig({
  theme: applyTheme(),
  sidebar: { collapsedRoots: ['emails'], renderLabel: labelWithPurpose },
});

addons.register('onset/theme', (api) => {
  const updateTheme = ({ globals }: { globals: { theme?: string } }): void => {
    selectedTheme = globals.theme === 'dark' || globals.theme === 'light' ? globals.theme : undefined;
    api.setOptions({ theme: applyTheme() });
  };
  api.on(SET_GLOBALS, updateTheme);
  api.on(GLOBALS_UPDATED, updateTheme);
  darkModeQuery.addEventListener('change', () => api.setOptions({ theme: applyTheme() }));
});
