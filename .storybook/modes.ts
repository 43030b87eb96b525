/** The themes and windows every story is looked at in. */
export const themes = ['light', 'dark'] as const;
export const viewports = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

/** Every theme with every window, for the screenshots and for Chromatic. */
export const modes = themes.flatMap((theme) =>
  (Object.keys(viewports) as (keyof typeof viewports)[]).map((viewport) => ({
    name: `${theme}-${viewport}`,
    theme,
    viewport,
  })),
);
