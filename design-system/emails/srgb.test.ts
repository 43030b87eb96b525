import { expect, test } from 'vitest';
import { color } from '../tokens/index.ts';
import { toSrgbHex } from './srgb.ts';

test.each([
  ['oklch(0 0 0)', '#000000'],
  ['oklch(1 0 255)', '#ffffff'],
  // The primaries of sRGB, as CSS Color 4 gives them in OKLCH.
  ['oklch(0.62796 0.25768 29.234)', '#ff0000'],
  ['oklch(0.86644 0.29483 142.495)', '#00ff00'],
  ['oklch(0.45201 0.31321 264.052)', '#0000ff'],
  ['oklch(0.59987 0 0)', '#808080'],
])('%s is %s', (source, hex) => {
  expect(toSrgbHex(source)).toBe(hex);
});

test.each(['#fff', 'oklch(0.2 0.02 260 / 0.06)', 'red'])('throws for %s', (source) => {
  expect(() => toSrgbHex(source)).toThrow(source);
});

test('converts every opaque token color to hex, and leaves out translucent ones', () => {
  const { overlay: _, ...opaqueColors } = color;
  for (const { light, dark } of Object.values(opaqueColors))
    for (const source of [light, dark]) expect(toSrgbHex(source)).toMatch(/^#[\da-f]{6}$/);
});
