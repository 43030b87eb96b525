import type { Money } from '@onset/design-system/content/money';
import { formatPrice, lifetimeUpdates, plans, yearlyPerMonth, yearlySaving } from './plans.ts';
import type { Plan } from './plans.ts';

/** The words around the price of a plan. */
export interface PlanOffer {
  /** The displayed price if it differs, such as the price per month. */
  readonly shownPrice?: Money;
  /** Number of months in the price. */
  readonly months?: number;
  /** After the amount: “a month”, “once”. */
  readonly per: string;
  /** When customers are charged, and how the plan ends. */
  readonly terms: string;
  readonly badge?: string;
  /** What depends on the plan. */
  readonly highlights: readonly [string, string];
}

/** Returns the terms of a plan with a formatted price. */
export function termsOf(id: Plan['id'], price: string): string {
  return {
    monthly: 'Charged every month. Cancel whenever you like, and keep it until the month is over.',
    yearly: `${price} charged once a year. Cancel whenever you like, and keep it until the year is over.`,
    lifetime: `Yours for good, with ${lifetimeUpdates} of updates. You won’t be charged again.`,
  }[id];
}

const terms = (id: Plan['id']): string => termsOf(id, formatPrice(plans[id].price));

/** What stays when a subscription ends. */
const ENDS = 'Your recordings and exports stay yours when it ends';

/** How each plan of the catalog is offered, wherever it is. */
export const planOffers: Readonly<Record<Plan['id'], PlanOffer>> = {
  monthly: { per: 'a month', terms: terms('monthly'), highlights: ['Every update while your plan runs', ENDS] },
  yearly: {
    shownPrice: yearlyPerMonth,
    months: 12,
    per: 'a month, billed yearly',
    terms: terms('yearly'),
    badge: `Save ${yearlySaving}%`,
    highlights: ['Every update while your plan runs', ENDS],
  },
  lifetime: {
    per: 'once',
    terms: terms('lifetime'),
    highlights: [`Every update for ${lifetimeUpdates}`, 'Your last version keeps working for good'],
  },
};
