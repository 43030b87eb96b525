import { requireApi, failedCall } from './failed-call.ts';
import type { RunningSubscription, RunningSubscriptions } from '../account/running-subscriptions.ts';
import { rowsOf } from '../billing/purchases.ts';
import type { Database, SubscriptionRow } from '../database/tables.ts';
import type { Log } from '../log/log.ts';
import type { PaddleApi } from './paddle-api.ts';
import { PaddleApiError } from './exchange.ts';
import type { PaddleSubscription } from './schemas.ts';

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
