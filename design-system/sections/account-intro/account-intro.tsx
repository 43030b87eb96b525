'use client';

import { useId, useRef } from 'react';
import { Button, ButtonLink } from '../../primitives/button.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import type { SectionProps } from '../section.ts';
import type { AccountIntroContent } from './account-intro.schema.ts';

export interface AccountIntroBehavior {
  /**
   * State of the session. Prerendered pages use `unknown`: both variants are in the markup, and CSS selects one by
   * `data-signed-in` on the root element. This attribute is set before the first paint, so the page doesn't flicker.
   */
  status?: 'unknown' | 'signed-out' | 'signed-in';
  /**
   * Email address of the account. Until it is passed, CSS shows the email address from the custom property
   * `--account-email`, if a script has set it on the root element.
   */
  email?: string | null;
  /** Fragment of the current tab. Default: the first tab that links to a fragment. */
  currentTab?: string | undefined;
  onLogOut?: () => void;
}

export type AccountIntroProps = SectionProps<AccountIntroContent, AccountIntroBehavior>;

/**
 * Top of every account page: the page heading and, for logged-in customers, their email address, a logout button and
 * the tabs of the account. Logged-out visitors see what the account offers, and links to log in and to register.
 *
 * The tabs are links to fragments. `startsTab` in a page file sets the section at which a tab begins.
 */
export function AccountIntro({
  heading,
  signedOutLede,
  logIn,
  register,
  tabs,
  logOutLabel,
  loadingText,
  status = 'unknown',
  email,
  currentTab = tabs.find(({ href }) => href.startsWith('#'))?.href,
  onLogOut,
  className = '',
  ...rest
}: AccountIntroProps) {
  const id = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);

  function logOut(): void {
    onLogOut?.();
    // The clicked button disappears, so the focus moves to the heading above the new content.
    headingRef.current?.focus();
  }

  const signedInOnlyClass = status === 'unknown' ? 'not-in-data-signed-in:hidden' : '';
  return (
    <section data-section="account-intro" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <div className="page pt-8 @lg:pt-12">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div className="flex min-w-0 flex-col gap-2">
            <h1 id={id} ref={headingRef} tabIndex={-1} className="display text-heading outline-none">
              {heading}
            </h1>
            {status !== 'signed-out' && (
              <p className={`min-h-6 text-body wrap-anywhere text-ink-muted ${signedInOnlyClass}`}>
                {email ?? (
                  <>
                    <span
                      data-account-email
                      className="hidden before:content-[var(--account-email)] in-data-[signed-in=named]:inline"
                    />
                    <span className="in-data-[signed-in=named]:hidden">{loadingText}</span>
                  </>
                )}
              </p>
            )}
          </div>
          {status !== 'signed-out' && (
            <Button variant="outline" size="sm" className={signedInOnlyClass} onClick={logOut}>
              {logOutLabel}
            </Button>
          )}
        </div>
        {status !== 'signed-out' && (
          // No bottom border here: the section that follows draws the border below the tabs.
          <nav aria-label={heading} className={`-mx-2 mt-6 @md:-mx-4 @lg:mt-8 ${signedInOnlyClass}`}>
            <ul className="flex flex-wrap">
              {tabs.map(({ href, label }) => (
                <li key={href}>
                  <a
                    href={href}
                    aria-current={href === currentTab ? 'page' : undefined}
                    className="relative flex min-h-11 items-center px-2 text-small font-medium text-ink-muted no-underline -outline-offset-2 transition-colors duration-quick after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 hover:text-ink aria-[current]:text-ink aria-[current]:after:bg-record motion-reduce:transition-none forced-colors:aria-[current]:after:bg-[Highlight] @md:px-4 @md:text-body @md:after:inset-x-4"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {status !== 'signed-in' && (
          <div
            className={`mt-6 flex flex-col gap-6 pb-section ${status === 'unknown' ? 'in-data-signed-in:hidden' : ''}`}
          >
            <p className="max-w-line text-lede text-ink-muted">
              <RichText source={signedOutLede} />
            </p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink href={logIn.href}>{logIn.label}</ButtonLink>
              <ButtonLink href={register.href} variant="outline">
                {register.label}
              </ButtonLink>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
