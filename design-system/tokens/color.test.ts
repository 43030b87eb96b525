import { describe, expect, test } from 'vitest';
import { color } from './color.ts';
import type { ColorName } from './color.ts';

type Vector3 = readonly [number, number, number];

/** Converts an `oklch()` color to linear sRGB with the matrices of CSS Color 4. */
function toLinearRgb(source: string): Vector3 {
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
function getLuminance(source: string): number {
  const [red, green, blue] = toLinearRgb(source);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function getContrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [getLuminance(first), getLuminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = ['canvas', 'surface', 'sunken'] as const;
const textColors = ['ink', 'ink-muted', 'ink-faint', 'accent-text', 'danger', 'success'] as const;
const colorPairs: readonly (readonly [ColorName, ColorName, number])[] = [
  ...textColors.flatMap((textColor) => backgrounds.map((background) => [textColor, background, 4.5] as const)),
  ['ink', 'selected', 4.5],
  ['ink', 'hover', 4.5],
  ['ink-muted', 'hover', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['on-ink-fill', 'ink-fill', 4.5],
  ['danger', 'danger-ground', 4.5],
  ['success', 'success-ground', 4.5],
  ...backgrounds.map((background) => ['line-strong', background, 3] as const),
  ...backgrounds.map((background) => ['record', background, 3] as const),
  ...backgrounds.map((background) => ['focus', background, 3] as const),
  ...(['app-window', 'app-panel'] as const).map((background) => ['app-skeleton', background, 1.3] as const),
  ['on-clip', 'clip-screen', 4.5],
  ['on-clip', 'clip-camera', 4.5],
  ['on-clip-sound', 'clip-sound', 4.5],
];

describe('contrast', () => {
  test('is measured as WCAG does', () => {
    expect(getContrast('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 1);
    expect(getContrast('oklch(0.6 0.1 30)', 'oklch(0.6 0.1 30)')).toBe(1);
  });

  test.each(colorPairs)('%s on %s is at least %s:1 in both themes', (textColor, background, minContrast) => {
    for (const theme of ['light', 'dark'] as const) {
      const contrastRatio = getContrast(color[textColor][theme], color[background][theme]);
      const advice = `Change the lightness of ${textColor} in design-system/tokens/color.ts to ${findLightness(textColor, background, theme, minContrast)}.`;
      const message = `${textColor} on ${background} has a contrast of ${contrastRatio.toFixed(2)}:1 in the ${theme} theme, less than ${minContrast}:1. ${advice}`;
      expect(contrastRatio >= minContrast, `${message}`).toBe(true);
    }
  });

  test('of a color that is too light has a lightness that passes', () => {
    expect(findLightness('line', 'canvas', 'light', 4.5)).toBe('0.555');
    expect(getContrast(replaceLightness(color.line.light, '0.555'), color.canvas.light)).toBeGreaterThanOrEqual(4.5);
  });
});

const replaceLightness = (source: string, lightness: string): string => source.replace(/[\d.]+/, lightness);

/**
 * Returns the lightness of a text color with which its contrast on `background` is at least `minContrast`. Of all these, it is
 * the closest to the current lightness.
 */
function findLightness(
  textColor: ColorName,
  background: ColorName,
  theme: 'light' | 'dark',
  minContrast: number,
): string {
  const source = color[textColor][theme];
  const currentLightness = Number(/[\d.]+/.exec(source)?.[0]);
  const lightnessSteps = Array.from({ length: 201 }, (_, step) => step / 200);
  const [bestLightness = currentLightness] = lightnessSteps
    .filter(
      (candidate) => getContrast(replaceLightness(source, String(candidate)), color[background][theme]) >= minContrast,
    )
    .toSorted((first, second) => Math.abs(first - currentLightness) - Math.abs(second - currentLightness));
  return String(bestLightness);
}

/** Matrices on linear sRGB that simulate color vision deficiencies, by Machado, Oliveira and Fernandes, 2009. */
const visionSimulations: readonly (readonly [string, readonly [Vector3, Vector3, Vector3]])[] = [
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
function getColorDistance(first: string, second: string, simulation: readonly [Vector3, Vector3, Vector3]): number {
  const [a, b] = [first, second].map((source) => toOklab(simulateVision(toLinearRgb(source), simulation)));
  return Math.hypot(...(a ?? []).map((value, index) => value - (b?.[index] ?? 0)));
}

function simulateVision(rgb: Vector3, simulation: readonly [Vector3, Vector3, Vector3]): Vector3 {
  const simulateChannel = ([r, g, b]: Vector3): number =>
    Math.min(1, Math.max(0, r * rgb[0] + g * rgb[1] + b * rgb[2]));
  return [simulateChannel(simulation[0]), simulateChannel(simulation[1]), simulateChannel(simulation[2])];
}

function toOklab([red, green, blue]: Vector3): number[] {
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
      for (const accentColor of ['accent', 'accent-text', 'record'] as const)
        expect(
          getColorDistance(color.danger[theme], color[accentColor][theme], simulation),
          `danger and ${accentColor}, ${theme}`,
        ).toBeGreaterThan(0.1);
  });
});
