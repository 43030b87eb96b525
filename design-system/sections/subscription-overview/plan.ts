import type { Money } from '../../content/money.ts';

/** A change of a plan. `continue` reverts a cancellation or a pause. `switch` changes to another plan. */
export type PlanChange = 'switch' | 'pause' | 'cancel' | 'continue';

/** An action for a plan: a change of the plan or of the payment card. */
export type PlanAction = PlanChange | 'update-card';

/** A plan of a customer as the section shows it: a subscription or a one-time purchase. */
export interface CustomerPlan {
  readonly id: string;
  readonly name: string;
  /** Price; null if it isn't known or no longer relevant. */
  readonly price: Money | null;
  /** Billing interval, such as "a year" or "once". */
  readonly per: string;
  readonly status:
    | 'Active'
    | 'Changing'
    | 'Ended'
    | 'Ending'
    | 'Paused'
    | 'Pausing'
    | 'Payment failed'
    | 'Refunded'
    | 'Trial'
    | 'Yours for good';
  readonly tone: 'success' | 'neutral' | 'danger';
  /** Text about the next payment or change, in one or two sentences. */
  readonly next: string;
  /** Start and end of the period, as far as they are known. */
  readonly dates: readonly PlanDate[];
  /**
   * Countdown to the end of the period: a verb for the event, such as "Renews", and the number of days until then. Null
   * if no countdown is shown.
   */
  readonly countdown: { readonly event: string; readonly days: number } | null;
  /** Progress of the period between the two dates; null if it isn't shown. `elapsed` is between 0 and 1. */
  readonly progress: { readonly elapsed: number; readonly isOver: boolean } | null;
  /** Possible actions, the most likely first. */
  readonly actions: readonly PlanAction[];
  /** Date on which a switch, a pause or a cancellation takes effect; null if it takes effect immediately. */
  readonly changesAt: string | null;
  /**
   * Name of the plan to which a switch is scheduled for the end of the period. While a switch is scheduled, the action
   * `switch` cancels it: it changes back to the plan in `switchesTo`.
   */
  readonly changesTo?: string;
  /** Plans that `switch` can change to. */
  readonly switchesTo: readonly OtherPlan[];
  /** True if the customer has to take the first action now. */
  readonly urgent: boolean;
  /** True if the plan has ended for good. */
  readonly over: boolean;
}

/** Date at the start or end of a plan's period, such as the next payment. */
export interface PlanDate {
  /** Name of the date, such as "Next payment". */
  readonly label: string;
  /** Time in ISO 8601. */
  readonly at: string;
  /** Additional text, such as "$96, tax may be added". */
  readonly detail?: string;
}

/** A plan that a subscription can switch to. */
export interface OtherPlan {
  readonly id: string;
  readonly name: string;
  /** Price before tax. */
  readonly price: Money;
  readonly interval: 'month' | 'year';
  /**
   * Amount per period for this customer, including tax. `undefined` until it is known. Null if it can't be determined;
   * the price before tax is shown then.
   */
  readonly total: Money | null | undefined;
}

/**
 * Restriction of the customer's actions. It applies until they confirm their email address, or if the server can't
 * perform every action.
 */
export type PlanLimit =
  /** The customer can't change a plan. */
  | 'confirm-plans'
  /** The customer can only pause or cancel plans. */
  | 'confirm-changes'
  /** The customer can't open invoices. */
  | 'confirm-invoices'
  /** The customer can't see purchases. */
  | 'confirm-purchases'
  /** This server can't make every change of a plan. */
  | 'not-configured';
