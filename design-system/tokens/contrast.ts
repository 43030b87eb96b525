import type { ColorName, ThemedColor } from './color.ts';

type Vector3 = readonly [number, number, number];

/** Converts an `oklch()` color to linear sRGB, from 0 to 1, with the matrices of CSS Color 4. Other values are clipped. */
export function toLinearRgb(source: string): Vector3 {
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

/** Converts linear sRGB to Oklab: lightness, a and b. */
export function toOklab([red, green, blue]: Vector3): Vector3 {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Returns the relative luminance by the formula of WCAG 2.2. */
function getLuminance(source: string): number {
  const [red, green, blue] = toLinearRgb(source);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colors by the formula of WCAG 2.2, from 1 to 21. */
export function getContrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [getLuminance(first), getLuminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Dark text on the recording indicator, in illustrations. */
export const ON_RECORD = 'oklch(0.16 0.02 30)';

const backgrounds = ['canvas', 'surface', 'sunken'] as const;
const textColors = ['ink', 'ink-muted', 'ink-faint', 'accent-text', 'danger', 'success'] as const;

/** Pairs of a color and its background that are used together, and the lowest contrast that they may have. */
export const colorPairs: readonly (readonly [ColorName, ColorName, number])[] = [
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

/** Replaces the lightness of an `oklch()` color, a number from 0 to 1. */
export const replaceLightness = (source: string, lightness: number): string =>
  source.replace(/[\d.]+/, String(lightness));

/** Returns the color with the lightness closest to its own that passes a check; the color itself if there is none. */
export function adjustLightness(source: string, passes: (candidate: string) => boolean): string {
  const current = Number(/[\d.]+/.exec(source)?.[0]);
  const candidates = Array.from({ length: 201 }, (_, step) => replaceLightness(source, step / 200));
  const [best = source] = [source, ...candidates]
    .filter(passes)
    .toSorted((first, second) => getDistanceTo(current, first) - getDistanceTo(current, second));
  return best;
}

/** Returns a check of the contrast to every background. */
export const hasContrast =
  (backgroundColors: readonly string[], minContrast: number) =>
  (candidate: string): boolean =>
    backgroundColors.every((background) => getContrast(candidate, background) >= minContrast);

const getDistanceTo = (lightness: number, source: string): number =>
  Math.abs(Number(/[\d.]+/.exec(source)?.[0]) - lightness);

/** Matrices on linear sRGB that simulate color vision deficiencies, by Machado, Oliveira and Fernandes, 2009. */
export const visionSimulations: readonly (readonly [string, readonly [Vector3, Vector3, Vector3]])[] = [
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

/** Smallest distance in Oklab of colors with different meanings: 0.02 is barely visible side by side. */
const MIN_DISTANCE = 0.1;

/** Returns true if people with any of the simulated color visions can distinguish two colors. */
export function areDistinguishable(first: string, second: string): boolean {
  return visionSimulations.every(([, simulation]) => getColorDistance(first, second, simulation) > MIN_DISTANCE);
}

/** Returns the distance of two colors in Oklab, as seen with a simulation of color vision. */
function getColorDistance(first: string, second: string, simulation: (typeof visionSimulations)[number][1]): number {
  const [a, b] = [first, second].map((source) => toOklab(simulateVision(toLinearRgb(source), simulation)));
  return Math.hypot(...(a ?? []).map((value, index) => value - (b?.[index] ?? 0)));
}

function simulateVision(rgb: Vector3, simulation: (typeof visionSimulations)[number][1]): Vector3 {
  const simulateChannel = ([r, g, b]: Vector3): number =>
    Math.min(1, Math.max(0, r * rgb[0] + g * rgb[1] + b * rgb[2]));
  return [simulateChannel(simulation[0]), simulateChannel(simulation[1]), simulateChannel(simulation[2])];
}

/** Colors that follow the accent. Errors must not look like it. */
export type AccentColors = Readonly<
  Record<'accent' | 'accent-hover' | 'on-accent' | 'accent-text' | 'record' | 'danger', ThemedColor>
>;

/**
 * Derives the colors of an accent: the primary action keeps the color as it is; its text and the record indicator get
 * the lightness that their backgrounds need, and the color of errors one that no one confuses with them.
 */
export function deriveAccent(accent: string, colors: Readonly<Record<ColorName, ThemedColor>>): AccentColors {
  const light = Number(/[\d.]+/.exec(accent)?.[0]);
  const round = (lightness: number): number => Number(lightness.toFixed(5));
  const on = (theme: 'light' | 'dark', lightness: number, minContrast: number): string => {
    const behind = backgrounds.map((background) => colors[background][theme]);
    return adjustLightness(replaceLightness(accent, lightness), hasContrast(behind, minContrast));
  };
  const record = (theme: 'light' | 'dark', lightness: number): string => {
    const behind = backgrounds.map((background) => colors[background][theme]);
    const passes = (each: string): boolean => hasContrast(behind, 3)(each) && hasContrast([ON_RECORD], 4.5)(each);
    return adjustLightness(replaceLightness(accent, lightness), passes);
  };
  const darker = replaceLightness(accent, round(Math.max(0, light - 0.045)));
  const white = 'oklch(1 0 255)';
  const derived = {
    accent: { light: accent, dark: accent },
    'accent-hover': { light: darker, dark: darker },
    'on-accent': { light: white, dark: white },
    'accent-text': { light: on('light', round(Math.max(0, light - 0.03)), 4.5), dark: on('dark', 0.745, 4.5) },
    record: { light: record('light', round(light + 0.065)), dark: record('dark', 0.68) },
  };
  const danger = (theme: 'light' | 'dark'): string => {
    const behind = [...backgrounds, 'danger-ground' as const].map((background) => colors[background][theme]);
    const others = (['accent', 'accent-text', 'record'] as const).map((name) => derived[name][theme]);
    return adjustLightness(
      colors.danger[theme],
      (each) => hasContrast(behind, 4.5)(each) && others.every((other) => areDistinguishable(each, other)),
    );
  };
  return { ...derived, danger: { light: danger('light'), dark: danger('dark') } };
}
