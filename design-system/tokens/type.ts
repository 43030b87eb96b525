/**
 * Step of the type scale. Sizes are in rem, so that they follow the reader's font size, and fluid between phone and
 * desktop.
 */
export interface TypeStep {
  readonly size: string;
  readonly lineHeight: string;
  readonly letterSpacing: string;
}

/** Font families. `fonts/fonts.css` declares them, each with a fallback of the same metrics. */
export const family = {
  /** Archivo, semi-expanded: headings. */
  display: "'Brand Display', 'Brand Display Fallback', system-ui, sans-serif",
  /** Geist: text. */
  text: "'Brand Text', 'Brand Text Fallback', system-ui, sans-serif",
  /** Geist Mono: timecodes, keys, file names. */
  mono: "'Brand Mono', ui-monospace, 'SFMono-Regular', Menlo, monospace",
} as const;

/**
 * Type scale, from large numbers to labels in illustrations. The first four are limited by the width of their
 * container, so that a common word fits one line.
 */
export const type = {
  /** Prices and other large numbers. */
  figure: {
    size: 'min(clamp(2.5rem, 1.55rem + 4.7vw, 5.75rem), 20cqi)',
    lineHeight: '0.98',
    letterSpacing: '-0.035em',
  },
  /** Page headings of landing pages. */
  display: {
    size: 'min(clamp(2.5rem, 1.55rem + 4.7vw, 5.75rem), 12cqi)',
    lineHeight: '0.98',
    letterSpacing: '-0.035em',
  },
  /** Page headings of articles, forms and the account. */
  title: {
    size: 'min(clamp(2.25rem, 1.6rem + 2.7vw, 3.75rem), 12cqi)',
    lineHeight: '1.04',
    letterSpacing: '-0.03em',
  },
  /** Section headings. */
  heading: {
    size: 'min(clamp(1.75rem, 1.38rem + 1.8vw, 3rem), 13cqi)',
    lineHeight: '1.08',
    letterSpacing: '-0.025em',
  },
  subheading: { size: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem)', lineHeight: '1.25', letterSpacing: '-0.015em' },
  lede: { size: 'clamp(1.125rem, 1.06rem + 0.32vw, 1.3125rem)', lineHeight: '1.5', letterSpacing: '-0.008em' },
  body: { size: '1rem', lineHeight: '1.6', letterSpacing: '0' },
  small: { size: '0.875rem', lineHeight: '1.5', letterSpacing: '0' },
  label: { size: '0.8125rem', lineHeight: '1.4', letterSpacing: '0' },
} as const satisfies Record<string, TypeStep>;

/** Weights of the subset fonts. The display font has only one, 620. */
export const weight = { normal: '400', medium: '500', strong: '600', display: '620' } as const;
