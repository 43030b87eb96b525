import { describe, expect, test } from 'vitest';
import { color } from './color.ts';
import {
  adjustLightness,
  areDistinguishable,
  colorPairs,
  deriveAccent,
  getContrast,
  hasContrast,
  ON_RECORD,
} from './contrast.ts';

describe('contrast', () => {
  test('is measured as WCAG does', () => {
    expect(getContrast('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 1);
    expect(getContrast('oklch(0.6 0.1 30)', 'oklch(0.6 0.1 30)')).toBe(1);
  });

  test.each(colorPairs)('%s on %s is at least %s:1 in both themes', (textColor, background, minContrast) => {
    for (const theme of ['light', 'dark'] as const) {
      const contrastRatio = getContrast(color[textColor][theme], color[background][theme]);
      const better = adjustLightness(color[textColor][theme], hasContrast([color[background][theme]], minContrast));
      const advice = `Use ${better} for ${textColor} in design-system/tokens/color.ts.`;
      const message = `${textColor} on ${background} has a contrast of ${contrastRatio.toFixed(2)}:1 in the ${theme} theme, less than ${minContrast}:1. ${advice}`;
      expect(contrastRatio >= minContrast, `${message}`).toBe(true);
    }
  });

  test('of a color that is too light has a lightness that passes', () => {
    const better = adjustLightness(color.line.light, hasContrast([color.canvas.light], 4.5));
    expect(better).toBe(color.line.light.replace('0.895', '0.555'));
    expect(getContrast(better, color.canvas.light)).toBeGreaterThanOrEqual(4.5);
  });
});

test.each(['light', 'dark'] as const)('the danger color is distinguishable from the action color, %s', (theme) => {
  for (const name of ['accent', 'accent-text', 'record'] as const)
    expect(areDistinguishable(color.danger[theme], color[name][theme]), `danger and ${name}`).toBe(true);
});

test.each(['oklch(0.50321 0.20397 264.069)', 'oklch(0.45 0.2 300)'])(
  'dark text has enough contrast on the recording indicator that is derived from %s',
  (accent) => {
    const { record } = deriveAccent(accent, color);
    for (const background of [record.light, record.dark, color.record.light, color.record.dark])
      expect(getContrast(ON_RECORD, background)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(['oklch(0.53 0.2 255)', 'oklch(0.5 0.13 150)', 'oklch(0.45 0.2 300)'])(
  'the colors of the accent %s have enough contrast in both themes',
  (accent) => {
    const colors = { ...color, ...deriveAccent(accent, color) };
    for (const [foreground, background, minContrast] of colorPairs)
      for (const theme of ['light', 'dark'] as const)
        expect(
          getContrast(colors[foreground][theme], colors[background][theme]),
          `${foreground} on ${background}, ${theme}`,
        ).toBeGreaterThanOrEqual(minContrast);
    for (const theme of ['light', 'dark'] as const)
      expect(areDistinguishable(colors.danger[theme], colors.record[theme]), `${theme}`).toBe(true);
  },
);
