import { divideMoney } from '@onset/design-system/content/money';
import type { Money } from '@onset/design-system/content/money';
import { formatPrice, formatUpdates, getSaving } from './plans.ts';
import type { Plan } from './plans.ts';

/** Texts around the price of a plan. */
export interface PlanOffer {
  /** The displayed price if it differs: the price per month. */
  readonly shownPrice?: Money;
  /** Text after the amount: “a month”, “once”. */
  readonly per: string;
  /** Billing dates, and how the plan ends. */
  readonly terms: string;
  readonly badge?: string;
  /** Features that depend on the plan. */
  readonly highlights: readonly string[];
}

/** Returns the texts for a price of a plan: that of the catalog, or the local one of a visitor. */
export function getOffer(plan: Plan, price: Money = plan.price): PlanOffer {
  const { interval, trialDays } = plan;
  const saving = getSaving(plan);
  const terms = getTerms(plan, formatPrice(price));
  return {
    ...(interval === 'year' && { shownPrice: divideMoney(price, 12) }),
    per: { month: 'a month', year: 'a month, billed yearly', once: 'once' }[interval],
    terms: trialDays ? `Free for ${trialDays} days, then ${terms}` : capitalize(terms),
    ...(saving !== undefined && { badge: `Save ${saving}%` }),
    highlights: [
      interval === 'once' ? `Every update for ${formatUpdates(plan)}` : 'Every update while your plan runs',
      ...plan.highlights,
    ],
  };
}

/** Returns the terms after a trial, as the end of a sentence. */
function getTerms(plan: Plan, price: string): string {
  return {
    month: 'charged every month. Cancel whenever you like, and keep it until the month is over.',
    year: `${price} charged once a year. Cancel whenever you like, and keep it until the year is over.`,
    once: `yours for good, with ${formatUpdates(plan)} of updates. You won’t be charged again.`,
  }[plan.interval];
}

const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
