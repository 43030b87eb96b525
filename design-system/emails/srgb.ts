/** Converts a linear color channel, from 0 to 1, to an sRGB value from 0 to 255. */
function encodeChannel(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear));
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}

/**
 * Converts an `oklch()` color to `#rrggbb` with the matrices of CSS Color 4, because mail clients don't support
 * `oklch()`. Channel values outside the sRGB range are clipped. The color tokens exceed the range only slightly.
 *
 * @throws {TypeError} if the source isn't an opaque `oklch(lightness chroma hue)`
 */
export function toSrgbHex(source: string): string {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(source);
  if (match === null) throw new TypeError(`${source} is not a color for emails. Use oklch(L C H).`);
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((channel) => encodeChannel(channel).toString(16).padStart(2, '0')).join('')}`;
}
