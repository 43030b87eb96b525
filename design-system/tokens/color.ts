/** Color in both themes, in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface ThemedColor {
  readonly light: string;
  readonly dark: string;
}

const themed = (light: string, dark: string): ThemedColor => ({ light, dark });

/**
 * Colors by purpose. The neutrals are graphite with some blue (hue 255 to 260); the accent is the red-orange of a
 * recording indicator. Text colors have a contrast of at least 4.5:1 on every background on which they are used, borders of
 * controls and graphics 3:1 (`color.test.ts`).
 */
export const color = {
  /** Background of the page. */
  canvas: themed('oklch(0.982 0.003 255)', 'oklch(0.165 0.008 260)'),
  /** Cards, fields and panels. */
  surface: themed('oklch(1 0 255)', 'oklch(0.205 0.009 260)'),
  /** Recessed areas. */
  sunken: themed('oklch(0.94 0.006 255)', 'oklch(0.125 0.008 260)'),
  /** Darkens the canvas at the top of a page, at most to `sunken`, with some blue, so that it looks like light from below. */
  overlay: themed('oklch(0.5 0.11 255 / 0.085)', 'oklch(0.08 0.03 265 / 0.45)'),
  /** The selected option of a control on `sunken`. In the dark theme, it is lighter than any other background. */
  selected: themed('oklch(1 0 255)', 'oklch(0.37 0.012 260)'),
  /** Background on hover. */
  hover: themed('oklch(0.925 0.007 255)', 'oklch(0.255 0.01 260)'),

  /** Headings and text. */
  ink: themed('oklch(0.205 0.012 260)', 'oklch(0.965 0.003 255)'),
  /** Secondary text. */
  'ink-muted': themed('oklch(0.42 0.014 260)', 'oklch(0.765 0.01 258)'),
  /** Captions and hints, with the lowest contrast of text. */
  'ink-faint': themed('oklch(0.505 0.014 260)', 'oklch(0.66 0.012 258)'),
  /** Inverse of the canvas, for filled neutral buttons and tooltips. */
  'ink-fill': themed('oklch(0.235 0.012 260)', 'oklch(0.94 0.004 255)'),
  /** Text on `ink-fill`. */
  'on-ink-fill': themed('oklch(0.985 0.003 255)', 'oklch(0.185 0.01 260)'),

  /** Decorative lines, which never have a meaning on their own. */
  line: themed('oklch(0.895 0.006 255)', 'oklch(0.295 0.01 260)'),
  /** Border of a control. */
  'line-strong': themed('oklch(0.615 0.012 258)', 'oklch(0.54 0.012 258)'),

  /** Background of the primary action. */
  accent: themed('oklch(0.565 0.205 32)', 'oklch(0.575 0.205 32)'),
  'accent-hover': themed('oklch(0.515 0.19 32)', 'oklch(0.54 0.2 32)'),
  'on-accent': themed('oklch(1 0 255)', 'oklch(1 0 255)'),
  /** The accent as text. */
  'accent-text': themed('oklch(0.535 0.195 32)', 'oklch(0.745 0.15 38)'),
  /** Red of the recording indicator, also used for playheads, cuts and selected items in illustrations. */
  record: themed('oklch(0.63 0.228 31)', 'oklch(0.68 0.208 34)'),

  /** Errors and actions that can't be undone: a crimson that can't be confused with the accent. */
  danger: themed('oklch(0.43 0.175 0)', 'oklch(0.82 0.115 355)'),
  'danger-ground': themed('oklch(0.965 0.018 0)', 'oklch(0.25 0.05 355)'),
  success: themed('oklch(0.47 0.115 158)', 'oklch(0.79 0.13 158)'),
  'success-ground': themed('oklch(0.965 0.025 158)', 'oklch(0.245 0.035 158)'),
  /** Focus ring, in a hue that nothing else has. */
  focus: themed('oklch(0.54 0.2 258)', 'oklch(0.77 0.13 245)'),

  /** Illustrations of the app. */
  'app-window': themed('oklch(0.995 0.001 255)', 'oklch(0.225 0.009 260)'),
  'app-panel': themed('oklch(0.972 0.003 255)', 'oklch(0.195 0.009 260)'),
  'app-track': themed('oklch(0.938 0.005 255)', 'oklch(0.255 0.01 260)'),
  'app-line': themed('oklch(0.88 0.006 255)', 'oklch(0.325 0.01 260)'),
  /** Placeholder lines of text, and other marks in illustrations that no one has to read. */
  'app-skeleton': themed('oklch(0.865 0.008 255)', 'oklch(0.365 0.012 260)'),
  'clip-screen': themed('oklch(0.72 0.075 250)', 'oklch(0.5 0.085 250)'),
  'clip-camera': themed('oklch(0.77 0.085 165)', 'oklch(0.53 0.092 164)'),
  'clip-sound': themed('oklch(0.83 0.085 85)', 'oklch(0.72 0.115 82)'),
  /** Text on clips of the screen and the camera. */
  'on-clip': themed('oklch(0.25 0.03 258)', 'oklch(0.97 0.008 255)'),
  /** Text on clips of sound, which are too light for `on-clip` in the dark theme. */
  'on-clip-sound': themed('oklch(0.25 0.03 258)', 'oklch(0.2 0.03 70)'),
  'backdrop-from': themed('oklch(0.86 0.055 240)', 'oklch(0.43 0.085 255)'),
  'backdrop-to': themed('oklch(0.9 0.055 50)', 'oklch(0.45 0.1 355)'),
  'backdrop-coast-from': themed('oklch(0.84 0.06 215)', 'oklch(0.41 0.07 225)'),
  'backdrop-coast-to': themed('oklch(0.92 0.06 165)', 'oklch(0.44 0.075 165)'),
  'backdrop-meadow-from': themed('oklch(0.88 0.055 145)', 'oklch(0.38 0.07 165)'),
  'backdrop-meadow-to': themed('oklch(0.94 0.06 98)', 'oklch(0.49 0.09 135)'),
  'backdrop-market-from': themed('oklch(0.9 0.075 82)', 'oklch(0.48 0.11 35)'),
  'backdrop-market-to': themed('oklch(0.84 0.075 18)', 'oklch(0.38 0.1 355)'),
} as const satisfies Record<string, ThemedColor>;

/** Name of a color token. */
export type ColorName = keyof typeof color;
