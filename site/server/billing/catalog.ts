import type { PublicSettings } from '../process/build-file.ts';

/** Plans that the site sells or has sold. */
export interface Catalog {
  /** Returns the plan of a price; `undefined` for a price that isn't in the catalog. */
  readonly planOf: (priceId: string) => string | undefined;
  /** Returns the years of new versions in a plan that is paid once. */
  readonly updateYears: (plan: string | null) => number;
  /** Subscriptions with a price, also withdrawn ones. */
  readonly subscriptions: readonly CatalogSubscription[];
}

/** Subscription that customers can switch to. */
interface CatalogSubscription {
  readonly plan: string;
  readonly priceId: string;
  /** True if it is no longer sold. */
  readonly isWithdrawn: boolean;
}

/** Creates the catalog from the plans and price IDs in the build. */
export function createCatalog({ plans, priceIds }: Pick<PublicSettings, 'plans' | 'priceIds'>): Catalog {
  const planByPrice = new Map(Object.entries(priceIds).map(([plan, priceId]) => [priceId, plan]));
  return {
    planOf: (priceId) => planByPrice.get(priceId),
    updateYears: (plan) => plans.find(({ id }) => id === plan)?.updateYears ?? 1,
    subscriptions: plans.flatMap(({ id, interval, isWithdrawn }) => {
      const priceId = priceIds[id];
      return interval === 'once' || priceId === undefined ? [] : [{ plan: id, priceId, isWithdrawn }];
    }),
  };
}
