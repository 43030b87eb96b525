import type { CheckoutOwned } from '@onset/design-system/sections/checkout/checkout-state';
import { useMemo } from 'react';
import type { Purchases } from '../../../adapters/billing.ts';
import type { CheckoutOptions } from '../../../adapters/payments/payments.ts';
import { findPlan } from '../../../content/plans.ts';
import { useAuth, useSessionCheck } from '../../form/use-auth.ts';
import { usePurchases } from '../../purchases/use-purchases.ts';

/** Key of buyers without an account. */
export const GUEST = 'guest';

/** Buyer in the format of the payments adapter. */
export interface Buyer extends Pick<CheckoutOptions, 'customer' | 'customData'> {
  /** Identifies the buyer within the page. */
  readonly key: string;
}

/**
 * Returns the buyer and the plan they own. The buyer is `undefined` until the session is checked and the purchases are
 * known, so that no one buys a plan they already own.
 */
export function useBuyer(): {
  buyer: Buyer | undefined;
  owned: CheckoutOwned | null;
  /** ID of that plan. */
  ownedPlan: string | undefined;
  /** Requests the purchases again, if the request failed. */
  retry: (() => void) | undefined;
} {
  const { state, withAuth } = useAuth();
  const { user, status } = state;
  const check = useSessionCheck(status === 'signed-in', withAuth);
  const { purchasesState, retry } = usePurchases();
  const { purchases, at } = purchasesState;
  const found = useMemo(() => (purchases ? findOwnedPlan(purchases, at) : undefined), [purchases, at]);
  // A server without purchases can be ignored. One that doesn't respond may know of an active plan.
  const isKnown =
    status === 'signed-out' ||
    (check !== 'pending' && (purchasesState.status === 'not-offered' || purchases !== undefined));
  const signed = purchases?.checkoutUser;
  const buyer = useMemo((): Buyer | undefined => {
    if (!isKnown) return undefined;
    const ga = analyticsClientId();
    // A server that doesn't sign the buyer may recognize their ID.
    const whose: Record<string, string> = {};
    if (signed) whose['user'] = signed;
    else if (user?.id !== undefined) whose['user_id'] = String(user.id);
    const { paddle_customer_id: id, email } = user ?? {};
    return {
      key: user ? `user ${user.id ?? email ?? ''}` : GUEST,
      ...(id && check === 'confirmed' ? { customer: { id } } : email ? { customer: { email } } : {}),
      customData: { ...whose, ...(ga !== undefined && { ga }) },
    };
  }, [isKnown, check, signed, user]);
  const hasFailed = purchasesState.status === 'failed' && purchases === undefined;
  return { buyer, owned: found?.owned ?? null, ownedPlan: found?.plan, retry: hasFailed ? retry : undefined };
}

/**
 * Returns the plan that must not be sold again: a subscription that is active, past due or paused, or a plan that was
 * paid once and still gets updates.
 */
function findOwnedPlan(
  { subscriptions, purchases }: Purchases,
  now: number,
): { owned: CheckoutOwned; plan: string | undefined } | undefined {
  const running = subscriptions.find(({ status }) => status !== 'canceled');
  if (running) {
    const { plan, name, scheduledChange, currentPeriodEndsAt } = running;
    const isEnding = scheduledChange?.action === 'cancel';
    return {
      owned: {
        is: 'subscription',
        plan: findPlan(plan)?.name ?? name,
        until: toDay(isEnding ? scheduledChange.at : currentPeriodEndsAt),
        ending: isEnding,
      },
      plan: plan ?? undefined,
    };
  }
  const lasting = purchases.find(
    ({ plan, refundedAt, updatesUntil }) => plan !== null && refundedAt === null && Date.parse(updatesUntil) > now,
  );
  if (!lasting) return undefined;
  const [purchasedOn, updatesUntil] = [toDay(lasting.boughtAt), toDay(lasting.updatesUntil)];
  return { owned: { is: 'lifetime', purchasedOn, updatesUntil }, plan: lasting.plan ?? undefined };
}

/** Returns the date of an ISO 8601 time, such as `2027-11-22`. */
function toDay(time: string): string;
function toDay(time: string | null): string | null;
function toDay(time: string | null): string | null {
  return time === null ? null : time.slice(0, 10);
}

/**
 * Returns the client ID of Google Analytics from its cookie, which exists only with consent. The server reports a
 * purchase with this ID, or not at all.
 */
export function analyticsClientId(cookies: string = document.cookie): string | undefined {
  return /(?:^|; )_ga=GA\d\.\d\.(\d{1,20}\.\d{1,20})(?:;|$)/.exec(cookies)?.[1];
}
