import { useId } from 'react';
import type { LinkContent } from '../../content/index.ts';
import { buttonStyles } from '../../primitives/button.tsx';
import { Icon } from '../../primitives/icon.tsx';
import { HeaderSheet } from './header-sheet.tsx';
import { PopoverMenu } from './popover-menu.tsx';
import type { SiteHeaderContent, SiteHeaderMenu } from './site-header.schema.ts';

interface SmallScreenMenuProps {
  label: string;
  /** Accessible name of the button while the menu is open. */
  closeLabel: string;
  links: readonly LinkContent[];
  logIn: LinkContent;
}

/** Menu for small screens, if the header has only plain links. */
export function SmallScreenMenu({ label, closeLabel, links, logIn }: SmallScreenMenuProps) {
  const itemStyles = buttonStyles({ variant: 'quiet', size: 'md', className: 'justify-start!' });
  return (
    <PopoverMenu
      name="main"
      className="@lg:hidden"
      buttonClass="group/menu"
      button={<MenuButton label={label} closeLabel={closeLabel} />}
    >
      <nav aria-label={label} className="flex flex-col">
        {links.map((link) => (
          <a key={link.href} href={link.href} className={itemStyles}>
            {link.label}
          </a>
        ))}
        <a href={logIn.href} className={`${itemStyles} in-data-signed-in:hidden @md:hidden`}>
          {logIn.label}
        </a>
      </nav>
    </PopoverMenu>
  );
}

/** Icon and accessible name of the menu button: two lines that become a cross while the menu is open. */
function MenuButton({ label, closeLabel }: Pick<SmallScreenMenuProps, 'label' | 'closeLabel'>) {
  return (
    <>
      <span className="sr-only group-has-[+:popover-open]/menu:hidden">{label}</span>
      <span className="sr-only hidden group-has-[+:popover-open]/menu:inline">{closeLabel}</span>
      <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 stroke-current" strokeWidth="1.75">
        <path className="group-has-[+:popover-open]/menu:hidden" d="M2 6h16M2 14h16" />
        <path className="hidden group-has-[+:popover-open]/menu:inline" d="M4 4l12 12M16 4L4 16" />
      </svg>
    </>
  );
}

interface SmallScreenSheetProps {
  label: string;
  /** Accessible name of the button while the menu is open. */
  closeLabel: string;
  links: SiteHeaderContent['links'];
  logIn: LinkContent;
}

const menuLinkStyles =
  'flex min-h-11 items-center gap-3 rounded-sm py-1.5 font-medium text-ink no-underline hover:text-accent-text';

/**
 * Menu for small screens, if the header also has menus of pages. Below the name of each menu are its pages. The plain
 * links are separate entries.
 */
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
              <MenuGroup key={link.label} {...link} />
            ) : (
              <a key={link.href} href={link.href} className={`${menuLinkStyles} -my-3`}>
                {link.label}
              </a>
            ),
          )}
          <a href={logIn.href} className={`${menuLinkStyles} -my-3 in-data-signed-in:hidden @md:hidden`}>
            {logIn.label}
          </a>
        </nav>
      </HeaderSheet>
    </div>
  );
}

function MenuGroup({ label, children, more }: SiteHeaderMenu) {
  const id = useId();
  return (
    <div className="grid gap-2 border-b border-line pb-5">
      <p id={id} className="timecode text-ink-faint">
        {label}
      </p>
      <ul aria-labelledby={id} className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-6">
        {children.map((child) => (
          <li key={child.href}>
            <a href={child.href} className={menuLinkStyles}>
              <Icon name={child.icon} className="size-4 text-ink-muted" />
              <span className="min-w-0">{child.label}</span>
            </a>
          </li>
        ))}
        {more && (
          <li>
            <a href={more.href} className={menuLinkStyles}>
              <Icon name="arrow-right" className="size-4 text-accent-text" />
              <span className="min-w-0">{more.label}</span>
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
