import type { DatabaseTransaction } from '../database/tables.ts';
import { timestamp } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import { addressEntity, customerEntity } from './entities.ts';
import { newId } from './ids.ts';
import { paddleTime } from './period.ts';
import type { Customer, Subscription, Transaction } from './records.ts';
import type { DemoService } from './service.ts';
import { save } from './store.ts';
import { subscriptionCreatedEntity, subscriptionEntity } from './subscription-entity.ts';
import { transactionEntity } from './transaction-entity.ts';

/** The events that Paddle tells of each thing. */
type TransactionEvent =
  | 'created'
  | 'ready'
  | 'billed'
  | 'paid'
  | 'completed'
  | 'payment_failed'
  | 'past_due'
  | 'canceled';
type SubscriptionEvent = 'created' | 'activated' | 'updated' | 'past_due' | 'canceled';

/** Tells what has happened, in the order of its calls. Nothing is sent before the transaction is committed. */
export interface Teller {
  customerCreated(customer: Customer): Promise<void>;
  transaction(event: TransactionEvent, transaction: Transaction, customer: Customer | undefined): Promise<void>;
  subscription(event: SubscriptionEvent, subscription: Subscription): Promise<void>;
}

/** The times of events: no two of a process are the same, because receivers tell by them which of two is the later. */
export function eventTimes(now: Clock): Clock {
  let last = 0;
  return () => {
    last = Math.max(now(), last + 1);
    return last;
  };
}

/** Makes events in a transaction, and puts them into the queue. */
export function teller(transaction: DatabaseTransaction, { now, eventTime, catalogue }: DemoService): Teller {
  const tell = async (type: string, data: object): Promise<void> => {
    const time = eventTime();
    const id = newId('evt', time);
    const event = {
      event_id: id,
      notification_id: newId('ntf', time),
      event_type: type,
      occurred_at: paddleTime(timestamp(time)),
      data: { ...data },
    };
    await save(transaction, 'event', { id, event, tries: 0, dueAt: timestamp(now()) });
  };
  return {
    async customerCreated(customer) {
      await tell('customer.created', customerEntity(customer));
      await tell('address.created', addressEntity(customer));
    },
    transaction: (event, about, customer) =>
      tell(`transaction.${event}`, transactionEntity(about, customer, catalogue)),
    subscription: (event, about) =>
      tell(
        `subscription.${event}`,
        event === 'created' ? subscriptionCreatedEntity(about, catalogue) : subscriptionEntity(about, catalogue),
      ),
  };
}
