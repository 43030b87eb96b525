import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';

/** Button styles for elements that can use neither `Button` nor `ButtonLink`. */
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
        // A red fill would look like the accent, which is a red-orange.
        danger: 'border border-danger bg-danger-ground text-danger hover:bg-danger hover:text-canvas',
      },
      size: {
        sm: 'min-h-9 px-3 py-1.5 text-small',
        md: 'min-h-11 px-5 py-2 text-body',
        // The padding shrinks in containers that are narrow compared with the text, for example if the visitor has
        // enlarged the text.
        lg: 'min-h-14 px-[min(1.75rem,8cqi)] py-3 text-body',
      },
      // Without a given width, a button is never narrower than its longest word.
      width: { auto: 'wrap-break-word', full: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'md', width: 'auto' },
  },
);

interface ButtonStyle {
  /** `primary` is the main action, at most one per view. `danger` can't be undone. */
  variant?: 'primary' | 'secondary' | 'outline' | 'quiet' | 'danger';
  /** Minimum height: `sm` 36 px, `md` 44 px, `lg` 56 px. */
  size?: 'sm' | 'md' | 'lg';
  width?: 'auto' | 'full';
}

export interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /**
   * True while the action is running. The button then shows a spinner, ignores clicks, and keeps its name and focus.
   */
  pending?: boolean;
}

/** Button that starts an action. Use `ButtonLink` for navigation. */
export function Button({
  variant = 'primary',
  size = 'md',
  width = 'auto',
  pending = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      data-slot="button"
      className={buttonStyles({ variant, size, width, className })}
      type={type}
      // A `disabled` button would lose the keyboard focus.
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {children}
      {/* The spinner is last, because React can't insert an element before a text that a translation tool has
          replaced. */}
      {pending && <Spinner className="order-first" />}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonStyle, ComponentProps<'a'> {
  href: string;
}

/** Link that looks like a button, for the main call to action. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  width = 'auto',
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a data-slot="button" className={buttonStyles({ variant, size, width, className })} {...rest}>
      {children}
    </a>
  );
}
