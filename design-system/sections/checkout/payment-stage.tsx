import { formatDate } from '../../content/format-date.ts';
import { Button, ButtonLink } from '../../primitives/button.tsx';
import { Link } from '../../primitives/link.tsx';
import type { CheckoutOwned, CheckoutPayment } from './checkout-state.ts';
import type { PaymentProps } from './payment.tsx';
import { Stage } from './stage.tsx';
import { mailAboutPlan } from './words.ts';

export interface PaymentStageProps extends PaymentProps {
  payment: Exclude<CheckoutPayment, { is: 'loading' | 'ready' | 'paying' | 'declined' }>;
}

/** The message for the state of the payment, shown in place of the payment form. */
export function PaymentStage(props: PaymentStageProps) {
  const { payment, seller, product, plan, supportEmail, continueLabel, simulation, onOpen, onRetry } = props;
  const again = (
    <Button size="lg" onClick={onRetry}>
      Try again
    </Button>
  );
  const mail = (
    <Link href={mailAboutPlan(supportEmail, product, plan)} className="inline-flex min-h-11 items-center">
      Write to us instead
    </Link>
  );
  const againOrMail = (
    <>
      {again}
      {mail}
    </>
  );
  const notCharged = <p>You weren’t charged.</p>;
  switch (payment.is) {
    case 'idle':
      return (
        <Stage
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
        </Stage>
      );
    case 'closed':
      return (
        <Stage
          icon="window"
          title="Your order hasn’t changed"
          actions={
            <Button size="lg" onClick={onOpen}>
              Open the payment form
            </Button>
          }
        >
          <p>You closed the form. You weren’t charged.</p>
        </Stage>
      );
    case 'completed':
      return (
        <Stage
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
        </Stage>
      );
    case 'offline':
      return (
        <Stage icon="offline" title="You’re offline" actions={again}>
          <p>Your order is unchanged. Try again when you’re back online.</p>
        </Stage>
      );
    case 'failed':
      return (
        <Stage icon="window" title="The payment form didn’t open" actions={againOrMail}>
          <p>{payment.message ?? `It ended in an error at ${seller}. Trying again usually works.`}</p>
          {notCharged}
        </Stage>
      );
    case 'slow':
      return (
        <Stage icon="window" title="The payment form is still loading" actions={againOrMail}>
          <p>The connection to {seller} is slow. The form opens here as soon as it’s ready.</p>
          {notCharged}
        </Stage>
      );
    case 'blocked':
      return (
        <Stage icon="shield" title="The payment form couldn’t be loaded" actions={againOrMail}>
          <p>
            The browser couldn’t load it from {seller}. An ad blocker, a company network or an outage can be the cause.
            Turn off blockers for this page, then try again.
          </p>
          {notCharged}
        </Stage>
      );
    case 'unavailable':
      if (payment.because === 'demo-off')
        return (
          <Stage icon="window" title="You can’t buy here" actions={mail}>
            <p>This server doesn’t run the demo checkout, and no payment provider is set up. You weren’t charged.</p>
          </Stage>
        );
      return (
        <Stage icon="window" title="Payments aren’t working at the moment" actions={againOrMail}>
          <p>Our connection to {seller} is set up incorrectly. This is our fault, not your browser’s.</p>
          {notCharged}
        </Stage>
      );
  }
}

/** The message for buyers who already own a plan, shown in place of the payment form so that they don't pay twice. */
export function OwnedStage({
  owned,
  portal,
  product,
}: Pick<PaymentProps, 'portal' | 'product'> & { owned: CheckoutOwned }) {
  return (
    <Stage
      icon="check"
      title={
        owned.is === 'lifetime'
          ? `${product} is yours already`
          : `You have the ${owned.plan.toLowerCase()} plan already`
      }
      actions={
        <ButtonLink href={portal.href} size="lg">
          {portal.label}
        </ButtonLink>
      }
    >
      <p>{ownedWords(owned)}</p>
    </Stage>
  );
}

function ownedWords(owned: CheckoutOwned): string {
  if (owned.is === 'lifetime') return 'You’ve already paid for it, so there’s nothing to pay here.';
  const end = owned.until ? formatDate(owned.until) : null;
  if (owned.ending && end) return `It ends on ${end}. Until then it can be taken up again, without paying twice.`;
  return 'You can change your plan. The new price is charged when the period you’ve paid for ends.';
}
