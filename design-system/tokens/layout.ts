/** Distances on an 8-point grid with half steps, in rem. `section` and `gutter` are fluid. */
export const space = {
  0: '0px',
  px: '1px',
  0.5: '0.125rem',
  1: '0.25rem',
  1.5: '0.375rem',
  2: '0.5rem',
  2.5: '0.625rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  7: '1.75rem',
  8: '2rem',
  9: '2.25rem',
  10: '2.5rem',
  11: '2.75rem',
  12: '3rem',
  14: '3.5rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
  32: '8rem',
  /** Vertical padding of a section. */
  section: 'clamp(4.5rem, 3rem + 6vw, 9rem)',
  /** Horizontal distance between the content and the edge of the viewport. */
  gutter: 'clamp(1.25rem, 0.4rem + 3.6vw, 4rem)',
} as const;

/** Corner radii, in rem. An element inside another has the next smaller one. */
export const radius = {
  none: '0px',
  xs: '0.25rem',
  sm: '0.375rem',
  md: '0.625rem',
  lg: '0.875rem',
  xl: '1.25rem',
  full: '9999px',
} as const;

/**
 * Maximum widths: `page` for the 12-column grid, `prose` for long texts, `form` for forms, `line` for short paragraphs.
 */
export const measure = { page: '84rem', prose: '42rem', form: '27rem', line: '34rem' } as const;

/** Breakpoints for container queries, which depend on the width of a container and not on the width of the viewport. */
export const container = { sm: '24rem', md: '36rem', lg: '48rem', xl: '64rem', '2xl': '76rem' } as const;

/** Stacking order of elements above the page. */
export const layer = { base: '0', raised: '10', header: '20', overlay: '30', toast: '40', skip: '50' } as const;
