import type { Money } from '../../content/money.ts';

/** What was paid for, as far as this browser knows it. */
export interface PurchasedOrder {
  /** The name of the plan. */
  plan: string;
  /** Whether it was paid once, and so never renews. */
  once: boolean;
  /** Left out where it is not known. */
  total?: Money;
  /** By which support finds the payment, such as `txn_01hv8m0mjv…`. */
  transactionId: string;
}

/** How far a purchase has come. */
export type Purchase =
  /** Nobody has looked yet what was bought: as the page is made in advance. */
  | { is: 'unknown' }
  /** It is paid, and the server has not heard of it yet. */
  | { is: 'waiting' }
  /** The plan is on. */
  | { is: 'active' }
  /** It is paid, and the server has not heard of it for a minute. */
  | { is: 'processing' }
  /** It is paid by someone without an account. `isSeen` where this browser saw the payment, and not the page's URL alone names it. */
  | { is: 'guest'; isSeen: boolean; registerHref: string }
  /** It is paid by somebody who is signed in, to a server that does not know of purchases. */
  | { is: 'unconfirmed' }
  /** It is paid, and the server could not be asked. */
  | { is: 'failed'; offline?: boolean }
  /** Nothing was bought in this browser. */
  | { is: 'none' };

export interface PurchaseStatusBehavior {
  purchase?: Purchase;
  /** What was paid for; null where nothing is known of it. */
  order?: PurchasedOrder | null;
  /** Where nothing was really paid: said in place of where the receipt comes from. */
  simulation?: string | null;
  /** True while the server is asked again. */
  retrying?: boolean;
  onRetry?: () => void;
}
