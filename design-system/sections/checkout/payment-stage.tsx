import type { ReactNode } from 'react';
import { formatDate } from '../../content/format-date.ts';
import { Button, ButtonLink } from '../../primitives/button.tsx';
import { Link } from '../../primitives/link.tsx';
import type { CheckoutOwned, CheckoutPayment } from './checkout-state.ts';
import type { PaymentProps } from './payment.tsx';
import { planEmailHref } from './texts.ts';

interface PaymentMessageProps extends PaymentProps {
  payment: Exclude<CheckoutPayment, { is: 'loading' | 'ready' | 'paying' | 'declined' }>;
}

/** The message for the state of the payment, shown in place of the payment form. */
export function PaymentMessage(props: PaymentMessageProps) {
  const { payment, seller, product, plan, supportEmail, continueLabel, simulation, onOpen, onRetry } = props;
  const retryButton = (
    <Button size="lg" onClick={onRetry}>
      Try again
    </Button>
  );
  const emailLink = (
    <Link href={planEmailHref(supportEmail, product, plan)} className="inline-flex min-h-11 items-center">
      Write to us instead
    </Link>
  );
  const retryAndEmailActions = (
    <>
      {retryButton}
      {emailLink}
    </>
  );
  const notChargedParagraph = <p>You weren’t charged.</p>;
  switch (payment.is) {
    case 'idle':
      return (
        <PaymentMessageLayout
          icon="lock"
          title={simulation?.title ?? `Pay with ${seller}`}
          actions={
            <Button size="lg" onClick={onOpen}>
              {continueLabel}
            </Button>
          }
        >
          <p>
            {simulation?.text ??
              `Its form opens here once you continue. Your card goes to ${seller}, and we never see it.`}
          </p>
        </PaymentMessageLayout>
      );
    case 'closed':
      return (
        <PaymentMessageLayout
          icon="window"
          title="Your order hasn’t changed"
          actions={
            <Button size="lg" onClick={onOpen}>
              Open the payment form
            </Button>
          }
        >
          <p>You closed the form. You weren’t charged.</p>
        </PaymentMessageLayout>
      );
    case 'completed':
      return (
        <PaymentMessageLayout
          icon="check"
          title="Paid. Thank you."
          actions={
            <ButtonLink href={payment.href} size="lg">
              {payment.seen ? 'See your purchase' : 'Continue'}
            </ButtonLink>
          }
        >
          <p>
            {payment.seen
              ? 'There’s nothing left to pay. The next page shows your plan and what to do now.'
              : 'Taking you to the next step.'}
          </p>
        </PaymentMessageLayout>
      );
    case 'offline':
      return (
        <PaymentMessageLayout icon="offline" title="You’re offline" actions={retryButton}>
          <p>Your order is unchanged. Try again when you’re back online.</p>
        </PaymentMessageLayout>
      );
    case 'failed':
      return (
        <PaymentMessageLayout icon="window" title="The payment form didn’t open" actions={retryAndEmailActions}>
          <p>{payment.message ?? `It ended in an error at ${seller}. Trying again usually works.`}</p>
          {notChargedParagraph}
        </PaymentMessageLayout>
      );
    case 'slow':
      return (
        <PaymentMessageLayout icon="window" title="The payment form is still loading" actions={retryAndEmailActions}>
          <p>The connection to {seller} is slow. The form opens here as soon as it’s ready.</p>
          {notChargedParagraph}
        </PaymentMessageLayout>
      );
    case 'blocked':
      return (
        <PaymentMessageLayout icon="shield" title="The payment form couldn’t be loaded" actions={retryAndEmailActions}>
          <p>
            The browser couldn’t load it from {seller}. An ad blocker, a company network or an outage can be the cause.
            Turn off blockers for this page, then try again.
          </p>
          {notChargedParagraph}
        </PaymentMessageLayout>
      );
    case 'unavailable':
      if (payment.because === 'demo-off')
        return (
          <PaymentMessageLayout icon="window" title="You can’t buy here" actions={emailLink}>
            <p>This server doesn’t run the demo checkout, and no payment provider is set up. You weren’t charged.</p>
          </PaymentMessageLayout>
        );
      return (
        <PaymentMessageLayout
          icon="window"
          title="Payments aren’t working at the moment"
          actions={retryAndEmailActions}
        >
          <p>Our connection to {seller} is set up incorrectly. This is our fault, not your browser’s.</p>
          {notChargedParagraph}
        </PaymentMessageLayout>
      );
  }
}

/** The message for buyers who already own a plan, shown in place of the payment form so that they don't pay twice. */
export function OwnedMessage({
  owned,
  portal,
  product,
}: Pick<PaymentProps, 'portal' | 'product'> & { owned: CheckoutOwned }) {
  return (
    <PaymentMessageLayout
      icon="check"
      title={owned.is === 'lifetime' ? `${product} is yours already` : `You have the ${owned.plan} plan already`}
      actions={
        <ButtonLink href={portal.href} size="lg">
          {portal.label}
        </ButtonLink>
      }
    >
      <p>{getOwnedPlanText(owned)}</p>
    </PaymentMessageLayout>
  );
}

function getOwnedPlanText(owned: CheckoutOwned): string {
  if (owned.is === 'lifetime') return 'You’ve already paid for it, so there’s nothing to pay here.';
  const endDate = owned.until ? formatDate(owned.until) : null;
  if (owned.ending && endDate)
    return `It ends on ${endDate}. Until then it can be taken up again, without paying twice.`;
  return 'You can change your plan. The new price is charged when the period you’ve paid for ends.';
}

/** SVG paths that are copied from the icons with these names. An import would add all icons to the client bundle. */
const ICON_PATHS = {
  lock: 'M3.5 7.5h9v6h-9zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5',
  window: 'M1.5 2.5h13v11h-13zM1.5 6h13M3.75 4.25h.01M6 4.25h.01',
  check: 'M2.5 8.5 6.25 12.25 13.5 4',
  offline:
    'M2 2l12 12M4.25 9a5.5 5.5 0 0 1 2.5-1.65M9.75 7.5a5.5 5.5 0 0 1 2 1.5M1.75 6.25a9 9 0 0 1 2.5-1.75M7 3.5a9 9 0 0 1 7.25 2.75M8 12.5h.01',
  shield: 'M8 1.75l5.5 2v4.25c0 3-2.25 5.25-5.5 6.25C4.75 13.25 2.5 11 2.5 8V3.75z',
} as const;

interface PaymentMessageLayoutProps {
  icon: keyof typeof ICON_PATHS;
  title: string;
  /** Explanation of the state and of what to do. */
  children: ReactNode;
  /** Next steps: usually a button, and a link next to it. */
  actions: ReactNode;
}

/**
 * Message in place of the payment form, at least as high as the form: an empty timeline track with an icon and a
 * marker, a title, an explanation and the next steps.
 */
function PaymentMessageLayout({ icon, title, children, actions }: PaymentMessageLayoutProps) {
  return (
    <div className="flex min-h-[519px] flex-col pt-4">
      <div
        aria-hidden="true"
        className="relative flex h-20 items-center border-y border-dashed border-line-strong bg-[repeating-linear-gradient(135deg,var(--onset-color-line)_0_1px,transparent_1px_9px)] px-gutter @md:px-8"
      >
        <span className="absolute inset-y-0 ms-7 w-0.5 -translate-x-1/2 bg-record forced-colors:bg-[Highlight] rtl:translate-x-1/2" />
        <span className="relative inline-flex size-14 items-center justify-center rounded-full border border-line-strong bg-surface text-ink">
          <svg
            viewBox="0 0 16 16"
            className="size-6 fill-none stroke-current stroke-[1.25] forced-color-adjust-auto"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={ICON_PATHS[icon]} />
          </svg>
        </span>
      </div>
      <div className="flex flex-col items-start gap-3 px-gutter py-8 @md:px-8">
        {/* The browser scrolls to the title when it gets the focus. The scroll margin keeps the explanation and the
            actions below it visible. */}
        <p
          data-stage-title
          tabIndex={-1}
          className="display text-heading outline-none"
          style={{ scrollMarginBlockEnd: '18rem' }}
        >
          {title}
        </p>
        <div className="flex max-w-line flex-col gap-3 text-ink-muted">{children}</div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-3">{actions}</div>
      </div>
    </div>
  );
}
