import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { toUnits } from '@onset/design-system/content/money';
import { Checkout } from '@onset/design-system/sections/checkout';
import type { CheckoutPayment, CheckoutPlan, CheckoutSimulation } from '@onset/design-system/sections/checkout';
import { keepCheckout, keepConversion, readCheckout } from '../../adapters/payments/index.ts';
import { isDemoCheckout, publicConfig } from '../../config/public-config.ts';
import { brand } from '../../content/brand.ts';
import { planOffers } from '../../content/plan-offers.ts';
import { plans as catalogue } from '../../content/plans.ts';
import type { Plan } from '../../content/plans.ts';
import { useAuth } from '../auth.ts';
import { GUEST, useBuyer } from './buyer.ts';
import { checkoutAppearance } from './checkout-appearance.ts';
import { createCheckoutMachine, paymentOf } from './checkout-machine.ts';
import type { CheckoutMachine, WantedOrder } from './checkout-machine.ts';
import type { ConnectedCheckoutContent } from './checkout.schema.ts';
import { toCheckoutOrder } from './checkout-order.ts';
import { CHECKOUT } from './checkout-path.ts';
import { chosenPlan } from './chosen-plan.ts';
import type { ConnectedProps } from '../connected-props.ts';
import { DEMO_SELLER } from './demo-seller.ts';
import { goTo } from '../go-to.ts';
import { markAsPaid, usePaidHref } from './paid-entry.ts';
import { usePayments } from './payments.ts';
import { successPath } from './success-path.ts';
import { useSearchParameter } from '../search-parameter.ts';
import { track } from '../track.ts';

/** The class by which the payment library finds the place it draws in. */
const FRAME_CLASS = 'payment-frame';

/** Nobody is sold what they may have already. */
const UNKNOWN_WHETHER_OWNED = 'We couldn’t check whether you already have a plan. Try again in a moment.';

/** What the demo checkout says on its face. Only in builds that have it. */
const DEMO: CheckoutSimulation | null = isDemoCheckout
  ? {
      label: 'Demo checkout: no card is charged',
      title: 'Pay with test cards',
      text: 'A simulation of Paddle’s form opens here. It doesn’t accept real cards.',
      entered: 'Only test cards are accepted here.',
    }
  : null;

/** The checkout, bound to the payment library, the session, what is owned already, and the address. */
export function ConnectedCheckout({ plans, trust, ...content }: ConnectedProps<ConnectedCheckoutContent>) {
  const parameter = useSearchParameter('plan');
  const discountCode = useSearchParameter('discount');
  const { plan, unknown } = chosenPlan(parameter);
  const { state, auth } = useAuth();
  const { buyer, owned, retry } = useBuyer();
  const machine = useCheckoutMachine();
  const checkout = useSyncExternalStore(machine.subscribe, machine.get, machine.get);
  const email = state.user?.email;

  const paidHref = usePaidHref();
  const isForSale = owned === null && paidHref === null;
  const order = useMemo((): WantedOrder | undefined => {
    if (!plan || !buyer || !isForSale) return undefined;
    return { priceId: publicConfig.priceIds[plan], ...buyer, ...(discountCode && { discountCode }) };
  }, [plan, buyer, isForSale, discountCode]);
  useEffect(() => machine.send({ type: 'want', order }), [machine, order]);

  // Between a plan and its form nothing waits for the buyer: a stage in between would flash, and take the focus.
  const isIdle = checkout.step === 'idle';
  const isOpen = checkout.step === 'ready';
  const begunPlan = useRef<Plan['id']>(null);
  useEffect(() => {
    // The form is ready again after an error, which begins no other checkout.
    if (!isOpen || !plan || begunPlan.current === plan) return;
    begunPlan.current = plan;
    trackBeginCheckout(plan);
  }, [isOpen, plan]);

  const { purchase } = checkout;
  useEffect(() => {
    if (!purchase) return;
    keepConversion(() => sessionStorage, purchase);
    markAsPaid(purchase);
    void goTo(successPath(purchase));
  }, [purchase]);

  const payment: CheckoutPayment =
    paidHref !== null && purchase === undefined
      ? { is: 'completed', href: paidHref, seen: true }
      : retry
        ? { is: 'failed', message: UNKNOWN_WHETHER_OWNED }
        : plan !== null && isForSale && (!buyer || isIdle)
          ? { is: 'loading' }
          : paymentOf(checkout);

  return (
    <Checkout
      {...content}
      simulation={DEMO}
      seller={isDemoCheckout ? DEMO_SELLER : content.seller}
      // What Paddle does for a buyer, nobody does there.
      trust={isDemoCheckout ? trust.filter((line) => !line.includes(content.seller)) : trust}
      product={`${brand.name} for Mac`}
      plans={plans.map(toCheckoutPlan)}
      plan={plan}
      unknownPlan={unknown}
      onPlanChange={(id) => changeAddress({ plan: id })}
      order={checkout.order ? toCheckoutOrder(checkout.order) : null}
      updating={checkout.isUpdating}
      discount={{ ...checkout.discount, code: discountCode }}
      onDiscount={(code) => {
        machine.send({ type: 'discount', code });
        // A reload shows the same order, and the same reason where the code is refused.
        changeAddress({ discount: code });
      }}
      onDiscountRemove={() => {
        machine.send({ type: 'discount', code: undefined });
        // Otherwise a reload would bring the code back.
        changeAddress({ discount: null });
      }}
      buyer={state.status === 'unknown' ? undefined : email ? { email } : null}
      logInHref={`/login?redirect=${encodeURIComponent(plan ? `${CHECKOUT}?plan=${plan}` : CHECKOUT)}`}
      onLogOut={() => void auth().then((session) => session.logout())}
      owned={owned}
      payment={payment}
      frameClass={FRAME_CLASS}
      onOpen={() => machine.send({ type: 'open' })}
      onRetry={retry ?? (() => machine.send({ type: 'retry' }))}
    />
  );
}

/** Creates the checkout of this page, and ends it with the page. */
function useCheckoutMachine(): CheckoutMachine {
  const payments = usePayments();
  const [machine] = useState(() =>
    createCheckoutMachine({
      payments: payments(),
      appearance: () => ({ ...checkoutAppearance(), frameClass: FRAME_CLASS }),
      isOffline: () => !navigator.onLine,
      // Only for guests: the transaction of a signed-in buyer must not reach the next user of the tab.
      readKept: ({ key, priceId }) => (key === GUEST ? readCheckout(() => sessionStorage, priceId) : undefined),
      keep: ({ key, priceId }, transactionId) => {
        const isKept = key === GUEST && transactionId !== undefined;
        keepCheckout(() => sessionStorage, isKept ? { transactionId, priceId } : undefined);
      },
    }),
  );
  useEffect(() => machine.end, [machine]);
  return machine;
}

/** A plan of the catalogue as the checkout shows it. */
function toCheckoutPlan(id: Plan['id']): CheckoutPlan {
  const { name, price, interval } = catalogue[id];
  return { id, name, price, every: interval, terms: planOffers[id].terms };
}

/** Another plan is another address, so that a reload, a link and the way back show the same order. */
function changeAddress(parameters: Readonly<Record<string, string | null>>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(parameters))
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** Reports that a visitor has opened the payment form. */
function trackBeginCheckout(id: Plan['id']): void {
  const { name, price } = catalogue[id];
  track('begin_checkout', {
    currency: price.currency,
    value: toUnits(price),
    items: [{ item_id: publicConfig.priceIds[id], item_name: name, price: toUnits(price), quantity: 1 }],
  });
}
