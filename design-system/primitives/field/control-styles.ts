import { cva } from 'class-variance-authority';

/** The looks of what is typed into: at least 44 px high, and in text no smaller than a phone leaves unzoomed. */
export const controlStyles = cva([
  'block min-h-11 w-full min-w-0 rounded-sm border border-line-strong bg-surface px-3 py-2 text-body text-ink',
  'transition-colors duration-quick motion-reduce:transition-none hover:border-ink-muted',
  'placeholder:text-ink-faint disabled:cursor-default disabled:border-line disabled:bg-sunken disabled:text-ink-muted',
  // A second line inside the border, so that a fault shows in shape as well as in hue and moves nothing.
  'aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger forced-colors:aria-invalid:border-2',
]);
