import { useId } from 'react';
import type { LinkContent } from '../../content/index.ts';
import { buttonStyles } from '../../primitives/button.tsx';
import { Icon } from '../../primitives/icon.tsx';
import { HeaderSheet } from './header-sheet.tsx';
import type { SiteHeaderContent, SiteHeaderMenu } from './site-header.schema.ts';
import { MenuButton } from './small-screen-menu.tsx';

export interface SmallScreenSheetProps {
  label: string;
  /** Accessible name of the button while the menu is open. */
  closeLabel: string;
  links: SiteHeaderContent['links'];
  logIn: LinkContent;
}

const lineStyles =
  'flex min-h-11 items-center gap-3 rounded-sm py-1.5 font-medium text-ink no-underline hover:text-accent-text';

/** All pages of the header, for small screens: the menus with their names, then the other links. */
export function SmallScreenSheet({ label, closeLabel, links, logIn }: SmallScreenSheetProps) {
  const id = useId();
  return (
    <div className="@lg:hidden">
      <button
        type="button"
        popoverTarget={id}
        className={buttonStyles({ variant: 'quiet', size: 'sm', className: 'group/menu' })}
      >
        <MenuButton label={label} closeLabel={closeLabel} />
      </button>
      <HeaderSheet id={id}>
        <nav aria-label={label} className="page grid gap-6 pt-6 pb-8">
          {links.map((link) =>
            'children' in link ? (
              <Group key={link.label} {...link} />
            ) : (
              <a key={link.href} href={link.href} className={`${lineStyles} -my-3`}>
                {link.label}
              </a>
            ),
          )}
          <a href={logIn.href} className={`${lineStyles} -my-3 in-data-signed-in:hidden @md:hidden`}>
            {logIn.label}
          </a>
        </nav>
      </HeaderSheet>
    </div>
  );
}

function Group({ label, children, more }: SiteHeaderMenu) {
  const id = useId();
  return (
    <div className="grid gap-2 border-b border-line pb-5">
      <p id={id} className="timecode text-ink-faint">
        {label}
      </p>
      <ul aria-labelledby={id} className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-6">
        {children.map((child) => (
          <li key={child.href}>
            <a href={child.href} className={lineStyles}>
              <Icon name={child.icon} className="size-4 text-ink-muted" />
              <span className="min-w-0">{child.label}</span>
            </a>
          </li>
        ))}
        {more && (
          <li>
            <a href={more.href} className={lineStyles}>
              <Icon name="arrow-right" className="size-4 text-accent-text" />
              <span className="min-w-0">{more.label}</span>
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
