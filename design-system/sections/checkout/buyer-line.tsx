import type { LinkContent } from '../../content/index.ts';
import { Button } from '../../primitives/button.tsx';
import { Link } from '../../primitives/link.tsx';
import type { CheckoutBehavior } from './checkout-state.ts';
import { useLostFocus } from './use-lost-focus.ts';

export interface BuyerLineProps extends Pick<CheckoutBehavior, 'buyer' | 'onLogOut'> {
  logIn: LinkContent;
  /** True if the buyer already has a plan. */
  isOwner: boolean;
  /** True if the account can't be changed now. */
  isLocked: boolean;
}

/** The account that gets the plan, or a login link for guests. Keeps its height while the buyer isn't known. */
export function BuyerLine({ buyer, logIn, isOwner, isLocked, onLogOut }: BuyerLineProps) {
  // The “Log out” button disappears after the click, so focus moves to the login link that replaces it.
  const line = useLostFocus<HTMLDivElement>(buyer?.email ?? '', 'a');
  return (
    <div
      ref={line}
      className="flex min-h-11 flex-col items-start gap-x-4 text-small text-ink-muted @md:flex-row @md:items-center"
    >
      {buyer === undefined && (
        // Signed-in buyers get two lines in narrow containers, so reserve both until the buyer is known.
        <div aria-hidden="true" className="invisible hidden in-data-signed-in:block @md:hidden!">
          <p>Buying as</p>
          <p className="h-9" />
        </div>
      )}
      {buyer && (
        <>
          <p className="min-w-0">
            {isOwner ? 'Logged in as' : 'Buying as'} <span className="font-medium text-ink">{buyer.email}</span>
          </p>
          <p className={`flex items-center gap-1.5 ${isLocked ? 'invisible' : ''}`}>
            Not you?
            <Button
              variant="quiet"
              size="sm"
              className="underline decoration-line-strong underline-offset-4"
              onClick={onLogOut}
            >
              Log out
            </Button>
          </p>
        </>
      )}
      {buyer === null && (
        <p>
          No account needed yet.
          <span className={isLocked ? 'invisible' : ''}>
            {' '}
            Have one?{' '}
            <Link href={logIn.href} className="inline-flex min-h-11 items-center">
              {logIn.label}
            </Link>
          </span>
        </p>
      )}
    </div>
  );
}
