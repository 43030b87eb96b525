import { catalogSchema } from '@onset/paddle-simulator/catalog';
import type { Catalog } from '@onset/paddle-simulator/catalog';
import type { PublicConfig } from '../../site/config/public-config.ts';
import { brand } from '@onset/design-system/brand';
import { getOffer } from '../../site/content/plan-offers.ts';
import { plans } from '../../site/content/plans.ts';

/** Returns what the demo checkout sells: the plans of the site, by the price ids of the build. */
export function demoCatalog(priceIds: PublicConfig['priceIds']): Catalog {
  const prices = plans.flatMap((plan) => {
    const { id, name, price, interval, trialDays } = plan;
    const priceId = priceIds[id];
    if (priceId === undefined) return [];
    return {
      id: priceId,
      name,
      // One product with several prices, as at Paddle.
      productId: 'pro_01demoproduct0000000000000',
      productName: brand.name,
      description: getOffer(plan).terms,
      interval: interval === 'once' ? null : interval,
      trialDays: trialDays ?? 0,
      unit: price,
    };
  });
  return catalogSchema.parse(prices);
}
