import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { ButtonLink } from '@onset/design-system/primitives/button';
import { fromUnits } from '@onset/design-system/content/money';
import { PurchaseStatus } from '@onset/design-system/sections/purchase-status';
import type { Purchase, PurchasedOrder } from '@onset/design-system/sections/purchase-status/purchase-state';
import type { Purchases } from '../../adapters/billing.ts';
import { conversionValue } from '../../adapters/payments/payload.ts';
import type { ConversionData } from '../../adapters/analytics/purchase.ts';
import { isDemoCheckout, publicConfig } from '../../config/public-config.ts';
import { brand } from '@onset/design-system/brand';
import { findPlanByPrice } from '../../content/plans.ts';
import type { Plan } from '../../content/plans.ts';
import { useAuth } from '../form/use-auth.ts';
import { hasArrived, notifyOtherTabs, usePurchases } from '../purchases/use-purchases.ts';
import type { PurchasesState } from '../purchases/use-purchases.ts';
import type { ConnectedProps, ConnectedPurchaseStatusContent } from '../schemas.ts';
import { useLastPurchase } from './selling/last-purchase.ts';
import { trackPurchase } from '../track.ts';

/** Form for guests. If it can't be loaded, a link to the registration page replaces it. */
const ClaimForm = lazy(() =>
  import('../account/register-form.tsx').then(
    ({ ConnectedClaimForm }) => ({ default: ConnectedClaimForm }),
    () => ({ default: RegisterLink }),
  ),
);

const RegisterLink = () => (
  <ButtonLink href={REGISTER} size="lg">
    Create your account
  </ButtonLink>
);

/** Interval and duration of the requests for the plan, in milliseconds. */
const ASK_EVERY = 2000;
const ASK_FOR = 60_000;
/**
 * Time in milliseconds after which the server is asked to fetch the transaction from Paddle, because its webhook may be
 * late or lost.
 */
const LOOK_AFTER = 10_000;

/**
 * Status of a purchase, connected to the purchase that this tab has stored and to the server, which is polled every two
 * seconds for up to a minute.
 */
export function ConnectedPurchaseStatus(content: ConnectedProps<ConnectedPurchaseStatusContent>) {
  const { transactionId, stored } = useLastPurchase();
  useEffect(() => {
    if (stored) trackPurchase(stored);
  }, [stored]);
  const { state } = useAuth();
  const { purchasesState, retry } = usePurchases();
  const arrived = typeof transactionId === 'string' && hasArrived(purchasesState, transactionId);
  useEffect(() => {
    if (arrived) notifyOtherTabs();
  }, [arrived]);
  const isWaiting = typeof transactionId === 'string' && state.status === 'signed-in' && !arrived;
  const [isClaimed, setClaimed] = useState(false);
  const { patience, again } = useAsking(isWaiting && purchasesState.status !== 'not-offered', transactionId, isClaimed);

  return (
    <PurchaseStatus
      {...content}
      portal={isClaimed ? { ...content.portal, href: `${content.portal.href}?link=sent` } : content.portal}
      product={brand.product}
      simulation={isDemoCheckout ? 'Demo: no card was charged, and there’s no receipt.' : null}
      purchase={toPurchase()}
      order={stored ? toOrder(stored, arrived ? purchasesState.purchases : undefined) : null}
      renderClaimForm={(words) => (
        <Suspense>
          <ClaimForm {...words} onClaimed={() => setClaimed(true)} />
        </Suspense>
      )}
      retrying={purchasesState.status === 'loading'}
      onRetry={() => {
        retry();
        again();
      }}
    />
  );

  function toPurchase(): Purchase {
    if (transactionId === undefined || state.status === 'unknown') return { is: 'unknown' };
    if (transactionId === null) return { is: 'none', isSignedIn: state.status === 'signed-in' };
    if (state.status === 'signed-out') return { is: 'guest', isSeen: stored !== null, registerHref: REGISTER };
    return ofUser(purchasesState, arrived, patience, isClaimed);
  }
}

/** Link for guests, who see their plan in an account with the email address of the purchase. */
const REGISTER = '/register?redirect=%2Fcustomer-portal';

function ofUser(
  { status, purchases }: PurchasesState,
  arrived: boolean,
  patience: 'asking' | 'over',
  isLinkSent: boolean,
): Purchase {
  if (arrived) return { is: 'active', mustConfirm: purchases?.portal === 'confirm-email', isLinkSent };
  if (status === 'not-offered') return { is: 'unconfirmed' };
  // A failed request is repeated, and reported only after the last attempt.
  if (patience === 'asking') return { is: 'waiting' };
  return status === 'failed' ? { is: 'failed', offline: !navigator.onLine } : { is: 'processing' };
}

/** Returns the order of a payment. The time of the next one is that of `purchases` if they contain its plan. */
function toOrder(data: ConversionData, purchases: Purchases | undefined): PurchasedOrder {
  const [item] = data.items;
  const plan = item && findPlanByPrice(item.price_id, publicConfig.priceIds);
  const total = conversionValue(data);
  const currency = data.currency_code ?? 'USD';
  const renewal = data.recurring_totals?.total;
  const discount = data.shown_discount;
  const subscription = purchases?.subscriptions.find((each) => each.plan === plan?.id);
  const nextPaymentAt = subscription
    ? subscription.nextPaymentAt
    : plan && data.paid_at && firstCharge(data.paid_at, plan);
  return {
    plan: plan?.name ?? item?.price_name ?? item?.product?.name ?? brand.name,
    once: plan ? plan.interval === 'once' : data.recurring_totals === undefined,
    ...(total !== undefined && { total: fromUnits(total, currency) }),
    ...(discount && { discount: fromUnits(discount, currency) }),
    ...(renewal !== undefined && { renewal: fromUnits(renewal, currency) }),
    ...(plan && plan.interval !== 'once' && { every: plan.interval }),
    ...(plan?.trialDays !== undefined && { trialDays: plan.trialDays }),
    ...(nextPaymentAt && { nextPaymentAt }),
    transactionId: data.transaction_id,
  };
}

/**
 * Returns the end of the trial or the first period of a plan that starts at a time, on the same day of the month or on
 * the last one; `undefined` for a one-time payment.
 */
function firstCharge(start: string, { interval, trialDays }: Plan): string | undefined {
  if (interval === 'once') return undefined;
  const end = new Date(start);
  if (trialDays !== undefined) {
    end.setUTCDate(end.getUTCDate() + trialDays);
    return end.toISOString();
  }
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + (interval === 'year' ? 12 : 1));
  // February 30 would be in March.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.toISOString();
}

/**
 * Polls the purchases while waiting; `patience` is `over` after a minute. After a claim, the first request already
 * names the transaction.
 */
function useAsking(isWaiting: boolean, transactionId: string | null | undefined, isClaimed: boolean) {
  const { store } = usePurchases();
  const [round, setRound] = useState(0);
  const [patience, setPatience] = useState<'asking' | 'over'>('asking');
  useEffect(() => {
    if (!isWaiting || !store) return undefined;
    const since = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const ask = async (): Promise<void> => {
      const waited = performance.now() - since;
      if (waited >= ASK_FOR) return setPatience('over');
      await store.load(isClaimed || waited >= LOOK_AFTER ? (transactionId ?? undefined) : undefined);
      if (!left) timer = setTimeout(() => void ask(), ASK_EVERY);
    };
    timer = setTimeout(() => void ask(), isClaimed ? 0 : ASK_EVERY);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [isWaiting, store, transactionId, isClaimed, round]);
  const again = useCallback(() => {
    setPatience('asking');
    setRound((before) => before + 1);
  }, []);
  return { patience, again };
}
