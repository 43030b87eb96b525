import { formatMoment } from '../../content/format-date.ts';
import { formatMoney } from '../../content/money.ts';
import { totalOf } from './bought.ts';
import type { Bought, BoughtOnce, BoughtSubscription, PlanTotal } from './bought.ts';
import { isBefore } from './period.ts';
import { times } from './plan.ts';
import type { Plan, PlanAction } from './plan.ts';

const DAY_MS = 86_400_000;

/** Returns all purchases as plans: urgent ones first, then running ones, then those that have ended. */
export function plansOf(context: PlanContext): Plan[] {
  const { subscriptions, purchases, now } = context;
  const once = purchases.map((purchase) => purchasePlan(purchase, now));
  const owned = once.find(({ over }) => !over);
  const running = subscriptions.map((each) => {
    const plan = subscriptionPlan(each, context);
    if (owned === undefined || !plan.actions.includes('cancel')) return plan;
    return { ...plan, next: `${plan.next} ${owned.name} is yours without it.` };
  });
  return [...running, ...once].sort((one, other) => rank(one) - rank(other));
}

function rank({ urgent, over }: Plan): number {
  if (urgent) return 0;
  return over ? 2 : 1;
}

/** Returns a one-time purchase as a plan. */
function purchasePlan(purchase: BoughtOnce, now: string): Plan {
  const { id, name, price, boughtAt, updatesUntil, refundedAt } = purchase;
  const bought = { label: 'Bought', at: boughtAt };
  const common = {
    id,
    name,
    price,
    per: 'once',
    countdown: null,
    actions: [],
    changesAt: null,
    urgent: false,
  } as const;
  if (refundedAt !== null)
    return {
      ...common,
      status: 'Refunded',
      tone: 'neutral',
      next: 'The full price was refunded, and the license has ended.',
      times: times(bought, { label: 'Refunded', at: refundedAt }),
      rail: null,
      over: true,
    };
  const running = isBefore(now, updatesUntil);
  return {
    ...common,
    status: 'Yours for good',
    tone: 'success',
    next: running
      ? 'You get every version released in this time, and you can keep using them afterwards.'
      : 'You no longer get new versions. Every version released until then keeps working.',
    times: times(bought, { label: running ? 'New versions until' : 'New versions ended', at: updatesUntil }),
    rail: running ? 'running' : 'over',
    over: false,
  };
}

/** All purchases, and what their state depends on. */
export interface PlanContext extends Bought {
  readonly totals: readonly PlanTotal[];
  /** The current time. */
  readonly now: string;
  readonly locale: string;
}

type State = Omit<Plan, 'id' | 'name' | 'price' | 'per'> & Partial<Pick<Plan, 'price'>>;

/** Returns a subscription as a plan. Until a switch takes effect, it has the name of the plan that is paid. */
function subscriptionPlan(subscription: BoughtSubscription, context: PlanContext): Plan {
  const { id, name, price, interval } = subscription;
  const per = interval === null ? '' : `a ${interval}`;
  const all = stateOf(subscription, context);
  const state = { ...all, actions: all.actions.filter((action) => isAllowed(action, subscription)) };
  const paid = switchedFrom(subscription, context.invoices);
  if (!paid) return { id, name, price, per, ...state };
  return { id, changesTo: name, name: paid.name, price: paid.total, per: 'paid', ...state };
}

/** A paused plan is charged at once when it continues, so that isn't among the changes that only end payments. */
function isAllowed(action: PlanAction, { status, allowedChanges }: BoughtSubscription): boolean {
  if (allowedChanges !== 'ending') return allowedChanges === 'all';
  return action === 'cancel' || action === 'pause' || (action === 'continue' && status !== 'paused');
}

/**
 * Returns the invoice of the paid period if it is for another plan, because the customer has switched. Then the period
 * isn't of the plan's interval. A period that support has changed is of the same plan.
 */
function switchedFrom(
  { name, status, currentPeriodStartsAt, currentPeriodEndsAt, interval }: BoughtSubscription,
  invoices: Bought['invoices'],
) {
  const start = Date.parse(currentPeriodStartsAt ?? '');
  const days = (Date.parse(currentPeriodEndsAt ?? '') - start) / DAY_MS;
  if (status === 'trialing' || !((interval === 'year' && days < 300) || (interval === 'month' && days > 62)))
    return undefined;
  const paid = invoices.find((each) => each.status === 'paid' && Math.abs(Date.parse(each.at) - start) < 2 * DAY_MS);
  return paid?.name === name ? undefined : paid;
}

function stateOf(subscription: BoughtSubscription, context: PlanContext): State {
  const { status, scheduledChange, currentPeriodEndsAt } = subscription;
  if (status === 'canceled')
    return currentPeriodEndsAt !== null && isBefore(context.now, currentPeriodEndsAt)
      ? ending(subscription, currentPeriodEndsAt)
      : ended(subscription);
  if (status === 'past_due') return pastDue(subscription, context);
  if (status === 'paused') return paused(subscription);
  if (scheduledChange?.action === 'cancel') return ending(subscription, scheduledChange.at, context);
  if (scheduledChange?.action === 'pause') return pausing(subscription, scheduledChange.at, context);
  return status === 'trialing' ? trial(subscription, context) : active(subscription, context);
}

/** Returns the start of the paid period and its end. */
function period(
  { currentPeriodStartsAt }: BoughtSubscription,
  end: string,
  label: string,
  detail?: { detail?: string },
) {
  return times({ label: 'Period began', at: currentPeriodStartsAt }, { label, at: end, ...detail });
}

function active(subscription: BoughtSubscription, context: PlanContext): State {
  const { invoices } = context;
  const { name, nextPaymentAt, currentPeriodEndsAt, allowedChanges } = subscription;
  const common = {
    status: 'Active',
    tone: 'success',
    actions: ['switch', 'pause', 'cancel', 'update-card'],
    changesAt: nextPaymentAt ?? currentPeriodEndsAt,
    urgent: false,
    over: false,
  } as const;
  if (nextPaymentAt === null)
    return {
      ...common,
      next: 'No payment is planned.',
      times: currentPeriodEndsAt === null ? [] : period(subscription, currentPeriodEndsAt, 'Runs until'),
      countdown: 'Ends',
      rail: 'running',
    };
  const switched = switchedFrom(subscription, invoices) !== undefined;
  const cancel = allowedChanges !== 'none' ? ' You can cancel at any time before the next payment.' : '';
  return {
    ...common,
    ...(switched && { status: 'Changing', tone: 'neutral' }),
    next: switched
      ? `Paid until ${formatMoment(nextPaymentAt)}. Then it changes to ${name}.${cancel}`
      : `It renews automatically.${cancel}`,
    times: period(subscription, nextPaymentAt, 'Next payment', nextAmount(subscription, context)),
    countdown: switched ? 'Changes' : 'Renews',
    rail: 'running',
  };
}

/** Returns the amount of the next payment as a detail, with tax if the total is known. */
function nextAmount(
  { id, plan, price, allowedChanges }: BoughtSubscription,
  { totals, locale }: PlanContext,
): { detail?: string } {
  const total = totalOf(totals, id, plan);
  if (total) return { detail: `${formatMoney(total, locale)}, tax included` };
  if (price === null) return {};
  const isUnknown = total === null || allowedChanges !== 'all';
  return { detail: `${formatMoney(price, locale)}${isUnknown ? ', tax may be added' : ''}` };
}

function trial(subscription: BoughtSubscription, context: PlanContext): State {
  const { startedAt, trialEndsAt, nextPaymentAt } = subscription;
  const end = trialEndsAt ?? nextPaymentAt;
  return {
    status: 'Trial',
    tone: 'neutral',
    next: 'You haven’t been charged yet. If you cancel before the trial ends, you won’t be.',
    times: times(
      { label: 'Trial began', at: startedAt },
      { label: 'First payment', at: end, ...nextAmount(subscription, context) },
    ),
    countdown: 'First payment',
    rail: 'running',
    actions: ['switch', 'cancel', 'update-card'],
    changesAt: end,
    urgent: false,
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
    actions: ['update-card', 'cancel'],
    changesAt: null,
    urgent: true,
  } as const;
  const due = { label: 'Payment due since', at: pastDueSince };
  if (reason === 'grace')
    return {
      ...common,
      next: `The last payment was declined. Update your card${until === null ? '' : ` by ${formatMoment(until)}`} to keep your plan.`,
      times: times(due, { label: 'App works until', at: until }),
      countdown: 'License ends',
      rail: 'running',
      over: false,
    };
  if (usable)
    return {
      ...common,
      next: 'The last payment was declined. Update your card, or cancel the plan.',
      times: times(due),
      countdown: null,
      rail: null,
      over: false,
    };
  return {
    ...common,
    next: 'The last payment was declined, and your license has ended. You get it back as soon as the payment goes through.',
    times: times(due, { label: 'License ended', at: until }),
    countdown: null,
    rail: 'over',
    over: false,
  };
}

function paused({ startedAt, scheduledChange }: BoughtSubscription): State {
  const resumes = scheduledChange?.action === 'resume' ? scheduledChange.at : null;
  return {
    status: 'Paused',
    tone: 'neutral',
    next: `You aren’t charged, and you can’t use the license. ${resumes === null ? 'When you continue, a new period begins and is charged right away.' : 'It continues automatically.'}`,
    times: times({ label: 'Subscribed', at: startedAt }, { label: 'Continues', at: resumes }),
    countdown: null,
    rail: null,
    actions: ['continue', 'cancel', 'update-card'],
    changesAt: null,
    urgent: false,
    over: false,
  };
}

function pausing(subscription: BoughtSubscription, at: string, context: PlanContext): State {
  return {
    status: 'Pausing',
    tone: 'neutral',
    next: `The app works until ${formatMoment(at)}, then the plan pauses. While it’s paused, you aren’t charged and can’t use the license.${ifContinued(subscription, context, at)}`,
    times: period(subscription, at, 'Pauses'),
    countdown: 'Pauses',
    rail: 'running',
    actions: [...keeping(subscription, context), 'cancel', 'update-card'],
    changesAt: at,
    urgent: false,
    over: false,
  };
}

/** `context` is left out if the plan can no longer be continued. */
function ending(subscription: BoughtSubscription, at: string, context?: PlanContext): State {
  return {
    status: 'Ending',
    tone: 'neutral',
    next: `It’s canceled, and you won’t be charged again. The app works until ${formatMoment(at)}.${context ? ifContinued(subscription, context, at) : ''}`,
    times: period(subscription, at, 'Ends'),
    price: null,
    countdown: 'Ends',
    rail: 'running',
    actions: context ? keeping(subscription, context) : [],
    changesAt: null,
    urgent: false,
    over: false,
  };
}

/** Returns the actions that revert a cancellation or a pause: after a switch, for the paid plan or the other one. */
const keeping = (subscription: BoughtSubscription, { invoices }: PlanContext): PlanAction[] =>
  switchedFrom(subscription, invoices) ? ['switch', 'continue'] : ['continue'];

/** Returns a sentence about the next payment if the customer continues the plan. */
function ifContinued(subscription: BoughtSubscription, { locale, invoices }: PlanContext, at: string): string {
  const { name, price, allowedChanges } = subscription;
  if (price === null || allowedChanges === 'none') return '';
  const paid = allowedChanges === 'all' ? switchedFrom(subscription, invoices) : undefined;
  const amount = formatMoney(price, locale);
  // Without the amount of the other plan, because a discount of the paid invoice isn't given again.
  const renewal = paid ? ` as ${name} for ${amount}, or as ${paid.name}` : ` for ${amount}`;
  return ` If you continue, it renews on ${formatMoment(at)}${renewal}.`;
}

function ended({ startedAt, endedAt, currentPeriodEndsAt }: BoughtSubscription): State {
  return {
    status: 'Ended',
    tone: 'neutral',
    next: 'You won’t be charged again. Your recordings and projects stay on your Mac.',
    times: times({ label: 'Subscribed', at: startedAt }, { label: 'Ended', at: endedAt ?? currentPeriodEndsAt }),
    countdown: null,
    rail: null,
    actions: [],
    changesAt: null,
    urgent: false,
    over: true,
  };
}
