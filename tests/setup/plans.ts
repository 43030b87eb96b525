import { plansForSale } from '../../site/content/plans.ts';
import type { Interval, Plan } from '../../site/content/plans.ts';

const sold = plansForSale();

/** Returns the first plan for sale with an interval, or the first of all if there is none. */
function find(interval: Interval): Plan {
  const plan = sold.find((each) => each.interval === interval) ?? sold[0];
  if (!plan) throw new Error('site/content/plans.ts sells no plan. Add one.');
  return plan;
}

/** Plans that tests buy. They are the same if the site sells no two subscriptions. */
export const monthly = find('month');
export const yearly = find('year');

/** True for the plans that the site has before `npm run brand` or an edit: some tests expect their prices. */
export const hasSamplePlans =
  sold.map(({ id, price }) => `${id} ${price.lowest} ${price.currency}`).join() ===
  'monthly 1200 USD,yearly 9600 USD,lifetime 18900 USD';
