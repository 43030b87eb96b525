import { color } from '@onset/design-system/tokens';
import type { ColorName } from '@onset/design-system/tokens';

export type Theme = 'light' | 'dark';

/** Returns the contrast of two colors by the formula of WCAG 2.2, from 1 to 21. */
export function contrast(one: ColorName, other: ColorName, theme: Theme): number {
  const [dark = 0, light = 0] = [luminance(color[one][theme]), luminance(color[other][theme])].toSorted(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the relative luminance of an OKLCH color, converted to linear sRGB as in CSS Color 4. */
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
