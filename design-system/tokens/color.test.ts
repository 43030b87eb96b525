import { describe, expect, test } from 'vitest';
import { color } from './color.ts';
import type { ColorName } from './color.ts';

/** Relative luminance of an `oklch()` colour, by the matrices of CSS Color 4 and the formula of WCAG 2.2. */
function luminance(source: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = (source.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number): number => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['canvas', 'surface', 'sunken'] as const;
const texts = ['ink', 'ink-muted', 'ink-faint', 'accent-text', 'danger', 'success'] as const;
const pairs: readonly (readonly [ColorName, ColorName, number])[] = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground, 4.5] as const)),
  ['ink', 'hover', 4.5],
  ['ink-muted', 'hover', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['on-ink-fill', 'ink-fill', 4.5],
  ['danger', 'danger-ground', 4.5],
  ['success', 'success-ground', 4.5],
  ...grounds.map((ground) => ['line-strong', ground, 3] as const),
  ...grounds.map((ground) => ['record', ground, 3] as const),
  ...grounds.map((ground) => ['focus', ground, 3] as const),
];

describe('contrast', () => {
  test('is measured as WCAG does', () => {
    expect(contrast('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 1);
    expect(contrast('oklch(0.6 0.1 30)', 'oklch(0.6 0.1 30)')).toBe(1);
  });

  test.each(pairs)('%s on %s is at least %s:1 in both themes', (text, ground, least) => {
    expect(contrast(color[text].light, color[ground].light)).toBeGreaterThanOrEqual(least);
    expect(contrast(color[text].dark, color[ground].dark)).toBeGreaterThanOrEqual(least);
  });
});
