import type { Money } from '@onset/design-system/content/money';
import { formatPrice, lifetimeUpdates, plans, yearlyPerMonth, yearlySaving } from './plans.ts';
import type { Plan } from './plans.ts';

/** Texts around the price of a plan. */
export interface PlanOffer {
  /** The displayed price if it differs, such as the price per month. */
  readonly shownPrice?: Money;
  /** Number of months in the price. */
  readonly months?: number;
  /** Text after the amount: “a month”, “once”. */
  readonly per: string;
  /** Billing dates, and how the plan ends. */
  readonly terms: string;
  readonly badge?: string;
  /** Features that depend on the plan. */
  readonly highlights: readonly [string, string];
}

/** Returns the terms of a plan with a formatted price. */
export function getPlanTerms(id: Plan['id'], price: string): string {
  return {
    monthly: 'Charged every month. Cancel whenever you like, and keep it until the month is over.',
    yearly: `${price} charged once a year. Cancel whenever you like, and keep it until the year is over.`,
    lifetime: `Yours for good, with ${lifetimeUpdates} of updates. You won’t be charged again.`,
  }[id];
}

const terms = (id: Plan['id']): string => getPlanTerms(id, formatPrice(plans[id].price));

/** Highlight of subscriptions: what customers keep when the plan ends. */
const KEEP_RECORDINGS = 'Your recordings and exports stay yours when it ends';

/** Texts of each plan in the catalog, on all pages. */
export const planOffers: Readonly<Record<Plan['id'], PlanOffer>> = {
  monthly: {
    per: 'a month',
    terms: terms('monthly'),
    highlights: ['Every update while your plan runs', KEEP_RECORDINGS],
  },
  yearly: {
    shownPrice: yearlyPerMonth,
    months: 12,
    per: 'a month, billed yearly',
    terms: terms('yearly'),
    badge: `Save ${yearlySaving}%`,
    highlights: ['Every update while your plan runs', KEEP_RECORDINGS],
  },
  lifetime: {
    per: 'once',
    terms: terms('lifetime'),
    highlights: [`Every update for ${lifetimeUpdates}`, 'Your last version keeps working for good'],
  },
};
