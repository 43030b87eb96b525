import { controlStyles } from '@onset/design-system/primitives/field';

/**
 * The fields of the design system, as small as a pane of many has room for: the same border, ground and error, in the
 * text of labels.
 */
export const compactControl = (more = ''): string =>
  controlStyles({
    className: `min-h-8! px-2! py-1! text-small! outline-offset-0! ${more}`,
  });

/** A button that is one small sign. */
export const signButton =
  'grid size-7 shrink-0 cursor-pointer place-content-center rounded-sm text-ink-faint transition-colors duration-quick hover:bg-hover hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent aria-disabled:hover:text-ink-faint motion-reduce:transition-none';

/** A button of words among fields. */
export const wordButton =
  'inline-flex min-h-7 max-w-full cursor-pointer items-center gap-1.5 rounded-sm border border-line bg-surface px-2 text-label font-medium text-ink-muted transition-colors duration-quick hover:border-line-strong hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-55 motion-reduce:transition-none';

/** A line beside what stands within something. */
export const innerParts = 'border-s border-line ps-3';
