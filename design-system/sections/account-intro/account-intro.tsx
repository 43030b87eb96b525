import { useId, useRef } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { RichText } from '../../primitives/rich-text/index.ts';
import type { AccountIntroContent } from './account-intro.schema.ts';

interface Behaviour {
  /**
   * Whether somebody is signed in. While that is `unknown` both variants are in the markup, and `data-signed-in` on the
   * root element, set before the first paint, chooses: a page made in advance never flickers.
   */
  status?: 'unknown' | 'signed-out' | 'signed-in';
  /** Whose account it is, once that is known. */
  email?: string | null;
  /** A calm word on the session: that it has ended, that it could not be checked. */
  notice?: string | null;
  onLogOut?: () => void;
}

export type AccountIntroProps = AccountIntroContent &
  Behaviour &
  Omit<ComponentProps<'section'>, keyof AccountIntroContent | keyof Behaviour | 'children'>;

/**
 * The head of an account page: whose account it is and the way out of it; for everybody else what the page is for, and
 * the way in. Its heading is the page's own.
 */
export function AccountIntro({
  heading,
  signedOutLede,
  logIn,
  register,
  logOutLabel,
  loadingText,
  status = 'unknown',
  email,
  notice,
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
        <div>
          <h1 id={id} ref={title} tabIndex={-1} className="display text-title outline-none">
            {heading}
          </h1>
          <output className="block pt-4 text-body text-ink-muted empty:pt-0">{notice}</output>
        </div>
        {status !== 'signed-out' && (
          <div
            className={`flex flex-wrap items-center gap-x-6 gap-y-4 ${status === 'unknown' ? 'not-in-data-signed-in:hidden' : ''}`}
          >
            <p className="min-h-8 text-lede text-ink-muted wrap-anywhere">{email ?? loadingText}</p>
            <Button variant="outline" size="sm" onClick={logOut}>
              {logOutLabel}
            </Button>
          </div>
        )}
        {status !== 'signed-in' && (
          <div className={`flex flex-col gap-6 ${status === 'unknown' ? 'in-data-signed-in:hidden' : ''}`}>
            <p className="max-w-line text-lede text-ink-muted">
              <RichText source={signedOutLede} />
            </p>
            <div className="flex flex-wrap gap-3">
              <Button asChild>
                <a href={logIn.href}>{logIn.label}</a>
              </Button>
              <Button asChild variant="outline">
                <a href={register.href}>{register.label}</a>
              </Button>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
AccountIntro.sectionName = 'account-intro';
