import { cva } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { Spinner } from '../spinner/index.ts';

/** The looks of a button. */
export const buttonStyles = cva(
  [
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-md font-medium text-center no-underline select-none',
    'transition-colors duration-quick motion-reduce:transition-none',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed',
    'forced-colors:border forced-colors:border-current',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-accent text-on-accent hover:bg-accent-hover',
        secondary: 'bg-ink-fill text-on-ink-fill hover:opacity-88',
        outline: 'border border-line-strong bg-surface text-ink hover:bg-hover',
        quiet: 'text-ink hover:bg-hover',
        // Not filled: a red fill would pass for the accent, which is a red-orange.
        danger: 'border border-danger bg-danger-ground text-danger hover:bg-danger hover:text-canvas',
      },
      size: {
        sm: 'min-h-9 px-3 py-1.5 text-small',
        md: 'min-h-11 px-5 py-2 text-body',
        lg: 'min-h-14 px-7 py-3 text-body',
      },
      width: { auto: '', full: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'md', width: 'auto' },
  },
);

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is the one action a view is about: at most one a view. `danger` does what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'outline' | 'quiet' | 'danger';
  /** `sm` 36 px, `md` 44 px, `lg` 56 px high at the least. */
  size?: 'sm' | 'md' | 'lg';
  width?: 'auto' | 'full';
  /** True while what it started is under way: it keeps its name and its focus, shows a spinner, and does nothing more. */
  pending?: boolean;
  /** Gives the looks to its one child, such as a link, in place of a `button`. */
  asChild?: boolean;
}

/** Starts something. What leads elsewhere is a link: `<Button asChild><a href="…">…</a></Button>`. */
export function Button({
  variant = 'primary',
  size = 'md',
  width = 'auto',
  pending = false,
  asChild = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const shared = {
    'data-slot': 'button',
    className: buttonStyles({ variant, size, width, className }),
  };
  if (asChild)
    return (
      <Slot.Root {...shared} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    );
  return (
    <button
      {...shared}
      type={type}
      // Not `disabled`: that would throw away the keyboard focus and the place in the page.
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
