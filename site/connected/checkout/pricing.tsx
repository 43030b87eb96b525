import { formatMoney, toUnits } from '@onset/design-system/content/money';
import { Pricing } from '@onset/design-system/sections/pricing';
import { useMemo } from 'react';
import type { LocalizedPrice } from '@onset/design-system/sections/pricing';
import type { PricingContent } from '@onset/design-system/sections/pricing/schema';
import type { LocalPrice, LocalPrices } from '../../adapters/payments/payload.ts';
import { brand } from '@onset/design-system/brand';
import { getOffer } from '../../content/plan-offers.ts';
import { currency, plansForSale, findRecommended } from '../../content/plans.ts';
import type { Plan } from '../../content/plans.ts';
import type { ConnectedPricingContent, ConnectedProps } from '../schemas.ts';
import { useBuyer } from './selling/buyer.ts';
import { CHECKOUT } from './selling/checkout-urls.ts';
import { chargedAmount, getPriceId, taxNote, useLocalPrices } from './selling/use-payments.ts';

/** Link that replaces the buttons for visitors who have a plan. */
const MANAGE = { label: 'Manage your plan', href: '/customer-portal' };

const NOT_LOCALIZED: Readonly<Record<string, LocalizedPrice>> = {};

/**
 * Pricing section with the prices and terms of the catalog for the plans that a page names. Localized prices replace
 * the catalog's once the payment library has returned them. Each button links to the checkout, or to the customer
 * portal if the visitor already owns a plan.
 */
export function ConnectedPricing({ plans: ids, actionLabel, ...rest }: ConnectedProps<ConnectedPricingContent>) {
  const { owned, ownedPlan } = useBuyer();
  const plans = useMemo(() => plansForSale(ids), [ids]);
  const prices = useLocalPrices(plans);
  const content = fromCatalog({ plans: ids, actionLabel });
  return (
    <Pricing
      {...rest}
      {...content}
      {...(owned && {
        options: content.options.map((option) => ({ ...option, action: MANAGE })),
        current: ownedPlan,
      })}
      localized={prices ? localizedPrices(plans, prices) : NOT_LOCALIZED}
    />
  );
}

/** Returns the content of the section for the plans that a page names. */
export function fromCatalog({
  plans: ids,
  actionLabel,
}: Pick<ConnectedPricingContent, 'plans' | 'actionLabel'>): Pick<
  PricingContent,
  'product' | 'currency' | 'options' | 'recommended'
> {
  const plans = plansForSale(ids);
  return {
    product: { name: brand.product, description: brand.description },
    currency,
    options: plans.map((plan) => {
      const { id, name: label, price } = plan;
      const { shownPrice, per, terms, badge, highlights } = getOffer(plan);
      return {
        id,
        label,
        amount: toUnits(price),
        shownAmount: shownPrice && toUnits(shownPrice),
        per,
        terms,
        badge,
        highlights: [...highlights],
        action: { label: `${actionLabel} ${label}`, href: `${CHECKOUT}?plan=${id}` },
      };
    }),
    recommended: findRecommended(plans),
  };
}

const LOCALE = 'en-US';

/** Returns the localized prices of plans in the format of the section. */
function localizedPrices(plans: readonly Plan[], prices: LocalPrices): Record<string, LocalizedPrice> {
  return Object.fromEntries(
    plans.flatMap((plan) => {
      const price = prices.get(getPriceId(plan.id));
      return price ? [[plan.id, localized(plan, price)] as const] : [];
    }),
  );
}

function localized(plan: Plan, price: LocalPrice): LocalizedPrice {
  const charged = chargedAmount(price);
  const { shownPrice, terms } = getOffer(plan, charged);
  return {
    amount: formatMoney(charged, LOCALE),
    ...(shownPrice && { shownAmount: formatMoney(shownPrice, LOCALE) }),
    note: taxNote(price),
    terms,
  };
}
