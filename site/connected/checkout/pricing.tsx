import { formatMoney, divideMoney, toUnits } from '@onset/design-system/content/money';
import { Pricing } from '@onset/design-system/sections/pricing';
import type { LocalizedPrice } from '@onset/design-system/sections/pricing';
import type { PricingContent } from '@onset/design-system/sections/pricing/schema';
import type { LocalPrice, LocalPrices } from '../../adapters/payments/payload.ts';
import { publicConfig } from '../../config/public-config.ts';
import { brand } from '@onset/design-system/brand';
import { getPlanTerms, planOffers } from '../../content/plan-offers.ts';
import { currency, plans as catalog } from '../../content/plans.ts';
import type { Plan } from '../../content/plans.ts';
import type { ConnectedProps } from '../connected-props.ts';
import { useBuyer } from './selling/buyer.ts';
import { CHECKOUT } from './selling/checkout-urls.ts';
import { chargedAmount, taxNote, useLocalPrices } from './selling/use-payments.ts';
import type { ConnectedPricingContent } from './schemas.ts';

/** Link that replaces the buttons for visitors who have a plan. */
const MANAGE = { label: 'Manage your plan', href: '/customer-portal' };

const NOT_LOCALIZED: Readonly<Record<string, LocalizedPrice>> = {};

/**
 * Pricing section with the prices and terms of the catalog for the plans that a page names. Localized prices replace
 * the catalog's once the payment library has returned them. Each button links to the checkout, or to the customer
 * portal if the visitor already owns a plan.
 */
export function ConnectedPricing({
  plans,
  recommendedPlan,
  actionLabel,
  ...rest
}: ConnectedProps<ConnectedPricingContent>) {
  const { owned } = useBuyer();
  const prices = useLocalPrices(plans);
  const content = fromCatalog({ plans, recommendedPlan, actionLabel });
  return (
    <Pricing
      {...rest}
      {...content}
      {...(owned && {
        options: content.options.map((option) => ({ ...option, action: MANAGE })),
        current: plans.find((id) => (owned.is === 'lifetime' ? id === 'lifetime' : catalog[id].name === owned.plan)),
      })}
      localized={prices ? localizedPrices(plans, prices) : NOT_LOCALIZED}
    />
  );
}

/** Returns the content of the section for the plans that a page names. */
export function fromCatalog({
  plans,
  recommendedPlan,
  actionLabel,
}: Pick<ConnectedPricingContent, 'plans' | 'recommendedPlan' | 'actionLabel'>): Pick<
  PricingContent,
  'product' | 'currency' | 'options' | 'recommended'
> {
  return {
    product: { name: brand.product, description: brand.description },
    currency,
    options: plans.map((id) => {
      const { name: label, price } = catalog[id];
      const { shownPrice, per, terms, badge, highlights } = planOffers[id];
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
    recommended: recommendedPlan,
  };
}

const LOCALE = 'en-US';

/** Returns the localized prices of plans in the format of the section. */
function localizedPrices(ids: readonly Plan['id'][], prices: LocalPrices): Record<string, LocalizedPrice> {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const price = prices.get(publicConfig.priceIds[id]);
      return price ? [[id, localized(id, price)] as const] : [];
    }),
  );
}

function localized(id: Plan['id'], price: LocalPrice): LocalizedPrice {
  const charged = chargedAmount(price);
  const amount = formatMoney(charged, LOCALE);
  return {
    amount,
    ...(planOffers[id].months !== undefined && {
      shownAmount: formatMoney(divideMoney(charged, planOffers[id].months), LOCALE),
    }),
    note: taxNote(price),
    terms: getPlanTerms(id, amount),
  };
}
