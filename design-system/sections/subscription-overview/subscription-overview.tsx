import { useId } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { FormError } from '../../primitives/form/index.ts';
import { RichText } from '../../primitives/rich-text/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { AccountPanel } from '../account-panel.tsx';
import type { SectionProps } from '../section.ts';
import type { Bought, PortalPurpose } from './bought.ts';
import { ConfirmFirst } from './confirm-first.tsx';
import type { Resend } from './confirm-first.tsx';
import { NothingBought } from './nothing-bought.tsx';
import { Plans } from './plans.tsx';
import type { SubscriptionOverviewContent } from './subscription-overview.schema.ts';

export interface SubscriptionOverviewBehavior {
  /** `loading` while it is on its way, `not-offered` where the server keeps no record of purchases. */
  state?: 'loading' | 'ready' | 'not-offered';
  /** What the customer has bought. */
  bought?: Bought | null;
  /** When this is looked at, as ISO 8601: says what is over, and where the playhead stands. Without it nothing is over. */
  now?: string;
  /** What is being opened, and for which subscription. */
  pendingPurpose?: PortalPurpose | null;
  pendingId?: string | null;
  /** Why it could not be had, or a page of the payment provider not be opened. */
  error?: string | null;
  /** How far sending the link that confirms the email has come. */
  resend?: Resend;
  /** Opens the payment provider's pages, for one of the subscriptions. */
  onOpenPortal?: (purpose: PortalPurpose, subscriptionId: string) => void;
  onResend?: () => void;
  /** Asks again, where it could not be had. */
  onRetry?: () => void;
}

export type SubscriptionOverviewProps = SectionProps<SubscriptionOverviewContent, SubscriptionOverviewBehavior>;

/**
 * Where a customer sees what they have, what it costs, and what happens next, and from where they change it with the
 * payment provider. Under a page's own heading; who is not logged in is told by `account-intro`, and sees nothing here.
 *
 * Heading up to 40 characters, lede up to 160.
 */
export function SubscriptionOverview({
  at,
  heading,
  headingLevel = 2,
  lede,
  locale = 'en-US',
  plansLink,
  noneText = 'This account has no plan yet.',
  noneHelp,
  changePlanLabel = 'Change plan',
  managePlanLabel = 'Manage plan',
  updateCardLabel = 'Update card',
  cancelLabel = 'Cancel',
  portalText = 'These buttons open our payment provider’s pages.',
  confirmText = 'Confirm your email first. Then you can change your plan and card here, or cancel.',
  confirmToSeeText = 'Your email isn’t confirmed. Once it is, purchases made with it appear here.',
  resendLabel = 'Send the link again',
  notConfiguredText,
  notOfferedText,
  retryLabel = 'Try again',
  state = 'ready',
  bought,
  now = '',
  pendingPurpose = null,
  pendingId = null,
  error,
  resend,
  onOpenPortal,
  onResend,
  onRetry,
  className = '',
  ...rest
}: SubscriptionOverviewProps) {
  const id = useId();
  const loading = state === 'loading';
  const known = state === 'ready' && bought ? bought : null;
  const nothing = known !== null && known.subscriptions.length + known.purchases.length === 0;
  const confirmFirst = known?.portal === 'confirm-email' && (
    <ConfirmFirst
      text={nothing ? confirmToSeeText : confirmText}
      label={resendLabel}
      resend={resend}
      onResend={onResend}
    />
  );

  return (
    <section data-section="subscription-overview" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <AccountPanel id={id} at={at} heading={heading} headingLevel={headingLevel} lede={lede}>
        <div aria-busy={loading} className="flex min-w-0 flex-col gap-8">
          <VisuallyHidden aria-live="polite">{loading && 'Loading your plan'}</VisuallyHidden>
          {error && (
            <FormError>
              {error}
              {known === null && onRetry && (
                <div className="mt-3">
                  <Button variant="outline" size="sm" onClick={onRetry}>
                    {retryLabel}
                  </Button>
                </div>
              )}
            </FormError>
          )}
          {loading && <Placeholder />}
          {state === 'not-offered' && (
            <p className="max-w-line text-body text-ink-muted">
              <RichText source={notOfferedText} />
            </p>
          )}
          {nothing && (
            <NothingBought text={noneText} help={noneHelp} plansLink={plansLink}>
              {confirmFirst}
            </NothingBought>
          )}
          {known && !nothing && (
            <Plans
              bought={known}
              now={now}
              locale={locale}
              Heading={`h${headingLevel === 3 ? 4 : headingLevel === 2 ? 3 : 2}`}
              words={{
                labels: { overview: changePlanLabel, 'update-card': updateCardLabel, cancel: cancelLabel },
                managePlanLabel,
                portalText,
                notConfiguredText,
              }}
              plansLink={plansLink}
              pendingPurpose={pendingPurpose}
              pendingId={pendingId}
              onOpenPortal={onOpenPortal}
            >
              {confirmFirst}
            </Plans>
          )}
        </div>
      </AccountPanel>
    </section>
  );
}

/** The place of a plan that is not known yet. */
function Placeholder() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-7">
      <div className="flex flex-col gap-4">
        <Skeleton shape="block" className="h-6 w-16" />
        <Skeleton shape="block" className="h-11 w-3/5" />
        <Skeleton shape="block" className="h-4 w-4/5" />
      </div>
      <Skeleton shape="block" className="h-2 w-full" />
      <div className="flex justify-between">
        <Skeleton shape="block" className="h-12 w-2/5" />
        <Skeleton shape="block" className="h-12 w-2/5" />
      </div>
    </div>
  );
}
