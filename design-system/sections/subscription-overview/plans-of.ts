import type { Bought } from './bought.ts';
import type { Plan } from './plan.ts';
import { purchasePlan } from './purchase-plan.ts';
import { subscriptionPlan } from './subscription-plan.ts';

/** Everything bought as plans: what has to be done first, then what runs, then what is over. */
export function plansOf({ subscriptions, purchases, entitlement }: Bought, now: string, locale: string): Plan[] {
  const once = purchases.map((purchase) => purchasePlan(purchase, now));
  const owned = once.find(({ over }) => !over);
  const running = subscriptions.map((each) => {
    const plan = subscriptionPlan(each, { entitlement, now, locale });
    if (owned === undefined || plan.over || plan.actions.length < 2) return plan;
    return { ...plan, next: `${plan.next} ${owned.name} is yours without it.` };
  });
  return [...running, ...once].sort((one, other) => rank(one) - rank(other));
}

function rank({ urgent, over }: Plan): number {
  if (urgent) return 0;
  return over ? 2 : 1;
}
