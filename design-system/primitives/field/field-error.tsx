import type { ComponentProps } from 'react';

/** What is wrong with a field, in words and with a sign. Its `id` belongs in the control's `aria-describedby`. */
export function FieldError({ className = '', children, ...rest }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="field-error"
      className={`flex items-start gap-2 text-small font-medium text-danger ${className}`}
      {...rest}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className="mt-0.5 size-4 shrink-0 fill-none stroke-current stroke-[1.5]"
      >
        <circle cx="8" cy="8" r="6.75" />
        <path d="M8 4.5v4.25M8 11v.5" strokeLinecap="round" />
      </svg>
      <span className="min-w-0">{children}</span>
    </p>
  );
}
