import type { CheckoutOwned } from '@onset/design-system/sections/checkout';
import type { Purchases } from '../../adapters/billing/purchases.ts';
import { planOf } from '../../content/plans.ts';

/**
 * What somebody has already, so that it is not sold to them again: a subscription that runs, waits for a payment or is
 * paused, because the portal mends and resumes it; or a purchase for good whose updates still come. Null for nothing.
 */
export function ownedOf({ subscriptions, purchases }: Purchases, now: number): CheckoutOwned | null {
  const running = subscriptions.find(({ status }) => status !== 'canceled');
  if (running) {
    const { plan, name, scheduledChange, currentPeriodEndsAt } = running;
    const isEnding = scheduledChange?.action === 'cancel';
    return {
      is: 'subscription',
      plan: planOf(plan)?.name ?? name,
      until: dayOf(isEnding ? scheduledChange.at : currentPeriodEndsAt),
      ending: isEnding,
    };
  }
  const lasting = purchases.find(
    ({ plan, refundedAt, updatesUntil }) =>
      plan === 'lifetime' && refundedAt === null && Date.parse(updatesUntil) > now,
  );
  if (!lasting) return null;
  return { is: 'lifetime', boughtOn: dayOf(lasting.boughtAt), updatesUntil: dayOf(lasting.updatesUntil) };
}

/** The day of a time, as the sections write days. */
function dayOf(time: string): string;
function dayOf(time: string | null): string | null;
function dayOf(time: string | null): string | null {
  return time === null ? null : time.slice(0, 10);
}
