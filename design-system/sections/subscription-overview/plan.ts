import { formatMoney } from '../../content/money.ts';
import type { Money } from '../../content/money.ts';
import type { PortalPurpose } from './bought.ts';

/** One end of a plan's time. */
export interface PlanTime {
  /** What happens then: "Next payment". */
  readonly label: string;
  readonly at: string;
  /** What belongs to it: "$96 before tax". */
  readonly detail?: string;
}

/** A plan as it is shown. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly price: Money | null;
  /** What the price is for: "a year", "once". */
  readonly per: string;
  /** Its state in a word or two, and how it looks. */
  readonly status: string;
  readonly tone: 'success' | 'neutral' | 'danger';
  /** What is, and what happens next. */
  readonly next: string;
  /** Where its time begins, and where it ends. */
  readonly times: readonly PlanTime[];
  /** The time between the two as a rail: in how many parts, and whether it is still running. */
  readonly rail: { readonly parts: number; readonly running: boolean } | null;
  /** What can be done about it, the most likely first. */
  readonly actions: readonly PortalPurpose[];
  /** Whether the first of these is what has to be done now. */
  readonly urgent: boolean;
  /** Whether it goes on as it is, so that another plan can take its place. */
  readonly goesOn: boolean;
  /** Whether nothing of it is left to be used. */
  readonly over: boolean;
}

/** Where both ends are known, the two; else the one that is. */
export function times(...ends: readonly (Omit<PlanTime, 'at'> & { at: string | null })[]): PlanTime[] {
  return ends.flatMap(({ at, ...rest }) => (at === null ? [] : [{ ...rest, at }]));
}

/** What will be taken, as far as that is known beforehand. */
export function beforeTax(price: Money | null, locale: string): { detail?: string } {
  return price === null ? {} : { detail: `${formatMoney(price, locale)} before tax` };
}
