/** Viewports that can be selected in the toolbar. Sizes are in CSS pixels. */
export const viewports = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

/** Theme and viewport of a screenshot. */
export interface Mode {
  readonly name: string;
  readonly theme: 'light' | 'dark';
  readonly viewport: keyof typeof viewports;
}

const createMode = (theme: Mode['theme'], viewport: Mode['viewport']): Mode => ({
  name: `${theme}-${viewport}`,
  theme,
  viewport,
});

/** Mode in which every story is rendered and checked, and in which its play function runs. */
export const renderedMode = createMode('light', 'desktop');

/**
 * All modes in which screenshots can be taken. A story is rendered only in `renderedMode`. For the other modes, the
 * theme and the viewport of the rendered page are changed.
 */
export const modes = [
  renderedMode,
  createMode('dark', 'desktop'),
  createMode('light', 'phone'),
  createMode('dark', 'phone'),
  createMode('light', 'tablet'),
];

/** Tag of stories with a screenshot in every mode. */
export const EVERY_MODE = 'every-mode';

/**
 * Returns the modes in which screenshots of a story are taken: all modes for the first story of a page and for stories
 * with the tag `EVERY_MODE`, all except the tablet for the first story of a section, and only `renderedMode` for
 * others.
 */
export function screenshotModes(storyId: string, tags: readonly string[], isFirst: boolean): Mode[] {
  if (tags.includes(EVERY_MODE) || (isFirst && storyId.startsWith('pages-'))) return modes;
  if (isFirst && storyId.startsWith('sections-')) return modes.filter(({ viewport }) => viewport !== 'tablet');
  return [renderedMode];
}

/**
 * Returns the name of a screenshot, which is its path without an extension, such as
 * `light-phone/sections/pricing/default`.
 */
export const screenshotName = (modeName: string, storyId: string): string =>
  `${modeName}/${storyId.replace('-', '/').replace('--', '/')}`;
