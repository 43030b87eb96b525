import { useState } from 'react';
import { toUnits } from '@onset/design-system/content/money';
import { keepConversion } from '../adapters/payments/index.ts';
import { publicConfig } from '../config/public-config.ts';
import { planOf, plans } from '../content/plans.ts';
import type { Plan } from '../content/plans.ts';
import { useBuyer } from './buyer.ts';
import { checkoutAppearance } from './checkout-appearance.ts';
import { CHECKOUT } from './checkout-path.ts';
import { goTo } from './go-to.ts';
import { usePayments } from './payments.ts';
import { successPath } from './success-path.ts';
import { track } from './track.ts';

/**
 * The checkout over the page. `onBuy` is there once it can be opened, and the buyer has nothing yet: until then, and for
 * everybody else, the button's link leads to the page of the checkout, which says what is the matter.
 */
export function useOverlay(): { onBuy: ((plan: string) => void) | undefined; buying: string | null } {
  const { payments, library } = usePayments();
  const { buyer, owned } = useBuyer();
  const [buying, setBuying] = useState<string | null>(null);
  if (library.status !== 'ready' || !buyer || owned) return { onBuy: undefined, buying };

  function open(id: string): void {
    const plan = planOf(id);
    if (!plan || !buyer || buying !== null) return;
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
    const follow = (): void => {
      const { status, order, purchase } = session.getState();
      if (status !== 'opening') setBuying(null);
      if (status === 'failed') void goTo(onPage);
      if (status !== 'completed' || !purchase) return;
      end();
      keepConversion(() => sessionStorage, { data: purchase, email: order?.email });
      void goTo(successPath(purchase));
    };
    const end = session.subscribe(follow);
    follow();
  }

  return { onBuy: open, buying };
}

/** Tells that somebody has begun to pay. */
export function trackBeginCheckout(id: Plan['id']): void {
  const { name, price } = plans[id];
  track('begin_checkout', {
    currency: price.currency,
    value: toUnits(price),
    items: [{ item_id: publicConfig.priceIds[id], item_name: name, price: toUnits(price), quantity: 1 }],
  });
}
