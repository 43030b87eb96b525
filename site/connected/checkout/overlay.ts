import { useState } from 'react';
import type { CheckoutOwned } from '@onset/design-system/sections/checkout';
import { toUnits } from '@onset/design-system/content/money';
import { keepConversion } from '../../adapters/payments/index.ts';
import { publicConfig } from '../../config/public-config.ts';
import { planOf, plans } from '../../content/plans.ts';
import type { Plan } from '../../content/plans.ts';
import { useBuyer } from './buyer.ts';
import { checkoutAppearance } from './checkout-appearance.ts';
import { CHECKOUT } from './checkout-path.ts';
import { goTo } from '../go-to.ts';
import { usePayments } from './payments.ts';
import { successPath } from './success-path.ts';
import { track } from '../track.ts';

/**
 * The checkout over the page. `onBuy` is there once it can be opened, and the buyer has nothing yet: until then, and for
 * everybody else, the button's link leads to the page of the checkout, which says what is the matter.
 */
export function useOverlay(): {
  onBuy: ((plan: string) => void) | undefined;
  buying: string | null;
  owned: CheckoutOwned | null;
} {
  const { payments, library } = usePayments();
  const { buyer, owned } = useBuyer();
  const [buying, setBuying] = useState<string | null>(null);
  if (library.status !== 'ready' || !buyer || owned) return { onBuy: undefined, buying, owned };

  function open(id: string): void {
    const plan = planOf(id);
    if (!plan || !buyer || buying !== null) return;
    // Going back from an overlay that was just closed would close this one.
    if (isGoingBack) return void (openNext = () => open(id));
    const onPage = `${CHECKOUT}?plan=${plan.id}`;
    const { key: _, ...who } = buyer;
    const session = payments().openCheckout({
      ...checkoutAppearance(),
      ...who,
      mode: 'overlay',
      priceId: publicConfig.priceIds[plan.id],
    });
    if (!session) return void goTo(onPage);
    trackBeginCheckout(plan.id);
    setBuying(plan.id);
    // The overlay has its own entry in the history, so that Back closes it. Going back to a URL with a fragment would move
    // the focus to that fragment, so it is dropped.
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
    history.pushState({ overlay: plan.id }, '');
    const follow = (): void => {
      const { status, purchase } = session.getState();
      if (status !== 'opening') setBuying(null);
      if (status === 'failed') void leaveFor(onPage);
      if (status === 'closed') {
        end();
        if (isOverlayEntry()) goBack();
      }
      if (status !== 'completed' || !purchase) return;
      end();
      keepConversion(() => sessionStorage, purchase);
      void leaveFor(successPath(purchase));
    };
    const unfollow = session.subscribe(follow);
    addEventListener('popstate', session.close);
    const end = (): void => {
      unfollow();
      removeEventListener('popstate', session.close);
    };
    const leaveFor = (target: string): Promise<void> => {
      end();
      return goTo(target, { replace: isOverlayEntry() });
    };
    follow();
  }

  return { onBuy: open, buying, owned };
}

/** True from the closing of an overlay until the history is at the entry of the page below. */
let isGoingBack = false;
/** Opens the overlay that was asked for last in that time. */
let openNext: (() => void) | undefined;

function goBack(): void {
  const arrival = new AbortController();
  const arrive = ({ type }: Event): void => {
    arrival.abort();
    isGoingBack = false;
    // A page that is shown again, from the back/forward cache, was left before it arrived.
    if (type === 'popstate') openNext?.();
    openNext = undefined;
  };
  isGoingBack = true;
  for (const type of ['popstate', 'pageshow']) addEventListener(type, arrive, { signal: arrival.signal });
  history.back();
}

/** Whether the tab's history is at the entry of an overlay, and not at that of the page below. */
const isOverlayEntry = (): boolean =>
  typeof history.state === 'object' && history.state !== null && 'overlay' in history.state;

/** Tells that somebody has begun to pay. */
export function trackBeginCheckout(id: Plan['id']): void {
  const { name, price } = plans[id];
  track('begin_checkout', {
    currency: price.currency,
    value: toUnits(price),
    items: [{ item_id: publicConfig.priceIds[id], item_name: name, price: toUnits(price), quantity: 1 }],
  });
}
