import type { LinkContent } from '../../content/index.ts';
import { buttonStyles } from '../../primitives/button.tsx';
import { PopoverMenu } from './popover-menu.tsx';

export interface SmallScreenMenuProps {
  label: string;
  /** Accessible name of the button while the menu is open. */
  closeLabel: string;
  links: readonly LinkContent[];
  logIn: LinkContent;
}

/** Menu with the main links, for small screens. */
export function SmallScreenMenu({ label, closeLabel, links, logIn }: SmallScreenMenuProps) {
  const styles = buttonStyles({ variant: 'quiet', size: 'md', className: 'justify-start!' });
  return (
    <PopoverMenu
      name="main"
      className="@lg:hidden"
      buttonClass="group/menu"
      button={<MenuButton label={label} closeLabel={closeLabel} />}
    >
      <nav aria-label={label} className="flex flex-col">
        {links.map((link) => (
          <a key={link.href} href={link.href} className={styles}>
            {link.label}
          </a>
        ))}
        <a href={logIn.href} className={`${styles} in-data-signed-in:hidden @md:hidden`}>
          {logIn.label}
        </a>
      </nav>
    </PopoverMenu>
  );
}

/** Icon and accessible name of the menu button: two lines that become a cross while the menu is open. */
export function MenuButton({ label, closeLabel }: Pick<SmallScreenMenuProps, 'label' | 'closeLabel'>) {
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
