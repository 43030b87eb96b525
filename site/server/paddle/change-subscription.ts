import type { Money } from '@onset/design-system/content/money';
import * as z from 'zod';
import { SUBSCRIPTION_CHANGES, SUBSCRIPTION_STATUSES, SWITCHABLE_PLANS } from '../../contract/billing.ts';
import type { SubscriptionChange } from '../../contract/billing.ts';
import { PORTAL_NEEDS_CONFIRMED_EMAIL, SUBSCRIPTION_HAS_CHANGED } from '../../contract/messages.ts';
import { rejectFieldErrors, rejectUnknownFields, required, text, unspecifiedKeysError } from '../account/fields.ts';
import type { Rule } from '../account/fields.ts';
import type { AccountService, RunningSubscription, RunningSubscriptions } from '../account/service.ts';
import { mayOpenPortal } from '../billing/ownership.ts';
import { rowsOf } from '../billing/purchases.ts';
import type { Database, SubscriptionRow } from '../database/tables.ts';
import { isUnavailable } from '../database/errors.ts';
import { ApiError, forbiddenError, notFoundError, validationError } from '../http/api-error.ts';
import type { Log } from '../log.ts';
import { PaddleApiError, failedCall, requireApi } from './exchange.ts';
import { eventOf } from './fetch-missing.ts';
import type { FetchingMissing, FetchingUser } from './fetch-missing.ts';
import type { PaddleApi, SubscriptionUpdate, PaddleSubscription } from './paddle-api.ts';

/** Dependencies of a change. */
export interface ChangeDependencies extends FetchingMissing {
  readonly account: AccountService;
  /** Price IDs of the plans, as in the build. */
  readonly priceIds: Readonly<Record<string, string>>;
}

/**
 * Changes a subscription of the user at Paddle and applies the result, so that it is known before its webhook arrives.
 * `fields` is the body of `POST /api/subscription/change`; see `SubscriptionChangeRequest`.
 *
 * A pause, a cancellation or another price takes effect when the paid period ends, and nothing is charged before. Only
 * an unpaid or paused subscription ends right away, and a paused one is charged when it continues. Because the effect
 * depends on the status, the change is rejected if the status isn't the one that the customer saw.
 *
 * Throws 400 for invalid fields, 404 for another user's subscription, 403 if the user hasn't confirmed the email
 * address of the purchase, 409 for another status, and 502 or 503 if Paddle rejects the change or doesn't respond.
 */
export async function changeSubscription(
  { account, api, accept, priceIds }: ChangeDependencies,
  fields: Readonly<Record<string, unknown>>,
  asking: FetchingUser,
): Promise<void> {
  const { row, change, paddle, fail } = await findChange({ account, api, priceIds }, fields, asking, 'change');
  const apply = (subscription: PaddleSubscription) =>
    accept(eventOf('subscription.updated', subscription)).catch((error: unknown) => {
      if (isUnavailable(error)) throw error;
      account.log.warning('A changed subscription could not be applied.', { subscription: row.id });
    });
  const before = await paddle.getSubscription(row.id).catch(fail);
  if (before.status !== change.status) {
    await apply(before);
    throw new ApiError(409, 'ConflictError', SUBSCRIPTION_HAS_CHANGED, {});
  }
  await apply(await changeAtPaddle(paddle, before, change, apply).catch(fail));
}

/**
 * Returns the total of each period after a switch, with tax, which only Paddle knows in other currencies. `fields` is
 * the body of `POST /api/subscription/preview`. Throws like `changeSubscription`, but never 409.
 */
export async function previewSwitch(
  dependencies: Omit<ChangeDependencies, 'accept'>,
  fields: Readonly<Record<string, unknown>>,
  asking: FetchingUser,
): Promise<Money> {
  const { row, change, paddle, fail } = await findChange(dependencies, fields, asking, 'preview');
  if (change.change !== 'switch') throw validationError('Only a switch can be previewed');
  return paddle.previewUpdate(row.id, switchTo(change.priceId)).catch(fail);
}

/** Validates a change and finds its subscription. */
async function findChange(
  { account, api, priceIds }: Omit<ChangeDependencies, 'accept'>,
  fields: Readonly<Record<string, unknown>>,
  { user, address }: FetchingUser,
  purpose: 'change' | 'preview',
) {
  const change = readChange(fields, priceIds);
  const paddle = requireApi(api);
  await account.rateLimit.consume(purpose === 'change' ? 'payments' : 'previews', String(user.id), address);
  const { subscriptions, customers } = await rowsOf(account.database, user.id);
  const row = subscriptions.find(({ id }) => id === change.subscription);
  if (row === undefined) throw notFoundError('Subscription not found');
  const email = customers.find(({ id }) => id === row.customer_id)?.email ?? '';
  if (!mayOpenPortal(user, { email })) throw forbiddenError(PORTAL_NEEDS_CONFIRMED_EMAIL);
  if (change.priceId !== '' && !SWITCHABLE_PLANS.some((plan) => plan === row.plan))
    throw validationError('This subscription has no other interval');
  const fail = (error: unknown): never => {
    throw failedCall(error, `${purpose === 'change' ? 'changing' : 'previewing'} a subscription`, account.log);
  };
  return { row, change, paddle, fail };
}

interface Change {
  readonly subscription: string;
  readonly change: SubscriptionChange;
  readonly status: string;
  /** ID of the price to switch to; empty for other changes. */
  readonly priceId: string;
}

function readChange(fields: Readonly<Record<string, unknown>>, priceIds: ChangeDependencies['priceIds']): Change {
  const isSwitch = fields['change'] === 'switch';
  rejectUnknownFields(fields, ['subscription', 'change', 'status', 'plan'], unspecifiedKeysError);
  rejectFieldErrors(
    required(fields, 'subscription'),
    required(fields, 'change', oneOf(SUBSCRIPTION_CHANGES)),
    required(fields, 'status', oneOf(SUBSCRIPTION_STATUSES)),
    isSwitch ? required(fields, 'plan', oneOf(SWITCHABLE_PLANS)) : undefined,
  );
  return {
    subscription: text(fields, 'subscription'),
    change: z.enum(SUBSCRIPTION_CHANGES).parse(fields['change']),
    status: text(fields, 'status'),
    priceId: isSwitch ? (priceIds[text(fields, 'plan')] ?? '') : '',
  };
}

const oneOf =
  (known: readonly string[]): Rule =>
  (value, name) =>
    known.includes(value) ? undefined : `${name} must be one of the following values: ${known.join(', ')}`;

/**
 * Makes the change. If a request fails but Paddle has made the change, returns the subscription as usual. If Paddle has
 * made only a part of it, that part is applied before the error is thrown.
 */
async function changeAtPaddle(
  api: PaddleApi,
  before: PaddleSubscription,
  change: Change,
  apply: (subscription: PaddleSubscription) => Promise<unknown>,
): Promise<PaddleSubscription> {
  try {
    return await requestChange(api, before, change);
  } catch (error) {
    if (!(error instanceof PaddleApiError)) throw error;
    const now = await api.getSubscription(before.id).catch(() => undefined);
    if (now && isDone(now, change)) return now;
    if (now) await apply(now);
    throw error;
  }
}

async function requestChange(
  api: PaddleApi,
  { id, status, scheduled_change: scheduled }: PaddleSubscription,
  { change, priceId }: Change,
): Promise<PaddleSubscription> {
  switch (change) {
    case 'cancel':
      // A subscription can have only one scheduled change.
      if (scheduled) await api.updateSubscription(id, { scheduled_change: null });
      return api.cancelSubscription(
        id,
        status === 'active' || status === 'trialing' ? 'next_billing_period' : 'immediately',
      );
    case 'pause':
      return api.pauseSubscription(id);
    case 'continue':
      return status === 'paused' ? api.resumeSubscription(id) : api.updateSubscription(id, { scheduled_change: null });
    case 'switch': {
      // In this order, a failure can't lead to a payment for the plan that the customer doesn't want.
      const switched = await api.updateSubscription(id, switchTo(priceId));
      return scheduled ? api.updateSubscription(id, { scheduled_change: null }) : switched;
    }
  }
}

const switchTo = (priceId: string): SubscriptionUpdate => ({
  items: [{ price_id: priceId, quantity: 1 }],
  proration_billing_mode: 'do_not_bill',
});

function isDone({ status, scheduled_change: scheduled, items }: PaddleSubscription, { change, priceId }: Change) {
  switch (change) {
    case 'cancel':
      return status === 'canceled' || scheduled?.action === 'cancel';
    case 'pause':
      return status === 'paused' || scheduled?.action === 'pause';
    case 'continue':
      return (status === 'active' || status === 'trialing') && !scheduled;
    case 'switch':
      return !scheduled && items.some(({ price }) => price?.id === priceId);
  }
}

/** Returns access to the running subscriptions of users, as reported by webhooks, and ends them with Paddle's API. */
export function runningSubscriptions(
  database: Database,
  api: PaddleApi | undefined,
  log: Pick<Log, 'warning'>,
): RunningSubscriptions {
  return {
    async of(userId) {
      const { subscriptions } = await rowsOf(database, userId);
      return subscriptions.filter(isRunning).map(toRunning);
    },
    async end(subscriptions) {
      if (subscriptions.length === 0) return;
      const paddle = requireApi(api);
      for (const subscription of subscriptions)
        await endSubscription(paddle, subscription).catch((error: unknown) => {
          throw failedCall(error, 'ending a subscription', log);
        });
    },
  };
}

/**
 * Returns true if a subscription will be charged again unless someone cancels it. This includes a paused one, which the
 * customer or a scheduled change can resume.
 */
function isRunning({ status, scheduled_action: action }: SubscriptionRow): boolean {
  return status !== 'canceled' && action !== 'cancel';
}

function toRunning({ id, status, plan, name, next_payment_at: nextPaymentAt }: SubscriptionRow): RunningSubscription {
  return { id, plan, name, nextPaymentAt, isPaid: status === 'active' || status === 'trialing' };
}

/**
 * Ends a subscription: at the end of the paid period, or now if it isn't paid. A subscription that has ended or will
 * end counts as success, even if Paddle rejects the request or doesn't respond.
 */
async function endSubscription(api: PaddleApi, { id, isPaid }: RunningSubscription): Promise<void> {
  try {
    await api.cancelSubscription(id, isPaid ? 'next_billing_period' : 'immediately');
  } catch (error) {
    if (!(error instanceof PaddleApiError)) throw error;
    const now = await api.getSubscription(id).catch(() => undefined);
    if (now === undefined || !isEnding(now)) throw error;
  }
}

const isEnding = ({ status, scheduled_change: change }: PaddleSubscription): boolean =>
  status === 'canceled' || change?.action === 'cancel';
