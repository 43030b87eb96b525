import { useMemo } from 'react';
import type { CheckoutOwned } from '@onset/design-system/sections/checkout';
import type { CheckoutOptions } from '../../adapters/payments/index.ts';
import { analyticsClientId } from './analytics-client-id.ts';
import { useAuth, useSessionCheck } from '../auth.ts';
import { useBought } from './bought.ts';
import { ownedOf } from './owned.ts';

/** The key of a buyer without an account. */
export const GUEST = 'guest';

/** Who buys, as a checkout is told of them. */
export interface Buyer extends Pick<CheckoutOptions, 'customer' | 'customData'> {
  /** The same text for the same buyer, another for another. */
  readonly key: string;
}

/**
 * Who would buy on this page, once it is known who is signed in and what they have, and the own-profile check has been
 * answered or has failed; `undefined` until then. Nobody is sold what they own.
 */
export function useBuyer(): {
  buyer: Buyer | undefined;
  owned: CheckoutOwned | null;
  /** Asks again, where it could not be had what somebody signed in has. */
  retry: (() => void) | undefined;
} {
  const { state, auth } = useAuth();
  const { user, status } = state;
  const check = useSessionCheck(status === 'signed-in', auth);
  const { bought, retry } = useBought();
  const { purchases, at } = bought;
  const owned = useMemo(() => (purchases ? ownedOf(purchases, at) : null), [purchases, at]);
  // A server that keeps no record is one thing; one that fails to answer may know of a plan that runs.
  const isKnown =
    status === 'signed-out' || (check !== 'pending' && (bought.status === 'not-offered' || purchases !== undefined));
  const signed = purchases?.checkoutUser;
  const buyer = useMemo((): Buyer | undefined => {
    if (!isKnown) return undefined;
    const ga = analyticsClientId();
    // A server that does not sign whose it is may find them by their id.
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
  const hasFailed = bought.status === 'failed' && purchases === undefined;
  return { buyer, owned, retry: hasFailed ? retry : undefined };
}
