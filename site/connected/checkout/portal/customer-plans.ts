import { formatTimestampDate } from '@onset/design-system/content/format-date';
import { formatMoney } from '@onset/design-system/content/money';
import type { Money } from '@onset/design-system/content/money';
import type {
  CustomerPlan,
  OtherPlan,
  PlanAction,
  PlanDate,
  PlanLimit,
} from '@onset/design-system/sections/subscription-overview/plan';
import type { Purchases } from '../../../adapters/billing.ts';
import { findPlan, plansForSale } from '../../../content/plans.ts';
import type { Plan } from '../../../content/plans.ts';
import type { Invoice, Purchase, Subscription } from '../../../contract/billing.ts';

const DAY_MS = 86_400_000;

/** Purchases of a customer, and what their state depends on. */
export interface PlanContext extends Pick<Purchases, 'subscriptions' | 'purchases' | 'invoices' | 'entitlement'> {
  readonly totals: readonly PlanTotal[];
  /** The current time in milliseconds since 1970. */
  readonly now: number;
  readonly locale: string;
}

/** Cost of a period of a plan for a subscriber, in the currency of the subscription. */
export interface PlanTotal {
  readonly subscriptionId: string;
  readonly plan: string;
  /** Total of each period, with tax; null if it couldn't be determined. */
  readonly total: Money | null;
}

/** Returns all purchases as plans: urgent ones first, then running ones, then those that have ended. */
export function toCustomerPlans(context: PlanContext): CustomerPlan[] {
  const once = context.purchases.map((purchase) => toPurchasePlan(purchase, context.now));
  const owned = once.find(({ over }) => !over);
  const running = context.subscriptions.map((each) => {
    const plan = toSubscriptionPlan(each, context);
    if (owned === undefined || !plan.actions.includes('cancel')) return plan;
    return { ...plan, next: `${plan.next} ${owned.name} is yours without it.` };
  });
  return [...running, ...once].sort((one, other) => getRank(one) - getRank(other));
}

function getRank({ urgent, over }: CustomerPlan): number {
  if (urgent) return 0;
  return over ? 2 : 1;
}

/** Returns what a customer can't do until they have confirmed their email address, or on this server. */
export function getPlanLimit({ subscriptions, purchases, portal }: Purchases): PlanLimit | null {
  const running = subscriptions.filter(({ status }) => status !== 'canceled');
  if (portal === 'not-configured')
    return running.some(({ allowedChanges }) => allowedChanges !== 'all') ? 'not-configured' : null;
  if (portal !== 'confirm-email') return null;
  if (subscriptions.length + purchases.length === 0) return 'confirm-purchases';
  if (running.length === 0) return 'confirm-invoices';
  return running.every(({ allowedChanges }) => allowedChanges !== 'none') ? 'confirm-changes' : 'confirm-plans';
}

/** State of a plan, with the period in the form in which the rules return it. */
type State = Omit<CustomerPlan, 'id' | 'name' | 'price' | 'per' | 'countdown' | 'progress' | 'switchesTo'> &
  Partial<Pick<CustomerPlan, 'price'>> & {
    /** The event at the end of the period, such as "Renews"; null if no countdown is shown. */
    readonly event: string | null;
    /** Period between the two dates; null if its progress isn't shown. */
    readonly period: 'running' | 'over' | null;
  };

/** Adds the progress of the period and the days that are left, rounded up. */
function addProgress({ period, event, ...state }: State, now: number) {
  const [from, to] = state.dates.map(({ at }) => Date.parse(at));
  if (period === null || from === undefined || to === undefined || !(from < to))
    return { ...state, countdown: null, progress: null };
  const days = Math.ceil((to - now) / DAY_MS);
  return {
    ...state,
    countdown: event === null || days <= 0 ? null : { event, days },
    progress: { elapsed: Math.min(Math.max((now - from) / (to - from), 0), 1), isOver: period === 'over' },
  };
}

/** Returns a one-time purchase as a plan. */
function toPurchasePlan(purchase: Purchase, now: number): CustomerPlan {
  const { id, name, price } = purchase;
  return { id, name, price, per: 'once', switchesTo: [], ...addProgress(describePurchase(purchase, now), now) };
}

function describePurchase({ boughtAt, updatesUntil, refundedAt }: Purchase, now: number): State {
  const purchased = { label: 'Bought', at: boughtAt };
  const common = { event: null, actions: [], changesAt: null, urgent: false } as const;
  if (refundedAt !== null)
    return {
      ...common,
      status: 'Refunded',
      tone: 'neutral',
      next: 'The full price was refunded, and the license has ended.',
      dates: filterKnownDates(purchased, { label: 'Refunded', at: refundedAt }),
      period: null,
      over: true,
    };
  const running = now < Date.parse(updatesUntil);
  return {
    ...common,
    status: 'Yours for good',
    tone: 'success',
    next: running
      ? 'You get every version released in this time, and you can keep using them afterwards.'
      : 'You no longer get new versions. Every version released until then keeps working.',
    dates: filterKnownDates(purchased, {
      label: running ? 'New versions until' : 'New versions ended',
      at: updatesUntil,
    }),
    period: running ? 'running' : 'over',
    over: false,
  };
}

/** Returns a subscription as a plan. Until a switch takes effect, it has the name of the plan that is paid. */
function toSubscriptionPlan(subscription: Subscription, context: PlanContext): CustomerPlan {
  const { id, name, price, interval } = subscription;
  const per = interval === null ? '' : `a ${interval}`;
  const state = describeSubscription(subscription, context);
  const actions = state.actions.filter((action) => isAllowed(action, subscription));
  const paid = findPaidInvoice(subscription, context.invoices);
  return {
    id,
    ...(paid ? { name: paid.name, changesTo: name, price: paid.total, per: 'paid' } : { name, price, per }),
    ...addProgress({ ...state, actions }, context.now),
    switchesTo: findOtherPlans(subscription, paid, context.totals),
  };
}

/**
 * Returns the plans that a subscription can switch to: the other subscriptions for sale. If a switch is scheduled, it is
 * the plan that is paid. A subscription whose plan isn’t in the catalog can’t switch.
 */
function findOtherPlans(
  { id, plan }: Subscription,
  paid: Invoice | undefined,
  totals: readonly PlanTotal[],
): OtherPlan[] {
  if (findPlan(plan) === undefined) return [];
  const others = paid ? [findPlan(paid.plan)] : plansForSale().filter((each) => each.id !== plan);
  return others.flatMap((other) =>
    other && isSubscription(other) ? [{ ...other, total: findTotal(totals, id, other.id) }] : [],
  );
}

const isSubscription = (plan: Plan): plan is Plan & Pick<OtherPlan, 'interval'> => plan.interval !== 'once';

/** Returns a total, null if it couldn't be determined, or `undefined` if it isn't known yet. */
function findTotal(totals: readonly PlanTotal[], id: string, plan: string | null): Money | null | undefined {
  return totals.find((each) => each.subscriptionId === id && each.plan === plan)?.total;
}

/** A paused plan is charged at once when it continues, so that isn't among the changes that only end payments. */
function isAllowed(action: PlanAction, { status, allowedChanges }: Subscription): boolean {
  if (allowedChanges !== 'ending') return allowedChanges === 'all';
  return action === 'cancel' || action === 'pause' || (action === 'continue' && status !== 'paused');
}

/**
 * Returns the invoice of the paid period if it is for another plan, because the customer has switched. A period that
 * support has changed is of the same plan.
 */
function findPaidInvoice(
  { plan, status, currentPeriodStartsAt }: Subscription,
  invoices: Purchases['invoices'],
): Invoice | undefined {
  const start = Date.parse(currentPeriodStartsAt ?? '');
  // Other subscriptions may have been paid on the same day.
  const paid = invoices.filter((each) => {
    const isAtStart = Math.abs(Date.parse(each.at) - start) < 2 * DAY_MS;
    return each.status === 'paid' && isAtStart && findPlan(each.plan)?.interval !== 'once';
  });
  if (status === 'trialing' || plan === null || paid.some((each) => each.plan === plan)) return undefined;
  return paid.find((each) => each.plan !== null);
}

function describeSubscription(subscription: Subscription, context: PlanContext): State {
  const { status, scheduledChange, currentPeriodEndsAt } = subscription;
  if (status === 'canceled')
    return currentPeriodEndsAt !== null && context.now < Date.parse(currentPeriodEndsAt)
      ? describeEnding(subscription, currentPeriodEndsAt)
      : describeEnded(subscription);
  if (status === 'past_due') return describePastDue(subscription, context);
  if (status === 'paused') return describePaused(subscription);
  if (scheduledChange?.action === 'cancel') return describeEnding(subscription, scheduledChange.at, context);
  if (scheduledChange?.action === 'pause') return describePausing(subscription, scheduledChange.at, context);
  return status === 'trialing' ? describeTrial(subscription, context) : describeActive(subscription, context);
}

/** Returns the start of the paid period and its end. */
function getPeriodDates(
  { currentPeriodStartsAt }: Subscription,
  end: string,
  label: string,
  detail?: { detail?: string },
) {
  return filterKnownDates({ label: 'Period began', at: currentPeriodStartsAt }, { label, at: end, ...detail });
}

function describeActive(subscription: Subscription, context: PlanContext): State {
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
      dates: currentPeriodEndsAt === null ? [] : getPeriodDates(subscription, currentPeriodEndsAt, 'Runs until'),
      event: 'Ends',
      period: 'running',
    };
  const switched = findPaidInvoice(subscription, invoices) !== undefined;
  const cancel = allowedChanges !== 'none' ? ' You can cancel at any time before the next payment.' : '';
  return {
    ...common,
    ...(switched && { status: 'Changing', tone: 'neutral' }),
    next: switched
      ? `Paid until ${formatTimestampDate(nextPaymentAt)}. Then it changes to ${name}.${cancel}`
      : `It renews automatically.${cancel}`,
    dates: getPeriodDates(subscription, nextPaymentAt, 'Next payment', formatNextAmount(subscription, context)),
    event: switched ? 'Changes' : 'Renews',
    period: 'running',
  };
}

/** Returns the amount of the next payment as a detail, with tax if the total is known. */
function formatNextAmount(
  { id, plan, price, allowedChanges }: Subscription,
  { totals, locale }: PlanContext,
): { detail?: string } {
  const total = findTotal(totals, id, plan);
  if (total) return { detail: `${formatMoney(total, locale)}, tax included` };
  if (price === null) return {};
  const isUnknown = total === null || allowedChanges !== 'all';
  return { detail: `${formatMoney(price, locale)}${isUnknown ? ', tax may be added' : ''}` };
}

function describeTrial(subscription: Subscription, context: PlanContext): State {
  const { startedAt, trialEndsAt, nextPaymentAt } = subscription;
  const end = trialEndsAt ?? nextPaymentAt;
  return {
    status: 'Trial',
    tone: 'neutral',
    next: 'You haven’t been charged yet. If you cancel before the trial ends, you won’t be.',
    dates: filterKnownDates(
      { label: 'Trial began', at: startedAt },
      { label: 'First payment', at: end, ...formatNextAmount(subscription, context) },
    ),
    event: 'First payment',
    period: 'running',
    actions: ['switch', 'cancel', 'update-card'],
    changesAt: end,
    urgent: false,
    over: false,
  };
}

function describePastDue(
  { pastDueSince }: Subscription,
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
      next: `The last payment was declined. Update your card${until === null ? '' : ` by ${formatTimestampDate(until)}`} to keep your plan.`,
      dates: filterKnownDates(due, { label: 'App works until', at: until }),
      event: 'License ends',
      period: 'running',
      over: false,
    };
  if (usable)
    return {
      ...common,
      next: 'The last payment was declined. Update your card, or cancel the plan.',
      dates: filterKnownDates(due),
      event: null,
      period: null,
      over: false,
    };
  return {
    ...common,
    next: 'The last payment was declined, and your license has ended. You get it back as soon as the payment goes through.',
    dates: filterKnownDates(due, { label: 'License ended', at: until }),
    event: null,
    period: 'over',
    over: false,
  };
}

function describePaused({ startedAt, scheduledChange }: Subscription): State {
  const resumes = scheduledChange?.action === 'resume' ? scheduledChange.at : null;
  return {
    status: 'Paused',
    tone: 'neutral',
    next: `You aren’t charged, and you can’t use the license. ${resumes === null ? 'When you continue, a new period begins and is charged right away.' : 'It continues automatically.'}`,
    dates: filterKnownDates({ label: 'Subscribed', at: startedAt }, { label: 'Continues', at: resumes }),
    event: null,
    period: null,
    actions: ['continue', 'cancel', 'update-card'],
    changesAt: null,
    urgent: false,
    over: false,
  };
}

function describePausing(subscription: Subscription, at: string, context: PlanContext): State {
  return {
    status: 'Pausing',
    tone: 'neutral',
    next: `The app works until ${formatTimestampDate(at)}, then the plan pauses. While it’s paused, you aren’t charged and can’t use the license.${describeRenewal(subscription, context, at)}`,
    dates: getPeriodDates(subscription, at, 'Pauses'),
    event: 'Pauses',
    period: 'running',
    actions: [...findRevertingActions(subscription, context), 'cancel', 'update-card'],
    changesAt: at,
    urgent: false,
    over: false,
  };
}

/** `context` is left out if the plan can no longer be continued. */
function describeEnding(subscription: Subscription, at: string, context?: PlanContext): State {
  return {
    status: 'Ending',
    tone: 'neutral',
    next: `It’s canceled, and you won’t be charged again. The app works until ${formatTimestampDate(at)}.${context ? describeRenewal(subscription, context, at) : ''}`,
    dates: getPeriodDates(subscription, at, 'Ends'),
    price: null,
    event: 'Ends',
    period: 'running',
    actions: context ? findRevertingActions(subscription, context) : [],
    changesAt: null,
    urgent: false,
    over: false,
  };
}

/** Returns the actions that revert a cancellation or a pause: after a switch, for the paid plan or the other one. */
const findRevertingActions = (subscription: Subscription, { invoices }: PlanContext): PlanAction[] =>
  findPaidInvoice(subscription, invoices) ? ['switch', 'continue'] : ['continue'];

/** Returns a sentence about the next payment if the customer continues the plan. */
function describeRenewal(subscription: Subscription, { locale, invoices }: PlanContext, at: string): string {
  const { name, price, allowedChanges } = subscription;
  if (price === null || allowedChanges === 'none') return '';
  const paid = allowedChanges === 'all' ? findPaidInvoice(subscription, invoices) : undefined;
  const amount = formatMoney(price, locale);
  // Without the amount of the other plan, because a discount of the paid invoice isn't given again.
  const renewal = paid ? ` as ${name} for ${amount}, or as ${paid.name}` : ` for ${amount}`;
  return ` If you continue, it renews on ${formatTimestampDate(at)}${renewal}.`;
}

function describeEnded({ startedAt, endedAt, currentPeriodEndsAt }: Subscription): State {
  return {
    status: 'Ended',
    tone: 'neutral',
    next: 'You won’t be charged again. Your files stay on your Mac.',
    dates: filterKnownDates(
      { label: 'Subscribed', at: startedAt },
      { label: 'Ended', at: endedAt ?? currentPeriodEndsAt },
    ),
    event: null,
    period: null,
    actions: [],
    changesAt: null,
    urgent: false,
    over: true,
  };
}

/** Returns the dates that are known. */
function filterKnownDates(...dates: readonly (Omit<PlanDate, 'at'> & { at: string | null })[]): PlanDate[] {
  return dates.flatMap(({ at, ...rest }) => (at === null ? [] : [{ ...rest, at }]));
}
