import { toUnits } from '@onset/design-system/content/money';
import { CostOverTime } from '@onset/design-system/sections/cost-over-time';
import { currency, findPlan, plansForSale } from '../../content/plans.ts';
import type { ConnectedProps } from '../connected-props.ts';
import type { ConnectedCostOverTimeContent } from './schemas.ts';

const monthsByInterval = { month: 1, year: 12, once: undefined } as const;

/** Chart of costs with the prices of the catalog for the plans that a page names. */
export function ConnectedCostOverTime({ plans, ...rest }: ConnectedProps<ConnectedCostOverTimeContent>) {
  return (
    <CostOverTime
      {...rest}
      currency={currency}
      plans={plansForSale(plans).map(({ name: label, price, interval, comparedTo }) => {
        const monthly = findPlan(comparedTo);
        return {
          label,
          amount: toUnits(price),
          months: monthsByInterval[interval],
          monthAmount: monthly && toUnits(monthly.price),
        };
      })}
    />
  );
}
