'use client';

import { useEffect, useId, useRef } from 'react';
import { formatMoney } from '../../content/money.ts';
import { SegmentedControl } from '../../primitives/segmented-control.tsx';
import type { CheckoutPlan } from './checkout.schema.ts';

export interface PlanSwitchProps {
  plans: readonly CheckoutPlan[];
  /** ID of the chosen plan. */
  plan: string | undefined;
  locale: string;
  /** Currency of the order, if it is known. Prices in another currency are left out. */
  currency: string | undefined;
  path: string;
  /** True if the plan can't be changed now. */
  isLocked: boolean;
  onPlanChange: ((id: string) => void) | undefined;
}

const INTERVAL_SUFFIXES: Readonly<Record<CheckoutPlan['every'], string>> = {
  month: '/month',
  year: '/year',
  once: ' once',
};

/**
 * Radio buttons that change the plan without leaving the page. The selected one always matches `plan`, also after the
 * browser's Back and Forward buttons.
 */
export function PlanSwitch({ plans, plan, locale, currency, path, isLocked, onPlanChange }: PlanSwitchProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const id = useId();
  useEffect(() => {
    for (const radio of formRef.current?.querySelectorAll('input') ?? []) radio.checked = radio.value === plan;
  }, [plan]);
  if (plans.length < 2) return null;
  return (
    <form ref={formRef} id={id} action={path}>
      <SegmentedControl
        legend="Plan"
        disabled={isLocked}
        name="plan"
        segments={plans.map((each) => ({
          value: each.id,
          label: each.name,
          detail:
            currency === undefined || currency === each.price.currency
              ? `${formatMoney(each.price, locale)}${INTERVAL_SUFFIXES[each.every]}`
              : undefined,
        }))}
        {...(plan !== undefined && { defaultValue: plan })}
        onValueChange={(value) => onPlanChange?.(value)}
        className="w-full disabled:opacity-55"
      />
    </form>
  );
}
