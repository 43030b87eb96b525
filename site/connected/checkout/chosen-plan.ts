import { planOf } from '../../content/plans.ts';
import type { Plan } from '../../content/plans.ts';

/** What the address of the checkout asks for. */
export interface ChosenPlan {
  /** `undefined` while the address has not been read, null where it names no plan there is. */
  readonly plan: Plan['id'] | null | undefined;
  /** What it names, where that is no plan; cut, because anybody may have written it. */
  readonly unknown: string | null;
}

/** The most of an unknown name that is shown. */
const LONGEST_NAME = 40;

/** Reads `?plan=`; `undefined` is an address that has not been looked at. */
export function chosenPlan(parameter: string | null | undefined): ChosenPlan {
  if (parameter === undefined) return { plan: undefined, unknown: null };
  const plan = planOf(parameter?.trim().toLowerCase())?.id ?? null;
  const name = parameter?.trim() ?? '';
  return { plan, unknown: plan === null && name !== '' ? name.slice(0, LONGEST_NAME) : null };
}
