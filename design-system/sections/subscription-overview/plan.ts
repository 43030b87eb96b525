import type { Money } from '../../content/money.ts';
import type { PlanChange } from './bought.ts';

/** Start or end of a plan's period. */
export interface PlanTime {
  /** Name of the date, such as "Next payment". */
  readonly label: string;
  readonly at: string;
  /** Additional text, such as "$96 plus any tax". */
  readonly detail?: string;
}

/** An action for a plan: a change of the plan or of the payment card. */
export type PlanAction = PlanChange | 'update-card';

/** A plan in the form in which the card shows it. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  /** Null if it isn't known, or no longer matters. */
  readonly price: Money | null;
  /** Billing interval, such as "a year" or "once". */
  readonly per: string;
  readonly status: string;
  readonly tone: 'success' | 'neutral' | 'danger';
  /** The next event, in one or two sentences. */
  readonly next: string;
  /** Start and end of the period, as far as they are known. */
  readonly times: readonly PlanTime[];
  /** The event at the end of the period, such as "Renews"; null if no countdown is shown. */
  readonly countdown: string | null;
  /** State of the period between the two times; null if no rail is shown. */
  readonly rail: 'running' | 'over' | null;
  /** Possible actions, the most likely first. */
  readonly actions: readonly PlanAction[];
  /** Date on which another plan, a pause or a cancellation takes effect; null for right away. */
  readonly changesAt: string | null;
  /** Name of the plan that follows at the end of the period, after a switch. A switch back keeps this one. */
  readonly changesTo?: string;
  /** True if the customer has to take the first action now. */
  readonly urgent: boolean;
  /** True if the plan has ended for good. */
  readonly over: boolean;
}

/** Returns the times that are known. */
export function times(...ends: readonly (Omit<PlanTime, 'at'> & { at: string | null })[]): PlanTime[] {
  return ends.flatMap(({ at, ...rest }) => (at === null ? [] : [{ ...rest, at }]));
}
