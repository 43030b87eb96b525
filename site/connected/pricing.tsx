import { toUnits } from '@onset/design-system/content/money';
import { Pricing } from '@onset/design-system/sections/pricing';
import type { PricingContent } from '@onset/design-system/sections/pricing/schema';

import { brand } from '../content/brand.ts';
import { planOffers } from '../content/plan-offers.ts';
import { currency, plans as catalogue } from '../content/plans.ts';
import type { ConnectedProps } from './connected-props.ts';
import type { ConnectedPricingContent } from './pricing.schema.ts';

/** The pricing section, bound to the catalogue: a page names the plans, and their prices and terms are put in. */
export function ConnectedPricing({ plans, defaultPlan, action, ...rest }: ConnectedProps<ConnectedPricingContent>) {
  return <Pricing {...rest} {...fromCatalogue({ plans, defaultPlan, action })} />;
}

/** What the section shows of the plans a page names. */
export function fromCatalogue({
  plans,
  defaultPlan,
  action,
}: Pick<ConnectedPricingContent, 'plans' | 'defaultPlan' | 'action'>): Pick<
  PricingContent,
  'product' | 'currency' | 'options' | 'defaultOption'
> {
  return {
    product: { name: `${brand.name} for Mac`, description: brand.description },
    currency,
    options: plans.map((id) => {
      const { name: label, price } = catalogue[id];
      const { shownPrice, ...words } = planOffers[id];
      return { id, label, amount: toUnits(price), shownAmount: shownPrice && toUnits(shownPrice), ...words, action };
    }),
    defaultOption: defaultPlan,
  };
}
