import { toSrgbHex } from '../../design-system/emails/srgb.ts';

/*
 * Values of CSS as values of the format of the Design Tokens Community Group, 2025.10. A value that the format has no
 * words for, such as a size that follows the window, keeps its CSS as an extension: nothing is lost on the way.
 */

/** The name under which what only CSS can say is kept. */
export const EXTENSION = 'example.onset';

export interface Dimension {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

/** A token: its value, and what it is in CSS where the format cannot say all of it. */
export interface Token<Value = unknown> {
  readonly $value: Value;
  readonly $extensions?: Readonly<Record<typeof EXTENSION, { readonly css: string }>>;
}

/** A token whose value is as near as the format comes to the CSS. */
export function nearest<Value>($value: Value, css: string): Token<Value> {
  return { $value, $extensions: { [EXTENSION]: { css } } };
}

/** A colour, `oklch(0.2 0.02 260 / 0.06)`, with the nearest of sRGB for programs that have no other. */
export function colorValue(css: string): object {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(css);
  if (parts === null) throw new TypeError(`${css} is not a color. Use oklch(L C H) or oklch(L C H / A).`);
  const [lightness = 0, chroma = 0, hue = 0] = parts.slice(1, 4).map(Number);
  const alpha = parts[4] === undefined ? {} : { alpha: Number(parts[4]) };
  const hex = toSrgbHex(`oklch(${lightness} ${chroma} ${hue})`);
  return { colorSpace: 'oklch', components: [lightness, chroma, hue], ...alpha, hex };
}

/** A length, `1.5rem`, `0px` or `0`. */
export function dimensionValue(css: string): Dimension {
  if (css === '0') return { value: 0, unit: 'px' };
  const parts = /^(-?[\d.]+)(px|rem)$/.exec(css);
  if (parts === null) throw new TypeError(`${css} is not a length. Use px or rem.`);
  return { value: Number(parts[1]), unit: parts[2] === 'px' ? 'px' : 'rem' };
}

/** A length, or one that follows the window: the largest it becomes, and its CSS. */
export function dimensionToken(css: string): Token<Dimension> {
  const largest = /clamp\([^,]+,[^,]+,\s*([^,)]+)\)/.exec(css)?.[1];
  return largest === undefined ? { $value: dimensionValue(css) } : nearest(dimensionValue(largest), css);
}

/** The space between letters, a share of the size of the text in CSS: a length, at the size's largest. */
export function letterSpacingToken(css: string, size: Dimension): Token<Dimension> {
  if (css === '0') return { $value: dimensionValue(css) };
  const share = /^(-?[\d.]+)em$/.exec(css)?.[1];
  if (share === undefined) throw new TypeError(`${css} is not a letter spacing. Use em.`);
  return nearest({ value: Number((Number(share) * size.value).toFixed(5)), unit: size.unit }, css);
}

/** A stack of fonts, by their names. */
export function fontFamilyValue(css: string): string[] {
  return css.split(',').map((name) => name.trim().replace(/^'(.*)'$/, '$1'));
}

/** A time, `120ms`. */
export function durationValue(css: string): object {
  const parts = /^(\d+)ms$/.exec(css);
  if (parts === null) throw new TypeError(`${css} is not a time. Use ms.`);
  return { value: Number(parts[1]), unit: 'ms' };
}

/** A curve, `cubic-bezier(0.2, 0.8, 0.2, 1)`. */
export function cubicBezierValue(css: string): number[] {
  const values = /^cubic-bezier\(([^)]+)\)$/.exec(css)?.[1]?.split(',').map(Number) ?? [];
  if (values.length !== 4 || values.some(Number.isNaN))
    throw new TypeError(`${css} is not an easing. Use cubic-bezier() with four numbers.`);
  return values;
}

/** One layer of a shadow: offsets, blur and spread, `0 12px 32px -6px`, in a colour. */
export function shadowValue(shape: string, color: string): object {
  const lengths = shape.split(' ');
  if (lengths.length < 3 || lengths.length > 4)
    throw new TypeError(`${shape} is not a shadow. Use two offsets, a blur and a spread.`);
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths;
  return {
    color: colorValue(color),
    offsetX: dimensionValue(offsetX),
    offsetY: dimensionValue(offsetY),
    blur: dimensionValue(blur),
    spread: dimensionValue(spread),
  };
}
