import { expect, test } from 'vitest';
import { srgbHex } from '../design-system/emails/srgb.ts';
import { color } from '../design-system/tokens/index.ts';
import { docsTheme } from './docs-theme.ts';

/** Relative luminance of a colour in hex, by the formula of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(['light', 'dark'] as const)(
  'the words of a docs page and of its stories are read on its ground in %s',
  (theme) => {
    const { appContentBg, textColor, textMutedColor, barBg, barTextColor } = docsTheme(theme);
    expect(appContentBg).toBe(srgbHex(color.canvas[theme]));
    for (const text of [
      textColor,
      textMutedColor,
      ...(['ink', 'ink-muted', 'ink-faint'] as const).map((name) => srgbHex(color[name][theme])),
    ])
      expect(contrast(text, appContentBg)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(barTextColor, barBg)).toBeGreaterThanOrEqual(4.5);
  },
);
