/** Lightness below which a color is the same in both themes. */
const MIN_LIGHTNESS = 0.35;

/**
 * Color of a person, of clothes or of a thing on a desk, in OKLCH. It is daylight in the light theme. In the dark theme,
 * it is darker and bluer, as in a room with one lamp. Its numbers are rounded, because many pages have many such colors.
 */
export function dayAndNight(lightness: number, chroma: number, hue: number): string {
  const day = `oklch(${lightness} ${chroma} ${hue})`;
  if (lightness < MIN_LIGHTNESS) return day;
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle) - lightness * 0.02;
  const nightHue = Math.round((Math.atan2(b, a) * 18) / Math.PI + 36) % 36;
  const night = `${round(lightness * 0.77 + 0.02)} ${round(Math.hypot(a, b))} ${nightHue * 10}`;
  return `light-dark(${day},oklch(${night}))`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
