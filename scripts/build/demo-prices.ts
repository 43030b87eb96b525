import type { PublicConfig } from '../../site/config/public-config.ts';
import { brand } from '../../site/content/brand.ts';
import { planOffers } from '../../site/content/plan-offers.ts';
import { planIds, plans } from '../../site/content/plans.ts';
import type { DemoPrice } from '../../site/contract/demo-checkout.ts';

/** What the demo checkout sells: the site's plans, by the price ids of the build. */
export function demoPrices({ priceIds }: Pick<PublicConfig, 'priceIds'>): DemoPrice[] {
  return planIds.map((plan) => {
    const { name, price, interval } = plans[plan];
    return {
      id: priceIds[plan],
      plan,
      name,
      // One product with three prices, as it would be at Paddle.
      productId: 'pro_01demoproduct0000000000000',
      productName: brand.name,
      description: planOffers[plan].terms,
      interval: interval === 'once' ? null : interval,
      unit: price,
    };
  });
}
