import { PricingSummary } from '@onset/design-system/sections/pricing-summary';
import { getOffer } from '../../content/plan-offers.ts';
import { formatPrice, formatUpdates, plansForSale } from '../../content/plans.ts';
import type { Plan } from '../../content/plans.ts';
import type { ConnectedProps } from '../connected-props.ts';
import type { ConnectedPricingSummaryContent } from './schemas.ts';

/** Price list with the prices of the catalog for the plans that a page names. It is never an island. */
export function ConnectedPricingSummary({ plans, ...rest }: ConnectedProps<ConnectedPricingSummaryContent>) {
  return (
    <PricingSummary
      {...rest}
      plans={plansForSale(plans).map((plan) => {
        const { shownPrice, badge } = getOffer(plan);
        return {
          name: plan.name,
          price: formatPrice(shownPrice ?? plan.price),
          per: plan.interval === 'once' ? 'once' : 'a month',
          ...(badge && { badge }),
          text: `${plan.summary} ${getShortTerms(plan)}`,
        };
      })}
    />
  );
}

function getShortTerms(plan: Plan): string {
  const trial = plan.trialDays ? `Free for ${plan.trialDays} days. ` : '';
  return {
    month: `${trial}Cancel whenever you like.`,
    year: `${trial}${formatPrice(plan.price)} is charged once a year.`,
    once: `It includes ${formatUpdates(plan)} of updates.`,
  }[plan.interval];
}
