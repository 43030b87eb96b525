import type { LinkContent } from '../../content/index.ts';
import { BrandMark } from '../../primitives/brand-mark.tsx';
import { ButtonLink } from '../../primitives/button.tsx';
import { Link } from '../../primitives/link.tsx';
import type { SectionProps } from '../section.ts';
import { AccountMenu } from './account-menu.tsx';
import { HEADER_ANCHOR } from './header-sheet.tsx';
import { LinkMenu } from './link-menu.tsx';
import type { SiteHeaderContent } from './site-header.schema.ts';
import { SmallScreenMenu } from './small-screen-menu.tsx';
import { SmallScreenSheet } from './small-screen-sheet.tsx';

export type SiteHeaderProps = SectionProps<SiteHeaderContent>;

/**
 * The header of every page: the brand, links to the main pages, and the account. The markup has the content for logged-in
 * customers, for those with a license, and for logged-out visitors. `data-signed-in` and `data-owner` on the root element
 * or another ancestor select it, so that a prerendered page doesn't flicker.
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
  // On small screens, the menu of the links also has the link to log in.
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
        {/* Four columns wide, so that the links align with the second column of the sections. */}
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
