import { color } from '../../design-system/tokens/color.ts';
import {
  adjustLightness,
  areDistinguishable,
  deriveAccent,
  getContrast,
  hasContrast,
  toOklab,
} from '../../design-system/tokens/contrast.ts';
import type { AccentColors } from '../../design-system/tokens/contrast.ts';
import { toSrgbHex } from '../../design-system/emails/srgb.ts';
import { ScaffoldError } from '../scaffold/names.ts';

const MIN_CONTRAST = 4.5;

/** Colors that were chosen by eye, by accent. They aren’t derived, so that a site can get them back. */
const CHOSEN: Readonly<Record<string, AccentColors>> = {
  '#d32d10': {
    accent: { light: 'oklch(0.565 0.205 32)', dark: 'oklch(0.575 0.205 32)' },
    'accent-hover': { light: 'oklch(0.515 0.19 32)', dark: 'oklch(0.54 0.2 32)' },
    'on-accent': { light: 'oklch(1 0 255)', dark: 'oklch(1 0 255)' },
    'accent-text': { light: 'oklch(0.535 0.195 32)', dark: 'oklch(0.745 0.15 38)' },
    record: { light: 'oklch(0.63 0.228 31)', dark: 'oklch(0.68 0.208 34)' },
    danger: { light: 'oklch(0.43 0.175 0)', dark: 'oklch(0.82 0.115 355)' },
  },
};

/**
 * Returns the colors that follow an accent such as `#2456d6`.
 *
 * @throws {ScaffoldError} for a color on which white text isn’t readable, with the closest one on which it is, and for one
 *   that people could confuse with the color of errors
 */
export function readAccent(hex: string): AccentColors {
  const chosen = CHOSEN[hex];
  if (chosen) return chosen;
  const accent = toOklch(hex);
  const colors = deriveAccent(accent, color);
  // The accent is the same in both themes.
  const contrast = getContrast(colors['on-accent'].light, colors.accent.light);
  if (contrast < MIN_CONTRAST) {
    const closest = toSrgbHex(adjustLightness(accent, hasContrast([colors['on-accent'].light], MIN_CONTRAST)));
    throw new ScaffoldError(
      `White text on ${hex} has a contrast of ${contrast.toFixed(2)}:1, less than ${MIN_CONTRAST}:1. The closest color that passes in both themes is ${closest}.`,
    );
  }
  const confused = (['light', 'dark'] as const).find((theme) =>
    (['accent', 'accent-text', 'record'] as const).some(
      (name) => !areDistinguishable(colors.danger[theme], colors[name][theme]),
    ),
  );
  if (confused !== undefined)
    throw new ScaffoldError(
      `People with a color vision deficiency could confuse ${hex} with the color of errors in the ${confused} theme. Choose another hue, or change danger in design-system/tokens/color.ts first.`,
    );
  return colors;
}

/** Converts `#rrggbb` to `oklch(L C H)`, with enough decimals to convert it back. */
export function toOklch(hex: string): string {
  const [red = 0, green = 0, blue = 0] = (/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? [])
    .slice(1)
    .map((channel) => decodeChannel(Number.parseInt(channel, 16) / 255));
  const [lightness, a, b] = toOklab([red, green, blue]);
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const round = (value: number) => Number(value.toFixed(5));
  return `oklch(${round(lightness)} ${round(Math.hypot(a, b))} ${round(hue)})`;
}

/** Converts an sRGB channel, from 0 to 1, to linear. */
function decodeChannel(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}
