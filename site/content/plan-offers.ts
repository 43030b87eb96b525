import type { Money } from '@onset/design-system/content/money';
import { formatPrice, lifetimeUpdates, plans, yearlyPerMonth, yearlySaving } from './plans.ts';
import type { Plan } from './plans.ts';

/** The words around the price of a plan. */
export interface PlanOffer {
  /** What is shown in place of the price, such as the share of one month. */
  readonly shownPrice?: Money;
  /** After the amount: “a month”, “once”. */
  readonly per: string;
  /** What is charged when, and how it ends. */
  readonly terms: string;
  readonly badge?: string;
}

/** How each plan of the catalogue is offered, wherever it is. */
export const planOffers: Readonly<Record<Plan['id'], PlanOffer>> = {
  monthly: {
    per: 'a month',
    terms: 'Charged each month. Stop whenever you like, and keep it until the month is over.',
  },
  yearly: {
    shownPrice: yearlyPerMonth,
    per: 'a month',
    terms: `${formatPrice(plans.yearly.price)} charged once a year. Stop before the next one, and nothing more is charged.`,
    badge: `Save ${yearlySaving}%`,
  },
  lifetime: {
    per: 'once',
    terms: `Yours for good, with ${lifetimeUpdates} of updates. Nothing is charged again.`,
  },
};
