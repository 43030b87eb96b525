import type { ComponentProps } from 'react';

export interface FormOutcomeProps extends ComponentProps<'div'> {
  /** `done` for what has worked, `stopped` for a form that cannot be shown. */
  tone?: 'done' | 'stopped';
}

const paths = { done: 'm6 10.25 2.75 2.75L14 7.5', stopped: 'M10 5.75v5M10 13.75v.5' } as const;

/** What stands in place of a form: that it is done, or why there is none. It can take the focus, and so is read out. */
export function FormOutcome({ tone = 'done', className = '', children, ...rest }: FormOutcomeProps) {
  return (
    <div
      data-slot="form-outcome"
      tabIndex={-1}
      className={`flex items-start gap-4 rounded-sm border-t border-line pt-6 text-body text-ink outline-offset-8 ${className}`}
      {...rest}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        className={`mt-0.5 size-6 shrink-0 fill-none stroke-current stroke-[1.25] ${tone === 'done' ? 'text-success' : 'text-ink-muted'}`}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cx="10" cy="10" r="8.5" />
        <path d={paths[tone]} />
      </svg>
      <div className="flex min-w-0 flex-col items-start gap-3">{children}</div>
    </div>
  );
}
