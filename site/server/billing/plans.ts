/** The plan of the catalogue a price is sold as; `undefined` for one that is none of it. */
export type PlanOf = (priceId: string) => string | undefined;

/** The plans by their prices, of the build's public configuration (`priceIds`, by plan). */
export function plansOf(priceIds: Readonly<Record<string, string>>): PlanOf {
  const plans = new Map(Object.entries(priceIds).map(([plan, priceId]) => [priceId, plan]));
  return (priceId) => plans.get(priceId);
}
