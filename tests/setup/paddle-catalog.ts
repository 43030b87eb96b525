import { brand } from '@onset/design-system/brand';
import type { Catalog } from '@onset/paddle-simulator/catalog';

/** Prices that the simulator sells in tests and stories, whatever the plans of the site are. */
export const paddleCatalog: Catalog = (
  [
    ['Monthly', 1200, 'month'],
    ['Yearly', 9600, 'year'],
    ['Lifetime', 18_900, null],
  ] as const
).map(([name, lowest, interval]) => ({
  id: `pri_${name.toLowerCase()}`,
  name,
  productId: 'pro_01demoproduct0000000000000',
  productName: brand.name,
  description: '',
  interval,
  trialDays: 0,
  unit: { lowest, currency: 'USD' },
}));
