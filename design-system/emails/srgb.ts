import { toLinearRgb } from '../tokens/contrast.ts';

/** Converts a linear color channel, from 0 to 1, to an sRGB value from 0 to 255. */
function encodeChannel(linear: number): number {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}

/**
 * Converts an `oklch()` color to `#rrggbb`, because mail clients don't support
 * `oklch()`. Channel values outside the sRGB range are clipped. The color tokens exceed the range only slightly.
 *
 * @throws {TypeError} if the source isn't an opaque `oklch(lightness chroma hue)`
 */
export function toSrgbHex(source: string): string {
  if (!/^oklch\([\d.]+ [\d.]+ [\d.]+\)$/.test(source))
    throw new TypeError(`${source} is not a color for emails. Use oklch(L C H).`);
  return `#${toLinearRgb(source)
    .map((channel) => encodeChannel(channel).toString(16).padStart(2, '0'))
    .join('')}`;
}
