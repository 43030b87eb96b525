import type { ComponentProps } from 'react';

/**
 * What a form has done, such as "Saved". The element stays while it is empty, because a screen reader tells only of
 * changes in what was there before.
 */
export function FormStatus({ className = '', children, ...rest }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="form-status"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An `output` is rewritten by the reset of its form.
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
