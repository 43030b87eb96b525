import type { Money } from '@onset/design-system/content/money';
import * as z from 'zod';
import { SUBSCRIPTION_CHANGES, SUBSCRIPTION_STATUSES } from '../../contract/billing.ts';
import type { SubscriptionChange } from '../../contract/billing.ts';
import {
  CANCELLATION_UNCERTAIN,
  CHANGE_PARTIAL,
  CHANGE_UNCERTAIN,
  PLAN_NOT_OWN,
  PORTAL_NEEDS_CONFIRMED_EMAIL,
  SUBSCRIPTION_HAS_CHANGED,
} from '../../contract/payment-messages.ts';
import { rejectFieldErrors, rejectUnknownFields, required, text, unspecifiedKeysError } from '../account/fields.ts';
import type { Rule } from '../account/fields.ts';
import type { AccountService, RunningSubscription, RunningSubscriptions } from '../account/service.ts';
import { isUnavailable } from '../database/errors.ts';
import type { Database, SubscriptionRow } from '../database/tables.ts';
import { ApiError, forbiddenError, notFoundError, validationError } from '../http/api-error.ts';
import type { Log } from '../process/log.ts';
import type { KeyedHash } from '../process/secrets.ts';
import type { Catalog } from './catalog.ts';
import { eventOf } from './fetch-missing.ts';
import type { FetchingMissing, FetchingUser } from './fetch-missing.ts';
import { allowedChanges, isBuyer } from './ownership.ts';
import type { PaddleApi, SubscriptionUpdate, PaddleSubscription } from './paddle-api.ts';
import { PaddleApiError, failedCall, requireApi } from './paddle-http.ts';
import { rowsOf } from './purchases.ts';

/** Dependencies of a change. */
export interface ChangeDependencies extends FetchingMissing {
  readonly account: AccountService;
  readonly catalog: Catalog;
}

/**
 * Changes a subscription of the user at Paddle and applies the result, so that it is known before its webhook arrives.
 * `fields` is the body of `POST /api/subscription/change`; see `SubscriptionChangeRequest`.
 *
 * A pause, a cancellation or another price takes effect when the paid period ends, and nothing is charged before. Only
 * an unpaid or paused subscription ends right away, and a paused one is charged when it continues. Because the effect
 * depends on the status, the change is rejected if the status isn't the one that the customer saw.
 *
 * Throws 400 for invalid fields, 404 for another user's subscription, 403 for a change that the user may not make (see
 * `allowedChanges`), 409 for another status, and 502 or 503 if Paddle rejects the change or doesn't respond. The message
 * of a 503 says whether Paddle may still make the change.
 */
export async function changeSubscription(
  { account, api, accept, catalog }: ChangeDependencies,
  fields: Readonly<Record<string, unknown>>,
  asking: FetchingUser,
): Promise<void> {
  const found = await findChange({ account, api, catalog }, fields, asking, 'change');
  const { row, change, paddle, mustBeBuyer, fail } = found;
  const apply = (subscription: PaddleSubscription) =>
    accept(eventOf('subscription.updated', subscription)).catch((error: unknown) => {
      if (isUnavailable(error)) throw error;
      account.log.warning('A changed subscription could not be applied.', { subscription: row.id });
    });
  const before = await paddle.getSubscription(row.id).catch(fail);
  if (mustBeBuyer && !isBuyer(account.hash, asking.user, row, before))
    throw forbiddenError(PORTAL_NEEDS_CONFIRMED_EMAIL);
  if (before.status !== change.status) {
    await apply(before);
    throw new ApiError(409, 'ConflictError', SUBSCRIPTION_HAS_CHANGED, {});
  }
  await apply(await makeChange(paddle, before, change, apply).catch(fail));
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
  { account, api, catalog }: Omit<ChangeDependencies, 'accept'>,
  fields: Readonly<Record<string, unknown>>,
  { user, address }: FetchingUser,
  purpose: 'change' | 'preview',
) {
  const change = readChange(fields, catalog);
  const paddle = requireApi(api);
  await account.rateLimit.consume(purpose === 'change' ? 'payments' : 'previews', String(user.id), address);
  const rows = await rowsOf(account.database, user.id);
  const row = rows.subscriptions.find(({ id }) => id === change.subscription);
  if (row === undefined) throw notFoundError('Subscription not found');
  const allowed = allowedChanges(user, row, rows);
  const mustBeBuyer = allowed !== 'all';
  if (allowed === 'none' || (mustBeBuyer && !isEnding(change))) throw forbiddenError(PORTAL_NEEDS_CONFIRMED_EMAIL);
  const { target } = change;
  if (target !== undefined) {
    if (!catalog.subscriptions.some(({ plan }) => plan === row.plan))
      throw validationError('This subscription can’t be switched to another plan');
    // A customer may go back to a withdrawn plan only while the period that they last paid is of this plan.
    const lastPaid = rows.transactions.find(
      (each) => each.subscription_id === row.id && (each.status === 'paid' || each.status === 'completed'),
    );
    if (target.isWithdrawn && ![row.plan, lastPaid?.plan].includes(target.plan))
      throw validationError(`The plan ${target.plan} is no longer sold`);
  }
  const fail = (error: unknown): never => {
    const what = `${purpose === 'change' ? 'changing' : 'previewing'} a subscription`;
    throw failedCall(error, what, account.log, error instanceof UnfinishedChange ? error.explanation : undefined);
  };
  return { row, change, paddle, mustBeBuyer, fail };
}

/** Returns true for changes that cost nothing. Resuming a paused subscription charges at once. */
const isEnding = ({ change, status }: Pick<Change, 'change' | 'status'>): boolean =>
  change === 'cancel' || change === 'pause' || (change === 'continue' && status !== 'paused');

interface Change {
  readonly subscription: string;
  readonly change: SubscriptionChange;
  readonly status: string;
  /** Subscription to switch to; `undefined` for other changes. */
  readonly target: Catalog['subscriptions'][number] | undefined;
  /** Price ID of the target; empty for other changes. */
  readonly priceId: string;
}

function readChange(fields: Readonly<Record<string, unknown>>, { subscriptions }: Catalog): Change {
  const isSwitch = fields['change'] === 'switch';
  rejectUnknownFields(fields, ['subscription', 'change', 'status', 'plan'], unspecifiedKeysError);
  rejectFieldErrors(
    required(fields, 'subscription'),
    required(fields, 'change', oneOf(SUBSCRIPTION_CHANGES)),
    required(fields, 'status', oneOf(SUBSCRIPTION_STATUSES)),
    isSwitch ? required(fields, 'plan', oneOf(subscriptions.map(({ plan }) => plan))) : undefined,
  );
  const target = isSwitch ? subscriptions.find(({ plan }) => plan === fields['plan']) : undefined;
  return {
    subscription: text(fields, 'subscription'),
    change: z.enum(SUBSCRIPTION_CHANGES).parse(fields['change']),
    status: text(fields, 'status'),
    target,
    priceId: target?.priceId ?? '',
  };
}

const oneOf =
  (known: readonly string[]): Rule =>
  (value, name) =>
    known.includes(value) ? undefined : `${name} must be one of the following values: ${known.join(', ')}`;

/** Error of a change that Paddle may still make, or has made in part. */
class UnfinishedChange extends PaddleApiError {
  readonly explanation: string;

  constructor(error: PaddleApiError, explanation: string) {
    super(error);
    this.explanation = explanation;
  }

  override get isPassing(): boolean {
    return true;
  }
}

/** A change, without the subscription and the status that the customer saw. */
type WantedChange = Pick<Change, 'change' | 'priceId'>;

/**
 * Makes a change. If the request fails but Paddle has made the change, returns the subscription as usual. Otherwise
 * throws, after a call of `onFailure` with the subscription if it can be read: it may contain a part of the change.
 */
async function makeChange(
  api: PaddleApi,
  before: PaddleSubscription,
  change: WantedChange,
  onFailure?: (subscription: PaddleSubscription) => Promise<unknown>,
): Promise<PaddleSubscription> {
  try {
    return await requestChange(api, before, change);
  } catch (error) {
    if (!(error instanceof PaddleApiError)) throw error;
    const now = await api.getSubscription(before.id).catch(() => undefined);
    if (now && isDone(now, change)) return now;
    if (now) await onFailure?.(now);
    const { status = 0 } = error;
    // A request without a response may still be in progress. After an error of Paddle's server, the subscription decides.
    if (status < 300 || (status >= 500 && now === undefined)) throw new UnfinishedChange(error, CHANGE_UNCERTAIN);
    throw now && stateOf(now) !== stateOf(before) ? new UnfinishedChange(error, CHANGE_PARTIAL) : error;
  }
}

/** Returns what changes affect, to compare two states of a subscription. */
const stateOf = ({ status, scheduled_change: scheduled, items }: PaddleSubscription): string =>
  JSON.stringify([status, scheduled?.action, items.map(({ price }) => price?.id)]);

async function requestChange(
  api: PaddleApi,
  { id, status, scheduled_change: scheduled }: PaddleSubscription,
  { change, priceId }: WantedChange,
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

function isDone({ status, scheduled_change: scheduled, items }: PaddleSubscription, { change, priceId }: WantedChange) {
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

/** Dependencies of ending subscriptions. */
interface EndingDependencies {
  readonly database: Database;
  readonly api: PaddleApi | undefined;
  readonly hash: KeyedHash;
  readonly log: Pick<Log, 'warning'>;
}

/** Returns access to the running subscriptions of users, as reported by webhooks, and ends them with Paddle's API. */
export function runningSubscriptions({ database, api, hash, log }: EndingDependencies): RunningSubscriptions {
  return {
    async of(user) {
      const rows = await rowsOf(database, user.id);
      return rows.subscriptions
        .filter(isRunning)
        .map((row) => ({ ...toRunning(row), allowedChanges: allowedChanges(user, row, rows) }));
    },
    async end(user, subscriptions) {
      if (subscriptions.length === 0) return;
      const paddle = requireApi(api);
      const fail = (error: unknown): never => {
        throw failedCall(error, 'ending a subscription', log, CANCELLATION_UNCERTAIN);
      };
      const current = await Promise.all(subscriptions.map(({ id }) => paddle.getSubscription(id))).catch(fail);
      const isOwn = ({ customerId, allowedChanges: allowed }: RunningSubscription, index: number): boolean => {
        const now = current[index];
        if (allowed !== 'ending') return allowed === 'all';
        return now !== undefined && isBuyer(hash, user, { customer_id: customerId }, now);
      };
      if (!subscriptions.every(isOwn)) throw forbiddenError(PLAN_NOT_OWN);
      const cancel = { change: 'cancel', priceId: '' } as const;
      const running = current.filter((each) => !isDone(each, cancel));
      // All are waited for, because the server must not delete or keep the account while one of them is in progress.
      const failure = errorOfEnds(await Promise.allSettled(running.map((each) => makeChange(paddle, each, cancel))));
      if (failure !== undefined) fail(failure);
    },
  };
}

/** Returns the error of ends that failed: an unfinished change if others succeeded. */
function errorOfEnds(ends: readonly PromiseSettledResult<unknown>[]): unknown {
  const errors = ends.flatMap((each): unknown[] => (each.status === 'rejected' ? [each.reason] : []));
  const error = errors.find((each) => each instanceof UnfinishedChange) ?? errors[0];
  const isPartial = error instanceof PaddleApiError && errors.length < ends.length;
  return isPartial ? new UnfinishedChange(error, CANCELLATION_UNCERTAIN) : error;
}

/**
 * Returns true if a subscription will be charged again unless someone cancels it. This includes a paused one, which the
 * customer or a scheduled change can resume.
 */
function isRunning({ status, scheduled_action: action }: SubscriptionRow): boolean {
  return status !== 'canceled' && action !== 'cancel';
}

function toRunning({ id, plan, name, ...row }: SubscriptionRow): Omit<RunningSubscription, 'allowedChanges'> {
  return { id, plan, name, nextPaymentAt: row.next_payment_at, customerId: row.customer_id };
}
