import { useId } from 'react';
import { Icon } from '../../primitives/icon.tsx';
import { Link } from '../../primitives/link.tsx';
import { HeaderSheet } from './header-sheet.tsx';
import type { SiteHeaderMenu } from './site-header.schema.ts';

/**
 * Menu of pages on wide screens: a button among the header's links, and its sheet. The sheet has the columns of a page,
 * so that its links align with those of the header.
 */
export function LinkMenu({ label, lede, children, more }: SiteHeaderMenu) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="group/menu flex cursor-pointer items-center gap-1.5 rounded-sm px-3 py-2 text-small font-medium text-ink-muted hover:text-ink has-[+:popover-open]:bg-hover has-[+:popover-open]:text-ink"
      >
        {label}
        <Icon
          name="chevron-down"
          className="size-3 motion-safe:transition-transform group-has-[+:popover-open]/menu:-scale-y-100"
        />
      </button>
      <HeaderSheet id={id}>
        <div className="page grid grid-cols-12 gap-x-6 py-10">
          <div className="col-span-4 flex flex-col items-start gap-6 pe-6">
            <p className="max-w-[15.912em] text-subheading font-medium text-balance">{lede}</p>
            {more && (
              <Link href={more.href} variant="forward" className="text-small">
                {more.label}
              </Link>
            )}
          </div>
          <ul className="col-span-8 -my-3 grid grid-cols-2 gap-x-6 gap-y-1">
            {children.map((child) => (
              <li key={child.href}>
                <a
                  href={child.href}
                  className="group/link -mx-3 flex items-start gap-4 rounded-md px-3 py-3 no-underline hover:bg-hover"
                >
                  <span className="mt-0.5 inline-flex size-10 shrink-0 items-center justify-center rounded-md border border-line bg-canvas text-ink-muted group-hover/link:text-accent-text">
                    <Icon name={child.icon} className="size-5" />
                  </span>
                  <span className="min-w-0">
                    <span className="block font-medium">{child.label}</span>
                    <span className="block text-small text-ink-muted">{child.text}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </HeaderSheet>
    </>
  );
}
