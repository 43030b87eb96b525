import type { ComponentProps } from 'react';
import { Link } from './link.tsx';

/** Icon that marks an error without color. */
function ErrorIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="mt-0.5 size-4 shrink-0 fill-none stroke-current stroke-[1.5]"
    >
      <circle cx="8" cy="8" r="6.75" />
      <path d="M8 4.5v4.25M8 11v.5" strokeLinecap="round" />
    </svg>
  );
}

/** Error of a field. The control refers to its `id` with `aria-describedby`. */
export function FieldError({ className = '', children, ...rest }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="field-error"
      className={`flex items-start gap-2 text-small font-medium text-danger ${className}`}
      {...rest}
    >
      <ErrorIcon />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** Error of a whole form. Screen readers announce it, and it can get the focus. */
export function FormError({ className = '', children, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="form-error"
      role="alert"
      tabIndex={-1}
      className={`flex items-start gap-3 rounded-sm border border-danger bg-danger-ground px-4 py-3 text-small font-medium text-danger ${className}`}
      {...rest}
    >
      <ErrorIcon />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/**
 * Result of a form, such as “Saved”. The element is also rendered while it is empty, because screen readers announce only
 * changes of existing elements.
 */
export function FormStatus({ className = '', children, ...rest }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="form-status"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The reset of a form changes its `output` elements.
      role="status"
      className={`flex items-center gap-2 text-small font-medium text-success ${className}`}
      {...rest}
    >
      {Boolean(children) && (
        <>
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            className="size-4 shrink-0 fill-none stroke-current stroke-[1.75]"
          >
            <path d="m3 8.5 3.25 3.25L13 5" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          <span className="min-w-0">{children}</span>
        </>
      )}
    </p>
  );
}

export interface FormOutcomeProps extends ComponentProps<'div'> {
  /** `done` after success, `stopped` if the form can't be shown. */
  tone?: 'done' | 'stopped';
}

const outcomePaths = { done: 'm6 10.25 2.75 2.75L14 7.5', stopped: 'M10 5.75v5M10 13.75v.5' } as const;

/**
 * Message in place of a form, which reports success or explains why there is no form. It can get the focus, so that
 * screen readers announce it. The focus ring is only around the text, below the line.
 */
export function FormOutcome({ tone = 'done', className = '', children, ...rest }: FormOutcomeProps) {
  return (
    <div
      data-slot="form-outcome"
      tabIndex={-1}
      className={`group/outcome border-t border-line pt-6 text-body text-ink outline-none ${className}`}
      {...rest}
    >
      <div className="flex items-start gap-4 rounded-sm outline-offset-8 outline-focus group-focus-visible/outcome:outline-2">
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          className={`mt-0.5 size-6 shrink-0 fill-none stroke-current stroke-[1.25] ${tone === 'done' ? 'text-success' : 'text-ink-muted'}`}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <circle cx="10" cy="10" r="8.5" />
          <path d={outcomePaths[tone]} />
        </svg>
        <div className="flex min-w-0 flex-col items-start gap-3">{children}</div>
      </div>
    </div>
  );
}

export interface FormLink {
  /** Question before the link, such as “No account yet?”. */
  lead?: string | undefined;
  label: string;
  href: string;
}

export interface FormLinksProps extends Omit<ComponentProps<'ul'>, 'children'> {
  links: readonly FormLink[];
}

/** Links to related pages below a form. */
export function FormLinks({ links, className = '', ...rest }: FormLinksProps) {
  return (
    <ul data-slot="form-links" className={`flex flex-col border-t border-line pt-4 text-body ${className}`} {...rest}>
      {links.map(({ lead, label, href }) => (
        <li key={href} className="flex flex-wrap gap-x-2 py-1.5 text-ink-muted">
          {lead !== undefined && <span>{lead}</span>}
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
