import { requireApi, failedCall } from './failed-call.ts';
import type { RunningSubscription, RunningSubscriptions } from '../account/running-subscriptions.ts';
import { rowsOf } from '../billing/purchases.ts';
import type { Database, SubscriptionRow } from '../database/tables.ts';
import type { Log } from '../log/log.ts';
import type { PaddleApi } from './paddle-api.ts';
import { PaddleApiError } from './exchange.ts';
import type { PaddleSubscription } from './schemas.ts';

/** The running subscriptions of users, as the webhooks told of them, and their end by Paddle's API. */
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

/** Whether payments go on unless somebody ends them. A paused subscription can be resumed by the card's owner, or by itself. */
function isRunning({ status, scheduled_action: action }: SubscriptionRow): boolean {
  return status !== 'canceled' && action !== 'cancel';
}

function toRunning({ id, status, plan, name, next_payment_at: nextPaymentAt }: SubscriptionRow): RunningSubscription {
  return { id, plan, name, nextPaymentAt, isPaid: status === 'active' || status === 'trialing' };
}

/**
 * Ends a subscription: one that is paid for at the end of its period, another at once. One that is over or ends already is
 * as wanted, whatever Paddle says of ending it again; so is one whose end was done and not answered.
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
