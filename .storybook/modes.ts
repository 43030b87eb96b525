/** The viewports of the toolbar. Sizes are in CSS pixels. */
export const viewports = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

/** A theme in a viewport. */
export interface Mode {
  readonly name: string;
  readonly theme: 'light' | 'dark';
  readonly viewport: keyof typeof viewports;
}

const mode = (theme: Mode['theme'], viewport: Mode['viewport']): Mode => ({
  name: `${theme}-${viewport}`,
  theme,
  viewport,
});

/** Every story is rendered, played and checked in these, one Vitest project each. */
export const renderedModes = [mode('light', 'phone'), mode('dark', 'desktop')] as const;

/** Every mode that some story has a picture in. */
export const modes = [...renderedModes, mode('dark', 'phone'), mode('light', 'desktop'), mode('light', 'tablet')];

/**
 * The modes a story has pictures in, of those that are taken while it is rendered in `rendered`: the first story of a
 * section in both themes on a phone and a desktop, that of a page on a tablet too, all others as rendered. A page's colours
 * are those of its sections.
 */
export function pictureModes(rendered: string, storyId: string, isFirst: boolean): Mode[] {
  const isPage = storyId.startsWith('pages-');
  const isSection = storyId.startsWith('sections-');
  return modes.filter(({ name, viewport }) => {
    if (name === rendered) return true;
    if (renderedModes.some((mode) => mode.name === name)) return false;
    if (rendered !== (viewport === 'desktop' ? 'dark-desktop' : 'light-phone')) return false;
    return isFirst && (viewport === 'tablet' ? isPage : isSection);
  });
}

/** Every mode a story has a picture in. */
export const allPictureModes = (storyId: string, isFirst: boolean): Mode[] =>
  renderedModes.flatMap(({ name }) => pictureModes(name, storyId, isFirst));

/** The name of a picture, which is its path without an ending: `light-phone/sections/pricing/default`. */
export const pictureName = (modeName: string, storyId: string): string =>
  `${modeName}/${storyId.replace('-', '/').replace('--', '/')}`;
