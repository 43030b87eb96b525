import type { ReactNode } from 'react';
import type { Money } from '../../content/money.ts';
import type { ClaimFormContent } from './claim-form.tsx';

/** The paid order, as far as this browser knows it. */
export interface PurchasedOrder {
  /** Name of the plan. */
  plan: string;
  /** True for a one-time payment. */
  once: boolean;
  total?: Money;
  /** Amount that a discount code saved, as the checkout showed it. */
  discount?: Money;
  /** Total of each later payment. `every` is the interval between payments, if it is known. */
  renewal?: Money;
  every?: 'month' | 'year';
  /** Days before the first payment. None without a trial. */
  trialDays?: number;
  /** Time of the next payment. */
  nextPaymentAt?: string;
  /** Transaction number, by which support finds the payment, such as `txn_01hv8m0mjv…`. */
  transactionId: string;
}

/** The state of a purchase. */
export type Purchase =
  /** Not known yet, as in the prerendered page. */
  | { is: 'unknown' }
  /** Paid, but the server hasn't received the confirmation yet. */
  | { is: 'waiting' }
  /**
   * The plan is active. `mustConfirm`: the customer has yet to confirm their email address. `isLinkSent`: they were just
   * sent the link for it.
   */
  | { is: 'active'; mustConfirm?: boolean; isLinkSent?: boolean }
  /** Paid, but the server still has no confirmation after a minute. */
  | { is: 'processing' }
  /**
   * Paid without an account. `isSeen`: the payment was made in this browser. Otherwise, the transaction is known only
   * from the page's URL.
   */
  | { is: 'guest'; isSeen: boolean; registerHref: string }
  /** Paid by a logged-in customer on a server that doesn't record purchases. */
  | { is: 'unconfirmed' }
  /** Paid, but the server couldn't be reached. */
  | { is: 'failed'; offline?: boolean }
  /** Nothing was bought in this browser. `isSignedIn`: the visitor is logged in, so their account shows their plan. */
  | { is: 'none'; isSignedIn?: boolean };

export interface PurchaseStatusBehavior {
  purchase?: Purchase;
  /** The paid order; null if it isn't known. */
  order?: PurchasedOrder | null;
  /** Replaces the sentences about the receipt after a simulated payment. */
  simulation?: string | null;
  /** Renders the form that creates a guest's account. It is a function so that only guests load the form. */
  renderClaimForm?: (content: ClaimFormContent) => ReactNode;
  /** True while the request to the server is repeated. */
  retrying?: boolean;
  onRetry?: () => void;
}
