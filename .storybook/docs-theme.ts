import { create } from 'storybook/theming';
import { srgbHex } from '../design-system/emails/srgb.ts';
import { color } from '../design-system/tokens/index.ts';
import type { ColorName } from '../design-system/tokens/index.ts';

export type Theme = 'light' | 'dark';

/** Storybook's own parts of a docs page in the colours of the design system: its themes read no other notation than hex. */
export function docsTheme(theme: Theme) {
  const hex = (name: ColorName): string => srgbHex(color[name][theme]);
  return create({
    base: theme,
    appBg: hex('canvas'),
    appContentBg: hex('canvas'),
    appPreviewBg: hex('canvas'),
    appBorderColor: hex('line'),
    textColor: hex('ink'),
    textMutedColor: hex('ink-muted'),
    barBg: hex('surface'),
    barTextColor: hex('ink-muted'),
    inputBg: hex('surface'),
    inputBorder: hex('line-strong'),
    inputTextColor: hex('ink'),
    booleanBg: hex('sunken'),
    booleanSelectedBg: hex('surface'),
    colorSecondary: hex('focus'),
  });
}
