import type { ComponentProps } from 'react';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** URL fragment of the main element, which needs `tabIndex={-1}` to get the focus in every browser. */
  href?: string;
}

/** First link of a page, which skips the header. Visible only while it has the focus. */
export function SkipLink({ href = '#main', className = '', children = 'Skip to content', ...rest }: SkipLinkProps) {
  return (
    <a
      data-slot="skip-link"
      href={href}
      className={`sr-only rounded-md bg-ink-fill font-medium text-on-ink-fill no-underline focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-skip focus:inline-flex focus:min-h-11 focus:items-center focus:px-5 focus:py-2 ${className}`}
      {...rest}
    >
      {children}
    </a>
  );
}
