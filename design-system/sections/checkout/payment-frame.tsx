import { Skeleton } from '../../primitives/skeleton.tsx';
import { Spinner } from '../../primitives/spinner.tsx';
import type { CheckoutPayment, CheckoutSimulation } from './checkout-state.ts';

export interface PaymentFrameProps {
  payment: Extract<CheckoutPayment, { is: 'loading' | 'slow' | 'ready' | 'paying' | 'declined' }>;
  seller: string;
  simulation: CheckoutSimulation | null;
  frameClass: string | undefined;
}

/**
 * Frame that the payment library finds by its class name and fills with the payment form. The DOM element stays the
 * same while `payment` changes, so that the form isn't lost. The frame is visually hidden in the state `slow`, and
 * reserves the form's initial height.
 */
export function PaymentFrame({ payment, seller, simulation, frameClass = '' }: PaymentFrameProps) {
  const isSlow = payment.is === 'slow';
  return (
    <div data-loads inert={isSlow} className={isSlow ? 'sr-only' : 'contents'}>
      <div className="px-gutter pb-6 @md:px-8">
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The form is another site's, so no `output`. */}
        <p role="status" className="flex min-h-[1lh] items-start gap-2 text-small text-ink-muted">
          {payment.is === 'paying' && <Spinner className="mt-0.5" />}
          <span className="min-w-0">
            {getStatusText(payment, simulation?.entered ?? `What you enter here goes to ${seller}, not to us.`)}
          </span>
        </p>
      </div>
      <div
        aria-busy={payment.is === 'loading'}
        className="grid px-[clamp(0.25rem,50%-156px,theme(spacing.gutter))] pb-6 *:col-start-1 *:row-start-1 @md:px-8"
      >
        <div className={`min-h-[450px] min-w-[312px] bg-surface ${frameClass}`} />
        {payment.is === 'loading' && <FormPlaceholder />}
      </div>
    </div>
  );
}

function getStatusText(payment: PaymentFrameProps['payment'], entered: string): string {
  switch (payment.is) {
    case 'loading':
      return payment.slow ? 'This is taking longer than usual. Please wait.' : 'Loading the payment form…';
    case 'paying':
      return 'Waiting for your bank. Keep this page open.';
    case 'declined':
      // The payment form already shows why the payment was declined.
      return 'You weren’t charged. Try another card, or contact your bank.';
    case 'ready':
      return entered;
    case 'slow':
      return '';
  }
}

/** Placeholder in the approximate layout of the form: two fields, a pair of fields and a button. */
function FormPlaceholder() {
  return (
    <div className="pointer-events-none flex flex-col gap-6 pt-3">
      <PlaceholderField />
      <PlaceholderField />
      <div className="grid grid-cols-2 gap-4">
        <PlaceholderField />
        <PlaceholderField />
      </div>
      <Skeleton shape="block" className="h-14 rounded-md" />
    </div>
  );
}

function PlaceholderField() {
  return (
    <div className="grid gap-3">
      <Skeleton className="w-24 text-small" />
      <Skeleton shape="block" className="h-11 rounded-sm" />
    </div>
  );
}
