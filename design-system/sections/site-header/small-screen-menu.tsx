import type { LinkContent } from '../../content/index.ts';
import { buttonStyles } from '../../primitives/button/index.ts';
import { PopoverMenu } from './popover-menu.tsx';

export interface SmallScreenMenuProps {
  label: string;
  links: readonly LinkContent[];
  logIn: LinkContent;
}

/** The main links where there is no room for them in a row. */
export function SmallScreenMenu({ label, links, logIn }: SmallScreenMenuProps) {
  const styles = buttonStyles({ variant: 'quiet', size: 'md', className: 'justify-start!' });
  return (
    <PopoverMenu name="main" buttonLabel={label} className="@lg:hidden" button={<MenuLines />}>
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

/** The sign of the menu of small screens. */
export function MenuLines() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 stroke-current" strokeWidth="1.75">
      <path d="M2 6h16M2 14h16" />
    </svg>
  );
}
