import type { ThemedColor } from './color.ts';

/** Shadow with its geometry (`shape`) and its color in each theme. A dark background needs a stronger color. */
export interface Shadow {
  readonly shape: readonly string[];
  readonly color: ThemedColor;
}

/** Shadows, named after the elements that use them. */
export const shadow = {
  /** Cards and fields. */
  card: {
    shape: ['0 1px 2px'],
    color: { light: 'oklch(0.2 0.02 260 / 0.06)', dark: 'oklch(0 0 260 / 0.35)' },
  },
  /** Menus, toasts and floating panels. */
  float: {
    shape: ['0 2px 6px', '0 12px 32px -6px'],
    color: { light: 'oklch(0.2 0.02 260 / 0.12)', dark: 'oklch(0 0 260 / 0.5)' },
  },
  /** Illustrated app window. */
  window: {
    shape: ['0 1px 2px', '0 8px 20px -6px', '0 40px 80px -24px'],
    color: { light: 'oklch(0.22 0.03 260 / 0.17)', dark: 'oklch(0 0 260 / 0.6)' },
  },
} as const satisfies Record<string, Shadow>;

/** Durations of animations, in milliseconds. */
export const duration = { quick: '120ms', calm: '220ms', slow: '480ms' } as const;

/** Easings: `out` for elements that appear, `in-out` for elements that move. */
export const ease = {
  out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  'in-out': 'cubic-bezier(0.6, 0, 0.2, 1)',
} as const;
