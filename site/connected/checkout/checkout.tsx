import { toUnits } from '@onset/design-system/content/money';
import { Checkout } from '@onset/design-system/sections/checkout';
import type { CheckoutPayment, CheckoutSimulation } from '@onset/design-system/sections/checkout/checkout-state';
import type { CheckoutPlan } from '@onset/design-system/sections/checkout/schema';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ConversionData } from '../../adapters/analytics/purchase.ts';
import { storeCheckout, storeConversion, readCheckout } from '../../adapters/payments/stored-checkout.ts';
import type { CheckoutOptions } from '../../adapters/payments/payments.ts';
import type { LocalPrice } from '../../adapters/payments/payload.ts';
import { isDemoCheckout } from '../../config/public-config.ts';
import { brand } from '@onset/design-system/brand';
import { getOffer } from '../../content/plan-offers.ts';
import { plansForSale, findRecommended } from '../../content/plans.ts';
import type { Plan } from '../../content/plans.ts';
import { useAuth } from '../form/use-auth.ts';
import type { ConnectedCheckoutContent, ConnectedProps } from '../schemas.ts';
import { goTo, useSearchParameter } from '../form/navigation.ts';
import { track } from '../track.ts';
import { GUEST, useBuyer } from './selling/buyer.ts';
import { createCheckoutMachine, toPayment, toCheckoutOrder } from './checkout-machine.ts';
import type { CheckoutMachine, WantedOrder } from './checkout-machine.ts';
import { markAsPaid, usePaidHref } from './selling/last-purchase.ts';
import { CHECKOUT, successPath, useIsPaymentLink } from './selling/checkout-urls.ts';
import { chargedAmount, getPriceId, taxNote, useLocalPrices, usePayments } from './selling/use-payments.ts';

/** Class of the element that contains the payment form. */
const FRAME_CLASS = 'payment-frame';

const UNKNOWN_WHETHER_OWNED = 'We couldn’t check whether you already have a plan. Try again in a moment.';

/** Texts of the demo checkout; null in builds without it. */
const DEMO: CheckoutSimulation | null = isDemoCheckout
  ? {
      label: 'Demo checkout: no card is charged',
      title: 'Pay with test cards',
      text: 'A simulation of Paddle’s form opens here. It doesn’t accept real cards.',
      entered: 'Only test cards are accepted here.',
    }
  : null;

/** The checkout section, connected to the payment library, the session, the user's purchases and the URL. */
export function ConnectedCheckout({ plans: ids, trust, ...content }: ConnectedProps<ConnectedCheckoutContent>) {
  const parameter = useSearchParameter('plan');
  const discountCode = useSearchParameter('discount');
  const plans = useMemo(() => plansForSale(ids), [ids]);
  const { plan, unknown } = chosenPlan(parameter, plans);
  const isPaymentLink = useIsPaymentLink();
  const { state, withAuth } = useAuth();
  const { buyer, owned, retry } = useBuyer();
  const machine = useCheckoutMachine();
  const checkout = useSyncExternalStore(machine.subscribe, machine.get, machine.get);
  const email = state.user?.email;

  const paidHref = usePaidHref();
  const isForSale = owned === null && paidHref === null;
  const localPrices = useLocalPrices(isForSale && buyer ? plans : NO_PLANS, checkout.order?.countryCode);
  const order = useMemo((): WantedOrder | undefined => {
    if (!plan || !buyer || !isForSale) return undefined;
    return { priceId: getPriceId(plan.id), ...buyer, ...(discountCode && { discountCode }) };
  }, [plan, buyer, isForSale, discountCode]);
  useEffect(() => machine.send({ type: 'want', order }), [machine, order]);

  // Shown as loading, because another state would flash and take the focus before the form loads.
  const isIdle = checkout.step === 'idle';
  const isOpen = checkout.step === 'ready';
  const begunPlan = useRef<Plan>(null);
  useEffect(() => {
    // The form also becomes ready again after an error.
    if (!isOpen || !plan || begunPlan.current === plan) return;
    begunPlan.current = plan;
    trackBeginCheckout(plan);
  }, [isOpen, plan]);

  const { purchase } = checkout;
  const shownOrder = checkout.order
    ? toCheckoutOrder(checkout.order, localPrices?.get(checkout.formPriceId ?? ''))
    : null;
  const storePurchase = useEffectEvent((paid: ConversionData) => {
    const discount = shownOrder?.discount?.amount;
    storeConversion(() => sessionStorage, {
      ...paid,
      paid_at: new Date().toISOString(),
      ...(discount && { shown_discount: toUnits(discount) }),
    });
  });
  // Another user may have logged in after the payment began.
  const paidBy = checkout.wanted?.key === GUEST ? checkout.email : undefined;
  useEffect(() => {
    if (!purchase) return;
    storePurchase(purchase);
    markAsPaid(purchase);
    void goTo(successPath(purchase, paidBy));
  }, [purchase, paidBy]);

  // A running payment needs its form, also if another user has logged in. Without it, its result would be lost.
  const isPaying = checkout.step === 'paying';
  const payment: CheckoutPayment = isPaying
    ? toPayment(checkout)
    : paidHref !== null && purchase === undefined
      ? { is: 'completed', href: paidHref, seen: true }
      : retry
        ? { is: 'failed', message: UNKNOWN_WHETHER_OWNED }
        : plan !== null && isForSale && (!buyer || isIdle)
          ? { is: 'loading' }
          : toPayment(checkout);

  return (
    <Checkout
      {...content}
      simulation={DEMO}
      seller={isDemoCheckout ? DEMO_SELLER : content.seller}
      // The demo checkout has no receipts and adds no real tax.
      trust={isDemoCheckout ? trust.filter((line) => !line.includes(content.seller)) : trust}
      product={brand.product}
      plans={plans.map((each) => toCheckoutPlan(each, localPrices?.get(getPriceId(each.id))))}
      recommended={findRecommended(plans)}
      plan={plan && plan.id}
      unknownPlan={unknown}
      isPaymentLink={isPaymentLink}
      onPlanChange={(id) => changeAddress({ plan: id })}
      order={shownOrder}
      updating={checkout.isUpdating}
      discount={{ ...checkout.discount, code: discountCode }}
      onDiscount={(code) => {
        machine.send({ type: 'discount', code });
        // Lets a reload show the same order or the same error.
        changeAddress({ discount: code });
      }}
      onDiscountRemove={() => {
        machine.send({ type: 'discount', code: undefined });
        // Prevents a reload from applying the code again.
        changeAddress({ discount: null });
      }}
      buyer={state.status === 'unknown' ? undefined : email ? { email } : null}
      logInHref={`/login?redirect=${encodeURIComponent(plan ? `${CHECKOUT}?plan=${plan.id}` : CHECKOUT)}`}
      onLogOut={() => void withAuth((auth) => auth.logout())}
      owned={isPaying || purchase ? null : owned}
      payment={payment}
      frameClass={FRAME_CLASS}
      onOpen={() => machine.send({ type: 'open' })}
      onRetry={retry ?? (() => machine.send({ type: 'retry' }))}
    />
  );
}

/** Creates the checkout of this page, and ends it on unmount. */
function useCheckoutMachine(): CheckoutMachine {
  const payments = usePayments();
  const [machine] = useState(() =>
    createCheckoutMachine({
      payments: payments(),
      appearance: () => {
        const { theme, locale } = checkoutAppearance();
        // The form keeps its theme when the page's theme changes, so the background behind it does, too.
        document.querySelector<HTMLElement>(`.${FRAME_CLASS}`)?.style.setProperty('color-scheme', theme);
        return { theme, locale, frameClass: FRAME_CLASS };
      },
      isOffline: () => !navigator.onLine,
      // Only for guests: the transaction of a signed-in buyer must not reach the next user of the tab.
      readStored: ({ key, priceId }) => (key === GUEST ? readCheckout(() => sessionStorage, priceId) : undefined),
      store: ({ key, priceId }, transactionId) => {
        const isStored = key === GUEST && transactionId !== undefined;
        storeCheckout(() => sessionStorage, isStored ? { transactionId, priceId } : undefined);
      },
    }),
  );
  useEffect(() => machine.end, [machine]);
  return machine;
}

const NO_PLANS: readonly Plan[] = [];

/** Returns a plan of the catalog in the format of the section, with its localized price if that is known. */
function toCheckoutPlan(plan: Plan, local: LocalPrice | undefined): CheckoutPlan {
  const { id, name, interval } = plan;
  const price = local ? chargedAmount(local) : plan.price;
  const { highlights, ...offer } = getOffer(plan, price);
  return {
    ...offer,
    id,
    name,
    price,
    ...(local && { note: taxNote(local) }),
    every: interval,
    ...(plan.trialDays !== undefined && { trialDays: plan.trialDays }),
    highlights: [...highlights],
  };
}

/** Changes the URL, so that a reload and a shared link show the same order. */
function changeAddress(parameters: Readonly<Record<string, string | null>>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(parameters))
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** Reports to analytics that a visitor has opened the payment form. */
function trackBeginCheckout({ id, name, price }: Plan): void {
  track('begin_checkout', {
    currency: price.currency,
    value: toUnits(price),
    items: [{ item_id: getPriceId(id), item_name: name, price: toUnits(price), quantity: 1 }],
  });
}

/** Returns the theme of the page and the language of the site for the payment form. */
function checkoutAppearance(): Required<Pick<CheckoutOptions, 'theme' | 'locale'>> {
  const chosen = document.documentElement.dataset['theme'];
  const isDark = chosen === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
  return { theme: isDark ? 'dark' : 'light', locale: 'en' };
}

/** Plan that the URL requests. */
interface ChosenPlan {
  /** Null for a plan that doesn't exist, `undefined` before the URL is read. */
  readonly plan: Plan | null | undefined;
  /** Name of a plan that doesn't exist, shortened because anyone can write the URL. */
  readonly unknown: string | null;
}

/** Maximum length of a shown plan name, in characters. */
const LONGEST_NAME = 40;

/** Parses the `?plan=` parameter, which is `undefined` before the URL is read. */
function chosenPlan(parameter: string | null | undefined, plans: readonly Plan[]): ChosenPlan {
  if (parameter === undefined) return { plan: undefined, unknown: null };
  const id = parameter?.trim().toLowerCase();
  const plan = plans.find((each) => each.id === id) ?? null;
  const name = parameter?.trim() ?? '';
  return { plan, unknown: plan === null && name !== '' ? name.slice(0, LONGEST_NAME) : null };
}

/** The seller in the demo checkout. */
const DEMO_SELLER = 'the demo checkout';
