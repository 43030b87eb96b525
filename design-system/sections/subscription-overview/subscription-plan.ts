import { formatMoment } from '../../content/format-date.ts';
import type { BoughtEntitlement, BoughtSubscription, PortalPurpose } from './bought.ts';
import { isBefore } from './period.ts';
import { beforeTax, times } from './plan.ts';
import type { Plan } from './plan.ts';

/** What is known beside the subscription itself. */
export interface PlanContext {
  readonly entitlement: BoughtEntitlement;
  /** When this is looked at. */
  readonly now: string;
  readonly locale: string;
}

type State = Omit<Plan, 'id' | 'name' | 'price' | 'per'>;

const ALL: readonly PortalPurpose[] = ['overview', 'update-card', 'cancel'];

/** In what parts a period is drawn: a year in months, a month in weeks. */
const PARTS = { year: 12, month: 4, week: 7, day: 1 } as const;

/** What is shown of a subscription. */
export function subscriptionPlan(subscription: BoughtSubscription, context: PlanContext): Plan {
  const { id, name, price, interval } = subscription;
  const per = interval === null ? '' : `a ${interval}`;
  return { id, name, price, per, ...stateOf(subscription, context) };
}

function stateOf(subscription: BoughtSubscription, context: PlanContext): State {
  const { status, scheduledChange, currentPeriodEndsAt } = subscription;
  if (status === 'canceled')
    return currentPeriodEndsAt !== null && isBefore(context.now, currentPeriodEndsAt)
      ? ending(subscription, currentPeriodEndsAt, [])
      : ended(subscription);
  if (status === 'past_due') return pastDue(subscription, context);
  if (status === 'paused') return paused(subscription);
  if (scheduledChange?.action === 'cancel') return ending(subscription, scheduledChange.at, ['overview']);
  if (scheduledChange?.action === 'pause') return pausing(subscription, scheduledChange.at);
  return status === 'trialing' ? trial(subscription, context) : active(subscription, context);
}

function rail({ interval }: BoughtSubscription, running: boolean): State['rail'] {
  return { parts: interval === null ? 1 : PARTS[interval], running };
}

/** The period that is paid, which ends at a moment. */
function period(
  { currentPeriodStartsAt }: BoughtSubscription,
  end: string,
  label: string,
  detail?: { detail?: string },
) {
  return times({ label: 'Period began', at: currentPeriodStartsAt }, { label, at: end, ...detail });
}

function active(subscription: BoughtSubscription, { locale }: PlanContext): State {
  const { price, nextPaymentAt, currentPeriodEndsAt } = subscription;
  const common = { status: 'Active', tone: 'success', actions: ALL, urgent: false, goesOn: true, over: false } as const;
  if (nextPaymentAt !== null)
    return {
      ...common,
      next: 'It renews automatically. You can cancel at any time before the next payment.',
      times: period(subscription, nextPaymentAt, 'Next payment', beforeTax(price, locale)),
      rail: rail(subscription, true),
    };
  return {
    ...common,
    next: 'No payment is planned.',
    times: currentPeriodEndsAt === null ? [] : period(subscription, currentPeriodEndsAt, 'Runs until'),
    rail: rail(subscription, true),
  };
}

function trial(subscription: BoughtSubscription, { locale }: PlanContext): State {
  const { startedAt, trialEndsAt, nextPaymentAt, price } = subscription;
  const end = trialEndsAt ?? nextPaymentAt;
  return {
    status: 'Trial',
    tone: 'neutral',
    next: 'You haven’t been charged yet. If you cancel before the trial ends, you won’t be.',
    times: times(
      { label: 'Trial began', at: startedAt },
      { label: 'First payment', at: end, ...beforeTax(price, locale) },
    ),
    rail: { parts: 7, running: true },
    actions: ALL,
    urgent: false,
    goesOn: true,
    over: false,
  };
}

function pastDue(
  { pastDueSince }: BoughtSubscription,
  { entitlement: { active: usable, reason, until } }: PlanContext,
): State {
  const common = {
    status: 'Payment failed',
    tone: 'danger',
    actions: ['update-card', 'overview', 'cancel'],
    urgent: true,
    goesOn: true,
  } as const;
  const due = { label: 'Payment due since', at: pastDueSince };
  if (reason === 'grace')
    return {
      ...common,
      next: `The last payment was declined. Update your card${until === null ? '' : ` by ${formatMoment(until)}`} to keep your plan.`,
      times: times(due, { label: 'App works until', at: until }),
      rail: { parts: 7, running: true },
      over: false,
    };
  if (usable)
    return {
      ...common,
      next: 'The last payment was declined. Update your card, or cancel the plan.',
      times: times(due),
      rail: null,
      over: false,
    };
  return {
    ...common,
    next: 'The last payment was declined, and your license has ended. You get it back as soon as the payment goes through.',
    times: times(due, { label: 'License ended', at: until }),
    rail: { parts: 7, running: false },
    over: false,
  };
}

function paused({ startedAt, scheduledChange }: BoughtSubscription): State {
  const resumes = scheduledChange?.action === 'resume' ? scheduledChange.at : null;
  return {
    status: 'Paused',
    tone: 'neutral',
    next: `You aren’t charged, and you can’t use the license. ${resumes === null ? 'Continue it whenever you like.' : 'It continues automatically.'}`,
    times: times({ label: 'Subscribed', at: startedAt }, { label: 'Continues', at: resumes }),
    rail: null,
    actions: ALL,
    urgent: false,
    goesOn: false,
    over: false,
  };
}

function pausing(subscription: BoughtSubscription, at: string): State {
  return {
    status: 'Pausing',
    tone: 'neutral',
    next: 'Everything works until then. While the plan is paused, you aren’t charged and can’t use the license.',
    times: period(subscription, at, 'Pauses'),
    rail: rail(subscription, true),
    actions: ALL,
    urgent: false,
    goesOn: false,
    over: false,
  };
}

function ending(subscription: BoughtSubscription, at: string, actions: readonly PortalPurpose[]): State {
  return {
    status: 'Ending',
    tone: 'neutral',
    next: `It’s canceled, and you won’t be charged again. The app works until ${formatMoment(at)}.`,
    times: period(subscription, at, 'Ends'),
    rail: rail(subscription, true),
    actions,
    urgent: false,
    goesOn: false,
    over: false,
  };
}

function ended({ startedAt, endedAt, currentPeriodEndsAt }: BoughtSubscription): State {
  return {
    status: 'Ended',
    tone: 'neutral',
    next: 'You won’t be charged again. Your recordings and projects stay on your Mac.',
    times: times({ label: 'Subscribed', at: startedAt }, { label: 'Ended', at: endedAt ?? currentPeriodEndsAt }),
    rail: null,
    actions: [],
    urgent: false,
    goesOn: false,
    over: true,
  };
}
