'use client';

import type { LinkContent } from '../../content/index.ts';
import { Button } from '../../primitives/button.tsx';
import { Link } from '../../primitives/link.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import type { CheckoutBehavior, CheckoutOwned, CheckoutPayment, CheckoutSimulation } from './checkout-state.ts';
import type { CheckoutPlan } from './checkout.schema.ts';
import { PaymentFrame } from './payment-frame.tsx';
import { OwnedMessage, PaymentMessage } from './payment-stage.tsx';
import { useLostFocus } from './use-lost-focus.ts';

export interface PaymentProps extends Pick<
  CheckoutBehavior,
  'buyer' | 'onLogOut' | 'onOpen' | 'onRetry' | 'frameClass'
> {
  heading: 'h2' | 'h3' | 'h4';
  payment: CheckoutPayment;
  product: string;
  plan: CheckoutPlan | undefined;
  locale: string;
  seller: string;
  methods: readonly string[];
  supportEmail: string;
  portal: LinkContent;
  logIn: LinkContent;
  owned: CheckoutOwned | null;
  simulation: CheckoutSimulation | null;
  continueLabel: string;
}

/** Screen reader announcements by state of the payment. */
const ANNOUNCEMENTS: Readonly<Partial<Record<CheckoutPayment['is'], string>>> = {
  closed: 'The payment form is closed. Your order hasn’t changed.',
  completed: 'Paid. Thank you.',
  failed: 'The payment form didn’t open. You weren’t charged.',
  offline: 'You’re offline. Your order is unchanged.',
  slow: 'The payment form is still loading. You weren’t charged.',
  blocked: 'The payment form couldn’t be loaded. You weren’t charged.',
  unavailable: 'Payments aren’t working at the moment. You weren’t charged.',
};

/** Screen reader announcement if the server doesn't run the demo checkout and no payment provider is set up. */
const DEMO_OFF_ANNOUNCEMENT = 'You can’t buy here. You weren’t charged.';

/**
 * Payment panel with the payment library's frame, or a message in its place. On phones, the panel spans the full width.
 * The frame has the page's margin unless it would then be narrower than the 312 px that it needs.
 */
export function Payment(props: PaymentProps) {
  const { heading: Heading, payment, seller, methods, owned, buyer, logIn, onLogOut, simulation } = props;
  const isDemoOff = payment.is === 'unavailable' && payment.because === 'demo-off';
  const panelRef = useLostFocus<HTMLDivElement>(payment.is, '[data-stage-title]');
  return (
    <div
      ref={panelRef}
      data-slot="payment"
      data-simulation={simulation ? '' : undefined}
      className="-mx-gutter min-w-0 self-start overflow-hidden border-y border-line bg-surface @md:mx-0 @md:rounded-lg @md:border @lg:col-span-7 @lg:row-span-2 @xl:col-start-6"
    >
      {simulation && !isDemoOff && <SimulationBanner>{simulation.label}</SimulationBanner>}
      {/* The heading is visually hidden if the checkout is simulated, or if a message with its own title replaces the
          form. */}
      <div
        className={`px-gutter pt-6 @md:px-8 ${simulation ? '' : 'flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2'}`}
      >
        <Heading className={isFramed(payment) && !simulation ? 'text-subheading font-strong' : 'sr-only'}>
          Payment
        </Heading>
        {!simulation && (
          <>
            <ul aria-label="Payment methods" className="flex flex-wrap gap-1.5">
              {methods.map((method) => (
                <li key={method} className="rounded-sm border border-line px-2 py-0.5 text-label text-ink-muted">
                  {method}
                </li>
              ))}
            </ul>
            <p className="text-small text-ink-faint">With {seller}</p>
          </>
        )}
      </div>
      <VisuallyHidden aria-live="polite">
        {isDemoOff ? DEMO_OFF_ANNOUNCEMENT : ANNOUNCEMENTS[payment.is]}
      </VisuallyHidden>
      {(owned === null || buyer) && payment.is !== 'completed' && (
        <div className="px-gutter @md:px-8">
          <BuyerLine
            buyer={buyer}
            logIn={logIn}
            isOwner={owned !== null}
            isLocked={payment.is === 'paying'}
            onLogOut={onLogOut}
          />
        </div>
      )}
      {owned !== null && <OwnedMessage owned={owned} portal={props.portal} product={props.product} />}
      {owned === null && (isFramed(payment) || payment.is === 'slow') && (
        <PaymentFrame payment={payment} seller={seller} simulation={simulation} frameClass={props.frameClass} />
      )}
      {owned === null && !isFramed(payment) && <PaymentMessage {...props} payment={payment} />}
    </div>
  );
}

type FramedPayment = Extract<CheckoutPayment, { is: 'loading' | 'ready' | 'paying' | 'declined' }>;

const isFramed = (payment: CheckoutPayment): payment is FramedPayment =>
  payment.is === 'loading' || payment.is === 'ready' || payment.is === 'paying' || payment.is === 'declined';

/**
 * Striped banner that marks a simulated checkout. In both themes, its background is the dark fill color of the light
 * theme.
 */
function SimulationBanner({ children }: { children: string }) {
  return (
    <div data-theme="light" className="bg-ink-fill text-on-ink-fill forced-colors:border-b">
      <div
        aria-hidden="true"
        className="h-2.5 bg-[repeating-linear-gradient(120deg,currentColor_0_1.25rem,transparent_0_2.5rem)]"
      />
      <p className="px-gutter py-3 text-small font-medium @md:px-8">{children}</p>
    </div>
  );
}

interface BuyerLineProps extends Pick<CheckoutBehavior, 'buyer' | 'onLogOut'> {
  logIn: LinkContent;
  /** True if the buyer already has a plan. */
  isOwner: boolean;
  /** True while a payment is being processed, so the buyer can't log out or log in. */
  isLocked: boolean;
}

/** Account that gets the plan, or a login link for guests. The height stays the same while the buyer isn't known. */
function BuyerLine({ buyer, logIn, isOwner, isLocked, onLogOut }: BuyerLineProps) {
  // The “Log out” button disappears after the click, so focus moves to the login link that replaces it.
  const lineRef = useLostFocus<HTMLDivElement>(buyer?.email ?? '', 'a');
  return (
    <div
      ref={lineRef}
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
