import type { ComponentProps, ReactNode } from 'react';
import { Link } from './link.tsx';

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** Summary that is always visible, such as a question. */
  title: ReactNode;
  /** Name of a group of items, of which only one is open at a time. */
  name?: string;
  /** URL fragment that opens the item. The item contains a link to this fragment. */
  anchor?: string;
  /** Text of the link to `anchor`. */
  linkLabel?: string;
}

/**
 * Item of an accordion: a native `details` element, which works without scripts, is opened by the browser's search, and
 * exposes its state to assistive technology. The padding of the summary keeps its focus ring clear of borders and text.
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
      {/* Browsers open a closed `details` element if it contains the target of a URL, so the ID is inside it. */}
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
