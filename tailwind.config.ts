import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import {
  color,
  container,
  duration,
  ease,
  family,
  layer,
  measure,
  radius,
  shadow,
  space,
  type,
  weight,
} from './design-system/tokens/index.ts';

/** The CSS variable of a colour or shadow. One name for every place that needs it. */
const variable = (kind: string, name: string): string => `--onset-${kind}-${name}`;

const shadowColor = (name: string): string => variable('shadow', name);

/** Keyframes of the animations. Those of drawings are in `illustrations/acts.css`. */
const keyframes = {
  '@keyframes spin': { to: { rotate: '360deg' } },
  '@keyframes pulse': { '50%': { opacity: '0.55' } },
  '@keyframes playhead': { from: { 'inset-inline-end': '100%' } },
  '@keyframes develop': { from: { opacity: '0.35', filter: 'blur(8px) brightness(1.4) saturate(0)' } },
};

/**
 * Maps the tokens to Tailwind's theme and emits what differs between the themes as CSS variables on the root.
 * Both themes are one declaration, `light-dark()`, decided by `color-scheme`: the reader's system, unless
 * `data-theme` on the root (or on any part of a page) says otherwise.
 */
const emitVariables = plugin(({ addBase }) => {
  // Not as `theme.keyframes`: Tailwind writes those only where a style sheet has an `@theme` of its own.
  addBase(keyframes);
  addBase({
    ':root': {
      'color-scheme': 'light dark',
      ...Object.fromEntries(
        Object.entries(color).map(([name, { light, dark }]) => [
          variable('color', name),
          `light-dark(${light}, ${dark})`,
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(shadow).map(([name, { color: tint }]) => [
          shadowColor(name),
          `light-dark(${tint.light}, ${tint.dark})`,
        ]),
      ),
    },
    '[data-theme=light]': { 'color-scheme': 'light' },
    '[data-theme=dark]': { 'color-scheme': 'dark' },
  });
});

const colors = Object.fromEntries(Object.keys(color).map((name) => [name, `var(${variable('color', name)})`]));

export default {
  // Listed in `design-system/styles.css` with `@source`, so that each consumer adds its own.
  content: [],
  darkMode: ['selector', '[data-theme=dark]'],
  theme: {
    colors: { ...colors, transparent: 'transparent', current: 'currentColor', inherit: 'inherit' },
    fontFamily: family,
    fontSize: Object.fromEntries(
      Object.entries(type).map(([name, { size, lineHeight, letterSpacing }]) => [
        name,
        [size, { lineHeight, letterSpacing }],
      ]),
    ),
    fontWeight: weight,
    spacing: space,
    borderRadius: radius,
    boxShadow: Object.fromEntries(
      Object.entries(shadow).map(([name, { shape }]) => [
        name,
        shape.map((each) => `${each} var(${shadowColor(name)})`).join(', '),
      ]),
    ),
    maxWidth: { ...measure, full: '100%', none: 'none' },
    containers: container,
    zIndex: layer,
    transitionDuration: { DEFAULT: duration.quick, ...duration },
    animation: {
      spin: 'spin 700ms linear infinite',
      pulse: `pulse 1800ms ${ease['in-out']} infinite`,
      playhead: `playhead 900ms linear backwards`,
      develop: `develop 1400ms ${ease.out} backwards`,
    },
    transitionTimingFunction: { DEFAULT: ease.out, ...ease },
  },
  plugins: [emitVariables],
} satisfies Config;
