import { describe, expect, test } from 'vitest';
import { color } from './color.ts';
import type { ColorName } from './color.ts';

type Triple = readonly [number, number, number];

/** Converts an `oklch()` color to linear sRGB with the matrices of CSS Color 4. */
function linear(source: string): Triple {
  const [lightness = 0, chroma = 0, hue = 0] = (source.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clampToUnit = (value: number): number => Math.min(1, Math.max(0, value));
  return [
    clampToUnit(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clampToUnit(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clampToUnit(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Returns the relative luminance by the formula of WCAG 2.2. */
function luminance(source: string): number {
  const [red, green, blue] = linear(source);
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
  ...(['app-window', 'app-panel'] as const).map((ground) => ['app-skeleton', ground, 1.3] as const),
  ['on-clip', 'clip-screen', 4.5],
];

describe('contrast', () => {
  test('is measured as WCAG does', () => {
    expect(contrast('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 1);
    expect(contrast('oklch(0.6 0.1 30)', 'oklch(0.6 0.1 30)')).toBe(1);
  });

  test.each(pairs)('%s on %s is at least %s:1 in both themes', (text, ground, least) => {
    for (const theme of ['light', 'dark'] as const) {
      const measured = contrast(color[text][theme], color[ground][theme]);
      const advice = `Change the lightness of ${text} in design-system/tokens/color.ts to ${findLightness(text, ground, theme, least)}.`;
      const problem = `${text} on ${ground} has a contrast of ${measured.toFixed(2)}:1 in the ${theme} theme, less than ${least}:1. ${advice}`;
      expect(measured >= least, `${problem}`).toBe(true);
    }
  });

  test('of a color that is too light has a lightness that passes', () => {
    expect(findLightness('line', 'canvas', 'light', 4.5)).toBe('0.555');
    expect(contrast(withLightness(color.line.light, '0.555'), color.canvas.light)).toBeGreaterThanOrEqual(4.5);
  });
});

const withLightness = (source: string, lightness: string): string => source.replace(/[\d.]+/, lightness);

/**
 * Returns the lightness of a text color with which its contrast on `ground` is at least `least`. Of all these, it is
 * the closest to the current lightness.
 */
function findLightness(text: ColorName, ground: ColorName, theme: 'light' | 'dark', least: number): string {
  const source = color[text][theme];
  const current = Number(/[\d.]+/.exec(source)?.[0]);
  const steps = Array.from({ length: 201 }, (_, step) => step / 200);
  const [best = current] = steps
    .filter((each) => contrast(withLightness(source, String(each)), color[ground][theme]) >= least)
    .toSorted((one, other) => Math.abs(one - current) - Math.abs(other - current));
  return String(best);
}

/** Matrices on linear sRGB that simulate color vision deficiencies, by Machado, Oliveira and Fernandes, 2009. */
const visionSimulations: readonly (readonly [string, readonly [Triple, Triple, Triple]])[] = [
  [
    'full color vision',
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  ],
  [
    'protanopia',
    [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
  ],
  [
    'deuteranopia',
    [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  ],
  [
    'tritanopia',
    [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  ],
];

/** Returns the distance of two colors in Oklab: 0.02 is barely visible side by side, 0.1 is clearly different. */
function difference(one: string, other: string, simulation: readonly [Triple, Triple, Triple]): number {
  const [a, b] = [one, other].map((source) => oklab(simulateVision(linear(source), simulation)));
  return Math.hypot(...(a ?? []).map((value, index) => value - (b?.[index] ?? 0)));
}

function simulateVision(rgb: Triple, simulation: readonly [Triple, Triple, Triple]): Triple {
  const simulateChannel = ([r, g, b]: Triple): number => Math.min(1, Math.max(0, r * rgb[0] + g * rgb[1] + b * rgb[2]));
  return [simulateChannel(simulation[0]), simulateChannel(simulation[1]), simulateChannel(simulation[2])];
}

function oklab([red, green, blue]: Triple): number[] {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

describe('the danger color is distinguishable from the action color', () => {
  test.each(visionSimulations)('with %s', (_name, simulation) => {
    for (const theme of ['light', 'dark'] as const)
      for (const brand of ['accent', 'accent-text', 'record'] as const)
        expect(
          difference(color.danger[theme], color[brand][theme], simulation),
          `danger and ${brand}, ${theme}`,
        ).toBeGreaterThan(0.1);
  });
});
