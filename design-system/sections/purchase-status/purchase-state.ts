import type { ReactNode } from 'react';
import type { Money } from '../../content/money.ts';
import type { ClaimFormContent } from './claim-form.tsx';

/** The order that was paid, as far as this browser knows it. */
export interface PurchasedOrder {
  /** The name of the plan. */
  plan: string;
  /** True for a one-time payment. */
  once: boolean;
  total?: Money;
  /** Number by which support finds the payment, such as `txn_01hv8m0mjv…`. */
  transactionId: string;
}

/** The state of a purchase. */
export type Purchase =
  /** Not known yet, as in the prerendered page. */
  | { is: 'unknown' }
  /** Paid, and the server doesn't know it yet. */
  | { is: 'waiting' }
  /** The plan is active. */
  | { is: 'active' }
  /** Paid, and the server hasn't known it for a minute. */
  | { is: 'processing' }
  /** Paid without an account. `isSeen`: this browser made the payment, and not only the page's URL names it. */
  | { is: 'guest'; isSeen: boolean; registerHref: string }
  /** Paid by a logged-in customer on a server that doesn't record purchases. */
  | { is: 'unconfirmed' }
  /** Paid, and the server couldn't be reached. */
  | { is: 'failed'; offline?: boolean }
  /** Nothing was bought in this browser. */
  | { is: 'none' };

export interface PurchaseStatusBehavior {
  purchase?: Purchase;
  /** The order that was paid; null if it isn't known. */
  order?: PurchasedOrder | null;
  /** Replaces the receipt's sender if nothing was really paid. */
  simulation?: string | null;
  /** Renders the form with which a guest creates the account. It is a function so that only guests load the form. */
  renderClaimForm?: (content: ClaimFormContent) => ReactNode;
  /** True while the server is asked again. */
  retrying?: boolean;
  onRetry?: () => void;
}
