import { useId } from 'react';
import type { LinkContent } from '../../content/index.ts';
import { BrandMark } from '../../primitives/brand-mark.tsx';
import { ButtonLink, buttonStyles } from '../../primitives/button.tsx';
import { Icon } from '../../primitives/icon.tsx';
import { Link } from '../../primitives/link.tsx';
import type { SectionProps } from '../section.ts';
import { HEADER_ANCHOR, HeaderSheet } from './header-sheet.tsx';
import { PopoverMenu } from './popover-menu.tsx';
import type { SiteHeaderContent, SiteHeaderMenu } from './site-header.schema.ts';
import { SmallScreenMenu, SmallScreenSheet } from './small-screen-menu.tsx';

export type SiteHeaderProps = SectionProps<SiteHeaderContent>;

/**
 * Header of every page: the brand, links to the main pages, and the account. The markup contains the variants for
 * logged-out visitors, logged-in customers, and customers with a license. CSS selects one by `data-signed-in` and
 * `data-owner` on the root element or another ancestor, so that a prerendered page doesn't flicker.
 *
 * Up to six links. A link with `children` is a menu of pages, each with an icon and a description. The menus are native
 * popovers, which work without scripts.
 */
export function SiteHeader({
  brand,
  links,
  action,
  account,
  menuLabel,
  closeMenuLabel = 'Close menu',
  className = '',
  style,
  ...rest
}: SiteHeaderProps) {
  // If there are links, small screens have a menu, which also contains the login link.
  const hasLinks = links.length > 0;
  const plainLinks = links.filter((link): link is LinkContent => !('children' in link));
  return (
    <header
      data-section="site-header"
      style={{ anchorName: HEADER_ANCHOR, ...style }}
      className={`@container sticky top-0 z-header border-b border-line bg-canvas ${className}`}
      {...rest}
    >
      <div className="page flex min-h-16 flex-wrap items-center gap-x-2 gap-y-1 py-2 @md:gap-x-6">
        {/* The brand is four columns wide, so that the links after it align with the second column of the sections. */}
        <div className="@xl:basis-[calc((100%-3rem)/3)]">
          <a href={brand.href} className="flex w-fit items-center gap-2 text-subheading text-ink no-underline">
            <BrandMark />
            <span className="display">{brand.name}</span>
          </a>
        </div>
        {hasLinks && (
          <nav aria-label="Main" className="ms-4 hidden @lg:block @xl:-ms-3">
            <ul className="flex gap-1">
              {links.map((link) => (
                <li key={link.label}>
                  {'children' in link ? (
                    <LinkMenu {...link} />
                  ) : (
                    <Link
                      href={link.href}
                      variant="quiet"
                      className="block rounded-sm px-3 py-2 text-small font-medium"
                    >
                      {link.label}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="ms-auto flex items-center gap-2">
          {hasLinks && (
            <ButtonLink
              href={account.logIn.href}
              variant="quiet"
              size="sm"
              className="in-data-signed-in:hidden @max-md:hidden"
            >
              {account.logIn.label}
            </ButtonLink>
          )}
          {action && (
            <ButtonLink
              href={action.href}
              variant="secondary"
              size="sm"
              className="in-[[data-signed-in][data-owner]]:hidden @max-md:in-data-signed-in:hidden"
            >
              {action.label}
            </ButtonLink>
          )}
          {account.openApp && (
            <ButtonLink
              href={account.openApp.href}
              data-app-url={account.openApp.appUrl}
              variant="secondary"
              size="sm"
              className="not-in-[[data-signed-in][data-owner]]:hidden @max-md:hidden"
            >
              {account.openApp.label}
            </ButtonLink>
          )}
          <AccountMenu account={account} />
          {hasLinks &&
            (plainLinks.length === links.length ? (
              <SmallScreenMenu label={menuLabel} closeLabel={closeMenuLabel} links={plainLinks} logIn={account.logIn} />
            ) : (
              <SmallScreenSheet label={menuLabel} closeLabel={closeMenuLabel} links={links} logIn={account.logIn} />
            ))}
        </div>
      </div>
    </header>
  );
}

/**
 * Menu of pages for wide screens: a button between the header's links, and the panel that it opens. The panel uses the
 * page's columns, so that its links align with those of the header.
 */
function LinkMenu({ label, lede, children, more }: SiteHeaderMenu) {
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

/**
 * Menu of a logged-in customer: profile, plan and logout. The site's script writes the customer's name into
 * `data-account-name` and handles clicks on `data-log-out`. Until then, CSS shows the name from the custom property
 * `--account-name` of the root element.
 */
function AccountMenu({ account }: { account: SiteHeaderContent['account'] }) {
  return (
    <PopoverMenu
      name="account"
      className="hidden in-data-signed-in:block"
      button={
        <>
          <span className="sr-only">{account.menuLabel}</span>
          <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 fill-none stroke-current" strokeWidth="1.5">
            <circle cx="10" cy="7" r="3.25" />
            <path d="M3.5 17.5c.6-3.6 3-5.5 6.5-5.5s5.9 1.9 6.5 5.5" />
          </svg>
          <span
            data-account-name
            className="max-w-[9rem] truncate empty:before:content-[var(--account-name)] @max-md:hidden"
          />
        </>
      }
    >
      {[account.profile, account.plan].map(
        (link) =>
          link && (
            <a
              key={link.href}
              href={link.href}
              className={buttonStyles({ variant: 'quiet', size: 'sm', className: 'justify-start!' })}
            >
              {link.label}
            </a>
          ),
      )}
      <button
        type="button"
        data-log-out
        className={buttonStyles({ variant: 'quiet', size: 'sm', className: 'justify-start!' })}
      >
        {account.logOutLabel}
      </button>
    </PopoverMenu>
  );
}
