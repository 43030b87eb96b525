import { useId, useRef } from 'react';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { RichText } from '../../primitives/rich-text/index.ts';
import type { SectionProps } from '../section.ts';
import type { AccountIntroContent } from './account-intro.schema.ts';

export interface AccountIntroBehavior {
  /**
   * Whether somebody is signed in. While that is `unknown` both variants are in the markup, and `data-signed-in` on the
   * root element, set before the first paint, chooses: a page made in advance never flickers.
   */
  status?: 'unknown' | 'signed-out' | 'signed-in';
  /** Whose account it is, once that is known; until then `--account-email`, where the root element has it. */
  email?: string | null;
  onLogOut?: () => void;
}

export type AccountIntroProps = SectionProps<AccountIntroContent, AccountIntroBehavior>;

/**
 * The head of an account page: whose account it is and the way out of it; for everybody else what the page is for, and
 * the way in. Its heading is the page's own.
 */
export function AccountIntro({
  heading,
  signedOutLede,
  logIn,
  register,
  otherPage,
  logOutLabel,
  loadingText,
  status = 'unknown',
  email,
  onLogOut,
  className = '',
  ...rest
}: AccountIntroProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);

  function logOut(): void {
    onLogOut?.();
    // The button is gone, and the heading is what now has something new to say.
    title.current?.focus();
  }

  return (
    <section data-section="account-intro" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <div className="page flex flex-col gap-6 pt-12 pb-10 @lg:pt-20">
        <h1 id={id} ref={title} tabIndex={-1} className="display text-title outline-none">
          {heading}
        </h1>
        {status !== 'signed-out' && (
          <div
            className={`flex flex-wrap items-center gap-x-6 gap-y-4 ${status === 'unknown' ? 'not-in-data-signed-in:hidden' : ''}`}
          >
            <p className="min-h-8 text-lede text-ink-muted">
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
            <ButtonLink href={otherPage.href} variant="outline" size="sm">
              {otherPage.label}
            </ButtonLink>
            <Button variant="outline" size="sm" onClick={logOut}>
              {logOutLabel}
            </Button>
          </div>
        )}
        {status !== 'signed-in' && (
          // Nothing follows it: the room under it is that at the end of a page.
          <div className={`flex flex-col gap-6 @lg:pb-10 ${status === 'unknown' ? 'in-data-signed-in:hidden' : ''}`}>
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
