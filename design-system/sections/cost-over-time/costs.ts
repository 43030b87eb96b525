import type { CostOverTimeContent } from './cost-over-time.schema.ts';

/** Name and price of a plan. */
export type PlanPrice = CostOverTimeContent['plans'][number];

/**
 * Returns what a plan has cost after a number of months. After a full period, the rest is paid by the month if there is a
 * monthly plan with the same features and that costs less than another period.
 */
export function getCost({ amount, months: period, monthAmount }: PlanPrice, months: number): number {
  if (period === undefined) return amount;
  const fullPeriods = Math.floor(months / period);
  const restMonths = months % period;
  const rest = fullPeriods > 0 && monthAmount !== undefined ? Math.min(restMonths * monthAmount, amount) : amount;
  return fullPeriods * amount + (restMonths > 0 ? rest : 0);
}

/** Range of months in which a plan costs least. */
interface CheapestRange {
  readonly plan: PlanPrice;
  readonly from: number;
  readonly to: number;
}

/** Returns the ranges of months with the plan that costs least in each. If two cost the same, the later one counts. */
export function findCheapestRanges(plans: readonly PlanPrice[], months: number): CheapestRange[] {
  const ranges: CheapestRange[] = [];
  for (let month = 1; month <= months; month++) {
    const costs = plans.map((plan) => getCost(plan, month));
    const plan = plans[costs.lastIndexOf(Math.min(...costs))];
    const last = ranges.at(-1);
    if (last && last.plan === plan) ranges[ranges.length - 1] = { ...last, to: month };
    else if (plan) ranges.push({ plan, from: month, to: month });
  }
  return ranges;
}
