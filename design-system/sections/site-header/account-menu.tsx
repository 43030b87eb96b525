import { buttonStyles } from '../../primitives/button.tsx';
import { PopoverMenu } from './popover-menu.tsx';
import type { SiteHeaderContent } from './site-header.schema.ts';

/**
 * Menu of a logged-in customer: profile, plan and logout. The site's script writes the name into `data-account-name` and
 * handles clicks on `data-log-out`. Until then, `--account-name` of the root element is shown as the name.
 */
export function AccountMenu({ account }: { account: SiteHeaderContent['account'] }) {
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
