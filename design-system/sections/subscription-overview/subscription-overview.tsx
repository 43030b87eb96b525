import { useId } from 'react';
import { ButtonLink } from '../../primitives/button.tsx';
import { Card } from '../../primitives/card.tsx';
import { Notice } from '../../primitives/notice.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { Skeleton } from '../../primitives/skeleton.tsx';
import { AccountPanel, LoadingStatus } from '../account-panel.tsx';
import type { SectionProps } from '../section.ts';
import { PlanCard } from './plan-card.tsx';
import type { CustomerPlan, PlanAction, PlanChange, PlanLimit } from './plan.ts';
import type { SubscriptionOverviewContent } from './subscription-overview.schema.ts';

export interface SubscriptionOverviewBehavior {
  /** `not-offered`: the server doesn't record purchases. */
  state?: 'loading' | 'ready' | 'not-offered';
  /** Plans of the customer; null if they couldn't be loaded. */
  plans?: readonly CustomerPlan[] | null;
  /** Restriction of the customer's actions; null if there is none. */
  limit?: PlanLimit | null;
  /** Action that is running, and the ID of its plan; null if none is running. */
  pending?: { readonly id: string; readonly action: PlanAction } | null;
  /** Last change, if it was saved, and the ID of its plan; null otherwise. */
  saved?: { readonly id: string; readonly action: PlanChange } | null;
  /** Error message if the purchases couldn't be loaded or an action failed. */
  error?: string | null;
  /** Message for a new customer who has no plan yet, about the confirmation link that was sent. */
  welcome?: string | null;
  /** State of the request for another confirmation link. */
  resend?: Resend;
  /** Changes a subscription. `otherPlan` is the ID of the plan to switch to, null for other changes. */
  onChangePlan?: (change: PlanChange, id: string, otherPlan: string | null) => void;
  /**
   * Called when the customer expands the list of changes of a subscription. `otherPlan` is the ID of the plan to switch
   * to.
   */
  onShowChanges?: (id: string, otherPlan: string) => void;
  /** Opens the payment provider's form in which the customer changes the payment card of a subscription. */
  onUpdateCard?: (id: string) => void;
  onResend?: () => void;
  /** Loads the purchases again. */
  onRetry?: () => void;
}

/** State of the request that sends the confirmation link again. */
export interface Resend {
  pending?: boolean;
  /** Success message. */
  done?: string | null;
  error?: string | null;
}

export type SubscriptionOverviewProps = SectionProps<SubscriptionOverviewContent, SubscriptionOverviewBehavior>;

/**
 * Plans of a customer, each with its price, the next payment or change, and the actions that change, pause or end it.
 * Only for logged-in customers; everyone else gets `account-intro`.
 */
export function SubscriptionOverview({
  headingLevel = 2,
  locale = 'en-US',
  plansLink,
  download,
  noneText = 'This account has no plan yet.',
  noneHelp,
  changeLabel = 'Change or cancel',
  switchLabel = 'Switch to',
  pauseLabel = 'Pause plan',
  cancelLabel = 'Cancel plan',
  continueLabel = 'Continue plan',
  refundText,
  updateCardLabel = 'Update card',
  confirmText = 'Confirm your email address to change your plan or card, or to cancel. If no email arrives, write to us, and we’ll do it for you.',
  confirmMoreText = 'Until you confirm your email address, you can only pause or cancel your plan.',
  confirmInvoicesText = 'Confirm your email address to open your invoices.',
  confirmToSeeText = 'Your email isn’t confirmed. Once it is, purchases made with it appear here.',
  resendLabel = 'Email me a link',
  notConfiguredText,
  notOfferedText,
  retryLabel = 'Try again',
  state = 'ready',
  plans,
  limit = null,
  pending = null,
  saved = null,
  error,
  welcome = null,
  resend,
  onChangePlan,
  onShowChanges,
  onUpdateCard,
  onResend,
  onRetry,
  ...rest
}: SubscriptionOverviewProps) {
  const id = useId();
  const isLoading = state === 'loading';
  const loadedPlans = state === 'ready' && plans ? plans : null;
  const isEmpty = loadedPlans?.length === 0;
  const isNewCustomer = welcome !== null && isEmpty;
  const confirmTexts = {
    'confirm-plans': confirmText,
    'confirm-changes': confirmMoreText,
    'confirm-invoices': confirmInvoicesText,
    'confirm-purchases': confirmToSeeText,
  };
  const notice = limit !== null && limit !== 'not-configured' && (
    <Notice
      message={{
        tone: isNewCustomer ? 'success' : 'neutral',
        text: isNewCustomer ? welcome : confirmTexts[limit],
        ...(onResend && { action: { label: resendLabel, onClick: onResend, ...resend } }),
      }}
    />
  );
  const planLinks = (
    <div className="flex flex-wrap gap-3">
      {download && <ButtonLink href={download.href}>{download.label}</ButtonLink>}
      <ButtonLink href={plansLink.href} variant={download ? 'outline' : 'primary'}>
        {plansLink.label}
      </ButtonLink>
    </div>
  );

  return (
    <AccountPanel name="subscription-overview" headingId={id} headingLevel={headingLevel} {...rest}>
      <div aria-busy={isLoading} className="flex min-w-0 flex-col gap-8">
        <LoadingStatus
          loading={isLoading && 'Loading your plan'}
          error={error}
          canRetry={loadedPlans === null}
          retryLabel={retryLabel}
          onRetry={onRetry}
        />
        {isLoading && <Placeholder />}
        {state === 'not-offered' && (
          <p className="max-w-line text-body text-ink-muted">
            <RichText source={notOfferedText} />
          </p>
        )}
        {isEmpty && (
          <div className="flex flex-col gap-6">
            {notice}
            <p className="text-lede text-ink">{noneText}</p>
            {planLinks}
            <p className="max-w-line text-small text-ink-muted">
              <RichText source={noneHelp} />
            </p>
          </div>
        )}
        {loadedPlans && !isEmpty && (
          <div className="flex min-w-0 flex-col gap-6">
            {notice}
            {loadedPlans.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                Heading={`h${headingLevel === 3 ? 4 : headingLevel === 2 ? 3 : 2}`}
                locale={locale}
                labels={{
                  change: changeLabel,
                  switch: switchLabel,
                  pause: pauseLabel,
                  cancel: cancelLabel,
                  refund: refundText,
                  continue: continueLabel,
                  updateCard: updateCardLabel,
                }}
                pending={pending?.id === plan.id ? pending.action : null}
                saved={saved?.id === plan.id ? saved.action : null}
                onChangePlan={onChangePlan}
                onShowChanges={onShowChanges}
                onUpdateCard={onUpdateCard}
              />
            ))}
            {limit === 'not-configured' && (
              <p className="max-w-line text-small text-ink-muted">
                <RichText source={notConfiguredText} />
              </p>
            )}
            {loadedPlans.every(({ over }) => over) && (
              <ButtonLink href={plansLink.href} className="self-start">
                {plansLink.label}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </AccountPanel>
  );
}

/** Placeholder for a plan that is loading. */
function Placeholder() {
  return (
    <Card aria-hidden="true" className="flex flex-col gap-6 p-5 @md:p-8">
      <Skeleton shape="block" className="h-11 w-3/5" />
      <Skeleton shape="block" className="h-4 w-4/5" />
      <Skeleton shape="block" className="h-2 w-full" />
      <div className="flex justify-between">
        <Skeleton shape="block" className="h-12 w-2/5" />
        <Skeleton shape="block" className="h-12 w-2/5" />
      </div>
    </Card>
  );
}
