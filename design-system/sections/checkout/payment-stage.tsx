import { formatDate } from '../../content/format-date.ts';
import { formatMoney } from '../../content/money.ts';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { Link } from '../../primitives/link/index.ts';
import type { CheckoutOwned, CheckoutPayment } from './checkout-state.ts';
import type { PaymentProps } from './payment.tsx';
import { Stage } from './stage.tsx';
import { mailAboutPlan } from './words.ts';

export interface PaymentStageProps extends PaymentProps {
  payment: Exclude<CheckoutPayment, { is: 'loading' | 'ready' | 'paying' | 'declined' }>;
}

/** What stands in the place of the payment form, by how far paying has come. */
export function PaymentStage(props: PaymentStageProps) {
  const { payment, seller, product, plan, supportEmail, continueLabel, locale, simulation, onOpen, onRetry } = props;
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
  const priceStays = plan && <p>The price stays {formatMoney(plan.price, locale)}, and nothing was charged.</p>;
  switch (payment.is) {
    case 'idle':
      return (
        <Stage
          icon="lock"
          title={simulation?.title ?? `Paying is with ${seller}`}
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
          title="Your order is as you left it"
          actions={
            <Button size="lg" onClick={onOpen}>
              Open the payment form
            </Button>
          }
        >
          <p>You closed the form, and nothing was charged.</p>
        </Stage>
      );
    case 'completed':
      return (
        <Stage
          icon="check"
          title="Paid. Thank you."
          actions={
            <ButtonLink href={payment.href} size="lg">
              {payment.seen ? 'See your purchase' : 'Go on now'}
            </ButtonLink>
          }
        >
          <p>{payment.seen ? 'Nothing is left to pay here.' : 'We are taking you to what comes next.'}</p>
        </Stage>
      );
    case 'offline':
      return (
        <Stage icon="offline" title="You are offline" actions={again}>
          <p>Your order stays as it is. Try again once the connection is back.</p>
        </Stage>
      );
    case 'failed':
      return (
        <Stage icon="window" title="The payment form did not open" actions={againOrMail}>
          <p>{payment.message ?? `It ended in an error at ${seller}. Most often the next attempt works.`}</p>
          <p>Nothing was charged.</p>
        </Stage>
      );
    case 'slow':
      return (
        <Stage icon="window" title="The payment form is still loading" actions={againOrMail}>
          <p>{seller} takes longer than usual to answer. The form opens here as soon as it arrives.</p>
          {priceStays}
        </Stage>
      );
    case 'blocked':
      return (
        <Stage icon="shield" title="The payment form couldn’t be loaded" actions={againOrMail}>
          <p>
            The browser couldn’t load it from {seller}. An ad blocker, a company network or an outage can be the cause.
            Turn off blockers for this page, then try again.
          </p>
          {priceStays}
        </Stage>
      );
    case 'unavailable':
      if (payment.because === 'demo-off')
        return (
          <Stage icon="window" title="Nothing can be bought here" actions={mail}>
            <p>This server doesn’t run the demo checkout, and no payment provider is set up. Nothing was charged.</p>
          </Stage>
        );
      return (
        <Stage icon="window" title="Payments aren’t working at the moment" actions={againOrMail}>
          <p>
            Our connection to {seller} is set up incorrectly. The mistake is ours, and nothing in your browser causes
            it.
          </p>
          {priceStays}
        </Stage>
      );
  }
}

/** In the place of the payment form for somebody who has what is sold: nobody pays twice. */
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
  if (owned.is === 'lifetime') return 'It was paid once and for good, so there is nothing to pay here.';
  const end = owned.until ? formatDate(owned.until) : null;
  if (owned.ending && end) return `It ends on ${end}. Until then it can be taken up again, without paying twice.`;
  return 'You can change the plan you have. The new price is charged when the period you’ve paid for ends.';
}
