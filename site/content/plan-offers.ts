import type { Money } from '@onset/design-system/content/money';
import { formatPrice, lifetimeUpdates, plans, yearlyPerMonth, yearlySaving } from './plans.ts';
import type { Plan } from './plans.ts';

/** The words around the price of a plan. */
export interface PlanOffer {
  /** What is shown in place of the price, such as the share of one month. */
  readonly shownPrice?: Money;
  /** Of how many months that share is one. */
  readonly months?: number;
  /** After the amount: “a month”, “once”. */
  readonly per: string;
  /** What is charged when, and how it ends. */
  readonly terms: string;
  readonly badge?: string;
  /** What depends on the plan. */
  readonly highlights: readonly [string];
}

/** The terms of a plan, with its price as it is written where the reader is. */
export function termsOf(id: Plan['id'], price: string): string {
  return {
    monthly: 'Charged every month. Cancel whenever you like, and keep it until the month is over.',
    yearly: `${price} charged once a year. Cancel before the next payment, and you won’t be charged again.`,
    lifetime: `Yours for good, with ${lifetimeUpdates} of updates. You won’t be charged again.`,
  }[id];
}

const terms = (id: Plan['id']): string => termsOf(id, formatPrice(plans[id].price));

/** How each plan of the catalog is offered, wherever it is. */
export const planOffers: Readonly<Record<Plan['id'], PlanOffer>> = {
  monthly: { per: 'a month', terms: terms('monthly'), highlights: ['Every update while your plan runs'] },
  yearly: {
    shownPrice: yearlyPerMonth,
    months: 12,
    per: 'a month',
    terms: terms('yearly'),
    badge: `Save ${yearlySaving}%`,
    highlights: ['Every update while your plan runs'],
  },
  lifetime: { per: 'once', terms: terms('lifetime'), highlights: [`Every update for ${lifetimeUpdates}`] },
};
