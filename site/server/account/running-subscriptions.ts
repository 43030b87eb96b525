/** A subscription for which payments are taken until somebody ends it. */
export interface RunningSubscription {
  readonly id: string;
  /** The plan of the catalog; null for a price that is none of it. */
  readonly plan: string | null;
  /** What the payment provider calls what is sold. */
  readonly name: string;
  /** When the next payment is taken; null where none is. */
  readonly nextPaymentAt: string | null;
  /** Whether the time until then is paid, or free. */
  readonly isPaid: boolean;
}

/** What the account must know of subscriptions: one must not be paid on by somebody who has no account any more. */
export interface RunningSubscriptions {
  /** Those of a user. */
  of(userId: number): Promise<readonly RunningSubscription[]>;
  /** Has no further payment taken for them. Throws an `ApiError` where that did not come to pass for each of them. */
  end(subscriptions: readonly RunningSubscription[]): Promise<void>;
}
