import { brand } from '@onset/design-system/brand';
import { create } from 'storybook/theming';
import { toSrgbHex } from '../design-system/emails/srgb.ts';
import { color, family, radius } from '../design-system/tokens/index.ts';
import type { ColorName } from '../design-system/tokens/index.ts';

export type Theme = 'light' | 'dark';

/**
 * Returns the theme options that docs pages and Storybook's interface have in common. Storybook accepts only hex
 * colors, and radii in pixels.
 */
function themeOptions(theme: Theme) {
  const getHexColor = (name: ColorName): string => toSrgbHex(color[name][theme]);
  return {
    base: theme,
    appBg: getHexColor('canvas'),
    appContentBg: getHexColor('canvas'),
    appPreviewBg: getHexColor('canvas'),
    appHoverBg: getHexColor('hover'),
    appBorderColor: getHexColor('line'),
    appBorderRadius: remToPixels(radius.sm),
    fontBase: family.text,
    fontCode: family.mono,
    textColor: getHexColor('ink'),
    textMutedColor: getHexColor('ink-muted'),
    textInverseColor: getHexColor('on-ink-fill'),
    barBg: getHexColor('surface'),
    barTextColor: getHexColor('ink-muted'),
    barHoverColor: getHexColor('ink'),
    barSelectedColor: getHexColor('accent-text'),
    buttonBg: getHexColor('surface'),
    buttonBorder: getHexColor('line-strong'),
    inputBg: getHexColor('surface'),
    inputBorder: getHexColor('line-strong'),
    inputTextColor: getHexColor('ink'),
    inputBorderRadius: remToPixels(radius.sm),
    booleanBg: getHexColor('sunken'),
    booleanSelectedBg: getHexColor('surface'),
    colorPrimary: getHexColor('accent'),
    colorSecondary: getHexColor('focus'),
  } as const;
}

const remToPixels = (length: string): number => Number.parseFloat(length) * 16;

/** Returns the theme of Storybook's own blocks on a docs page. */
export const docsTheme = (theme: Theme) => create(themeOptions(theme));

/** Returns the theme of Storybook's interface around the canvas, with the logo in the sidebar. */
export function managerTheme(theme: Theme) {
  return create({
    ...themeOptions(theme),
    appBg: toSrgbHex(color.sunken[theme]),
    // Background of the selected sidebar item, whose text is always white. It's a neutral color, because the accent
    // color is used only in stories.
    colorSecondary: toSrgbHex(theme === 'light' ? color['ink-muted'].light : color['line-strong'].dark),
    brandTitle: `${brand.name} design system`,
    brandUrl: './?path=/docs/introduction--docs',
    brandTarget: '_self',
    brandImage: brandImage(theme),
  });
}

/** Returns the logo and the name as one image. An image can't use the site's fonts, so the name is in a system font. */
function brandImage(theme: Theme): string {
  const [ink, record, muted] = (['ink', 'record', 'ink-muted'] as const).map((name) => toSrgbHex(color[name][theme]));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="168" height="24" viewBox="0 0 168 24" font-family="system-ui, sans-serif" font-size="15">
    <rect x="3" y="1" width="2.5" height="22" rx="1.25" fill="${ink}"/>
    <path d="M8.5 4.5a7.5 7.5 0 0 1 0 15z" fill="${record}"/>
    <path d="M19 8.4a9 9 0 0 1 0 7.2" stroke="${record}" fill="none" stroke-width="2.5" stroke-linecap="round"/>
    <text x="31" y="17.5" font-weight="650" fill="${ink}">${brand.name}<tspan dx="6" font-weight="400" fill="${muted}">Storybook</tspan></text>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
