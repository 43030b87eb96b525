import type { ComponentProps, ReactNode } from 'react';
import { Link } from './link.tsx';

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** What the item is about: a question, say. */
  title: ReactNode;
  /** Items with one name open one at a time. */
  name?: string;
  /** Fragment of the URL that leads to the item, and opens it: the item has a link to it. */
  anchor?: string;
  /** Text of that link. */
  linkLabel?: string;
}

/**
 * One item of an accordion: a native `details`. It opens without any script, is found by the browser's search in the
 * page, and tells assistive technology its state by itself. The room around the question is more than the ring of the
 * keyboard focus, which so touches neither the lines nor the answer.
 */
export function AccordionItem({
  title,
  anchor,
  linkLabel = 'Link to this answer',
  className = '',
  children,
  ...rest
}: AccordionItemProps) {
  return (
    <details data-slot="accordion-item" className={`group/item border-b border-line py-2 ${className}`} {...rest}>
      <summary className="-mx-2 flex cursor-pointer items-baseline rounded-sm justify-between gap-6 px-2 py-3 text-subheading font-medium hover:text-accent-text">
        <span className="min-w-0">{title}</span>
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="size-4 shrink-0 self-center stroke-current transition-transform duration-calm group-open/item:rotate-45 motion-reduce:transition-none"
          fill="none"
          strokeWidth="1.5"
        >
          <path d="M8 1v14M1 8h14" />
        </svg>
      </summary>
      {/* A browser opens the item around the target of a URL, so that the target is the answer. */}
      <div id={anchor} className="max-w-prose scroll-mt-16 pe-10 pt-2 pb-4 text-ink-muted">
        {children}
        {anchor !== undefined && (
          <p className="pt-2 text-small print:hidden">
            <Link href={`#${anchor}`} variant="quiet">
              {linkLabel}
            </Link>
          </p>
        )}
      </div>
    </details>
  );
}
