import { Button, ButtonLink } from '../../primitives/button.tsx';
import type { ButtonLinkProps } from '../../primitives/button.tsx';
import { Icon } from '../../primitives/icon.tsx';
import { Link } from '../../primitives/link.tsx';
import type { Purchase, PurchasedOrder } from './purchase-state.ts';
import type { PurchaseStatusContent } from './purchase-status.schema.ts';

export interface ActionsProps extends Pick<
  PurchaseStatusContent,
  'download' | 'handOff' | 'portal' | 'pricing' | 'logIn' | 'supportEmail'
> {
  purchase: Purchase;
  order: PurchasedOrder | null;
  retrying: boolean;
  onRetry: (() => void) | undefined;
}

const SECONDARY_LINK_CLASSES = 'inline-flex min-h-11 items-center';

/** The primary action of the current state, and a secondary one next to it. */
export function Actions({
  purchase,
  order,
  download,
  handOff,
  portal,
  pricing,
  logIn,
  supportEmail,
  retrying,
  onRetry,
}: ActionsProps) {
  const downloadLink = <DownloadLink download={download} handOff={handOff} variant="primary" />;
  switch (purchase.is) {
    case 'unknown':
      return null;
    case 'waiting':
    case 'unconfirmed':
      return downloadLink;
    case 'active':
      return (
        <>
          {downloadLink}
          <Link href={portal.href} className={SECONDARY_LINK_CLASSES}>
            {portal.label}
          </Link>
        </>
      );
    case 'processing':
      return (
        <>
          {downloadLink}
          <Link href={getPaymentEmailHref(supportEmail, order)} className={SECONDARY_LINK_CLASSES}>
            Write to us about it
          </Link>
        </>
      );
    case 'guest':
      return (
        <>
          {!purchase.isSeen && (
            <ButtonLink href={purchase.registerHref} size="lg">
              Create your account
            </ButtonLink>
          )}
          <DownloadLink download={download} handOff={handOff} variant="outline" />
          <span className={SECONDARY_LINK_CLASSES}>
            Already have an account?&nbsp;<Link href={logIn.href}>{logIn.label}</Link>
          </span>
        </>
      );
    case 'failed':
      return (
        <>
          <Button size="lg" pending={retrying} onClick={onRetry}>
            Try again
          </Button>
          <Link href={download.href} className={SECONDARY_LINK_CLASSES}>
            {download.label}
          </Link>
        </>
      );
    case 'none':
      return (
        <>
          <ButtonLink href={(purchase.isSignedIn ? portal : logIn).href} size="lg">
            {(purchase.isSignedIn ? portal : logIn).label}
          </ButtonLink>
          <Link href={pricing.href} className={SECONDARY_LINK_CLASSES}>
            {pricing.label}
          </Link>
          <Link href={getPaymentEmailHref(supportEmail, null)} className={SECONDARY_LINK_CLASSES}>
            Write to us
          </Link>
        </>
      );
  }
}

/** Link to the download. On phones and tablets, a link that sends a URL to the buyer's Mac replaces it. */
function DownloadLink({
  download,
  handOff,
  variant,
}: Pick<ActionsProps, 'download' | 'handOff'> & Pick<ButtonLinkProps, 'variant'>) {
  return (
    <>
      {handOff && (
        // This repeats the markup of `HandOff` instead of importing it. The hero also uses `HandOff`, so the bundler
        // would move the shared component to a separate file, and every page with a hydrated hero would have to load
        // that file.
        <ButtonLink
          data-hand-off=""
          href={handOff.href}
          variant={variant}
          size="lg"
          className="not-pointer-coarse:hidden"
        >
          {handOff.label}
        </ButtonLink>
      )}
      <ButtonLink href={download.href} variant={variant} size="lg" className={handOff && 'pointer-coarse:hidden'}>
        <Icon name="download" />
        {download.label}
      </ButtonLink>
    </>
  );
}

/** Returns a `mailto:` URL for support, with the transaction number in the subject if it is known. */
function getPaymentEmailHref(email: string, order: PurchasedOrder | null): string {
  const subject = order ? `My payment ${order.transactionId}` : 'My payment';
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}
