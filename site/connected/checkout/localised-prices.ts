import { formatMoney, shareOf } from '@onset/design-system/content/money';
import type { LocalisedPrice } from '@onset/design-system/sections/pricing';
import type { LocalPrice, LocalPrices } from '../../adapters/payments/index.ts';
import { publicConfig } from '../../config/public-config.ts';
import { planOffers, termsOf } from '../../content/plan-offers.ts';
import type { Plan } from '../../content/plans.ts';

const LOCALE = 'en-US';

/** Prices as the pricing section shows them, by plan: what the payment provider says they come to where the visitor is. */
export function localisedPrices(ids: readonly Plan['id'][], prices: LocalPrices): Record<string, LocalisedPrice> {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const price = prices.get(publicConfig.priceIds[id]);
      return price ? [[id, localised(id, price)] as const] : [];
    }),
  );
}

function localised(id: Plan['id'], price: LocalPrice): LocalisedPrice {
  // Where tax is in the price, it is in what people are used to see.
  const charged = price.taxIncluded === true ? price.total : price.subtotal;
  const amount = formatMoney(charged, LOCALE);
  return {
    amount,
    ...(planOffers[id].months !== undefined && {
      shownAmount: formatMoney(shareOf(charged, planOffers[id].months), LOCALE),
    }),
    note: noteOf(price),
    terms: termsOf(id, amount),
  };
}

/** Says whether tax is in it; an amount of tax is not known before the buyer says where they are. */
function noteOf({ taxIncluded, tax }: LocalPrice): string {
  if (taxIncluded === true) return 'Tax included';
  return tax.lowest > 0 ? 'Tax is added at checkout' : 'Before tax, if any';
}
