import { catalogSchema } from '@onset/paddle-simulator/catalog';
import type { Catalog } from '@onset/paddle-simulator/catalog';
import type { PublicConfig } from '../../site/config/public-config.ts';
import { brand } from '@onset/design-system/brand';
import { planOffers } from '../../site/content/plan-offers.ts';
import { planIds, plans } from '../../site/content/plans.ts';

/** Returns what the demo checkout sells: the plans of the site, by the price ids of the build. */
export function demoCatalog(priceIds: PublicConfig['priceIds']): Catalog {
  const prices = planIds.map((plan) => {
    const { name, price, interval } = plans[plan];
    return {
      id: priceIds[plan],
      name,
      // One product with three prices, as at Paddle.
      productId: 'pro_01demoproduct0000000000000',
      productName: brand.name,
      description: planOffers[plan].terms,
      interval: interval === 'once' ? null : interval,
      unit: price,
    };
  });
  return catalogSchema.parse(prices);
}
