import { useEffect, useId, useRef } from 'react';
import { formatMoney } from '../../content/money.ts';
import { SegmentedControl } from '../../primitives/segmented-control/index.ts';
import type { CheckoutPlan } from './checkout.schema.ts';

export interface PlanSwitchProps {
  plans: readonly CheckoutPlan[];
  /** ID of the chosen plan. */
  plan: string | undefined;
  locale: string;
  path: string;
  onPlanChange: ((id: string) => void) | undefined;
}

/** Radio buttons that change the plan without leaving the page. They follow `plan`, also after Back and Forward. */
export function PlanSwitch({ plans, plan, locale, path, onPlanChange }: PlanSwitchProps) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  useEffect(() => {
    for (const radio of form.current?.querySelectorAll('input') ?? []) radio.checked = radio.value === plan;
  }, [plan]);
  if (plans.length < 2) return null;
  return (
    <form ref={form} id={id} action={path}>
      <SegmentedControl
        legend="Plan"
        name="plan"
        segments={plans.map((each) => ({ value: each.id, label: each.name, detail: formatMoney(each.price, locale) }))}
        {...(plan !== undefined && { defaultValue: plan })}
        onValueChange={(value) => onPlanChange?.(value)}
        className="w-full"
      />
    </form>
  );
}
