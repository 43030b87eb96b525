import type {
  ISubscriptionCreatedNotificationResponse,
  ISubscriptionNotificationResponse,
} from '@paddle/paddle-node-sdk';
import { priceOf } from './catalogue.ts';
import type { DemoCatalogue } from './catalogue.ts';
import { billingCycle, currencyCode, priceEntity, productEntity } from './entities.ts';
import { paddleTime, paddleTimeOrNull } from './period.ts';
import type { Subscription } from './records.ts';

/** A subscription. Throws for one of which nothing is in the catalogue any more. */
export function subscriptionEntity(
  subscription: Subscription,
  catalogue: DemoCatalogue,
): ISubscriptionNotificationResponse {
  const prices = subscription.items.flatMap(({ priceId, quantity }) => {
    const price = priceOf(catalogue, priceId);
    return price === undefined ? [] : [{ price, quantity }];
  });
  const cycle = prices[0] === undefined ? null : billingCycle(prices[0].price);
  if (cycle === null) throw new Error(`The subscription ${subscription.id} has a price that the build doesn’t know`);
  const nextBilledAt = paddleTimeOrNull(subscription.nextBilledAt);
  return {
    id: subscription.id,
    status: subscription.status,
    customer_id: subscription.customerId,
    address_id: subscription.addressId,
    business_id: null,
    currency_code: currencyCode(subscription.currency),
    created_at: paddleTime(subscription.createdAt),
    updated_at: paddleTime(subscription.updatedAt),
    started_at: paddleTime(subscription.startedAt),
    first_billed_at: paddleTime(subscription.startedAt),
    next_billed_at: nextBilledAt,
    paused_at: null,
    canceled_at: paddleTimeOrNull(subscription.canceledAt),
    discount: null,
    collection_mode: 'automatic',
    billing_details: null,
    current_billing_period:
      subscription.status === 'canceled'
        ? null
        : {
            starts_at: paddleTime(subscription.period.startsAt),
            ends_at: paddleTime(subscription.period.endsAt),
          },
    billing_cycle: cycle,
    scheduled_change:
      subscription.cancelAt === null
        ? null
        : { action: 'cancel', effective_at: paddleTime(subscription.cancelAt), resume_at: null },
    items: prices.map(({ price, quantity }) => ({
      status: subscription.status === 'canceled' ? 'inactive' : 'active',
      quantity,
      recurring: true,
      created_at: paddleTime(subscription.createdAt),
      updated_at: paddleTime(subscription.updatedAt),
      previously_billed_at: paddleTime(subscription.lastBilledAt),
      next_billed_at: nextBilledAt,
      trial_dates: null,
      price: priceEntity(price),
      product: { ...productEntity(price), created_at: paddleTime(subscription.createdAt) },
    })),
    custom_data: subscription.customData,
    import_meta: null,
  };
}

/** The same with the transaction it began with, as `subscription.created` has it. */
export function subscriptionCreatedEntity(
  subscription: Subscription,
  catalogue: DemoCatalogue,
): ISubscriptionCreatedNotificationResponse {
  return { ...subscriptionEntity(subscription, catalogue), transaction_id: subscription.transactionId };
}
