import type { ThemedColor } from './color.ts';

/** A shadow: its geometry, and its colour in both themes. On a dark ground it must be stronger to be seen. */
export interface Shadow {
  readonly shape: readonly string[];
  readonly color: ThemedColor;
}

/** Shadows by what casts them. */
export const shadow = {
  /** A card or field that just leaves the ground. */
  card: {
    shape: ['0 1px 2px'],
    color: { light: 'oklch(0.2 0.02 260 / 0.06)', dark: 'oklch(0 0 260 / 0.35)' },
  },
  /** A menu, a toast, a floating panel. */
  float: {
    shape: ['0 2px 6px', '0 12px 32px -6px'],
    color: { light: 'oklch(0.2 0.02 260 / 0.12)', dark: 'oklch(0 0 260 / 0.5)' },
  },
  /** The drawn application window. */
  window: {
    shape: ['0 1px 2px', '0 8px 20px -6px', '0 40px 80px -24px'],
    color: { light: 'oklch(0.22 0.03 260 / 0.17)', dark: 'oklch(0 0 260 / 0.6)' },
  },
} as const satisfies Record<string, Shadow>;

/** Lengths of motion, in milliseconds. */
export const duration = { quick: '120ms', calm: '220ms', slow: '480ms' } as const;

/** Curves of motion: `out` for what arrives, `in-out` for what moves from place to place. */
export const ease = {
  out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  'in-out': 'cubic-bezier(0.6, 0, 0.2, 1)',
} as const;
