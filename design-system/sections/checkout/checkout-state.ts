import type { Money } from '../../content/money.ts';

/**
 * Amounts of the order, which the payment library calculates. `total` is `subtotal` minus `discount` plus `tax`, or
 * `subtotal` minus `discount` if the subtotal includes tax.
 */
export interface CheckoutOrder {
  subtotal: Money;
  /** The applied discount code and the amount it saves. */
  discount?: { code: string; amount: Money } | null;
  /** Null until the tax is known, which depends on the buyer's location. */
  tax: Money | null;
  /** True if the subtotal includes tax, as is usual for prices with VAT. */
  taxIncluded?: boolean;
  /** Amount due today. */
  total: Money;
  /** Amount of the next payment; null if there is none. If omitted, the subtotal is shown instead. */
  renewal?: Money | null;
}

/** State of the payment. */
export type CheckoutPayment =
  /** Nothing is loaded yet. */
  | { is: 'idle' }
  /** The library or its form is loading. `slow`: it takes longer than usual. */
  | { is: 'loading'; slow?: boolean }
  /** The form is open in its frame. */
  | { is: 'ready' }
  /** The payment was submitted, and the bank hasn't responded yet. */
  | { is: 'paying' }
  /** The bank declined the payment. The form stays open and shows the reason. */
  | { is: 'declined' }
  /** The form was closed before a payment was submitted, or after one was declined. */
  | { is: 'closed' }
  /** The payment is complete, and the buyer is redirected to `href`. `seen`: the buyer has returned from there. */
  | { is: 'completed'; href: string; seen?: boolean }
  /** The form didn't open, or can't continue. `message` replaces the default explanation. Nothing was charged. */
  | { is: 'failed'; message?: string }
  /**
   * The connection was lost while the library or the form was loading. A form that is already open stays open, because
   * a payment may be running.
   */
  | { is: 'offline' }
  /** The library or its form hasn't loaded in time. If the form loads later, it is shown. */
  | { is: 'slow' }
  /** The library couldn't be loaded, although there is a connection. */
  | { is: 'blocked' }
  /** The provider rejects the site's settings, or the server doesn't run the demo checkout. */
  | { is: 'unavailable'; because: 'configuration' | 'demo-off' };

/** The buyer's current plan, which must not be sold to them again. Dates look like `2027-11-22`. */
export type CheckoutOwned =
  | {
      is: 'subscription';
      /** Name of the plan. */
      plan: string;
      /** Last day of the paid period. */
      until?: string | null;
      /** True if the subscription ends on the day in `until` instead of renewing. */
      ending?: boolean;
    }
  | { is: 'lifetime'; purchasedOn: string; updatesUntil: string };

/** Texts of a simulated checkout. */
export interface CheckoutSimulation {
  /** Label above the form. */
  label: string;
  /** Heading that is shown before the form is opened, in place of the heading that names the seller. */
  title: string;
  /** Text below `title`. */
  text: string;
  /** Note above the open form about the accepted input. */
  entered: string;
}

export interface CheckoutBehavior {
  /**
   * ID of the chosen plan. Null if the URL names no valid plan. Undefined before the URL is read; until then,
   * placeholders replace the amounts, and browsers without JavaScript show a list of the plans with prices.
   */
  plan?: string | null;
  /** Value of `?plan=` in the URL, if no plan has this ID. */
  unknownPlan?: string | null;
  /**
   * True if the visitor followed a link to pay an open invoice. The invoice can't be paid here, so a text links to the
   * customer portal.
   */
  isPaymentLink?: boolean;
  onPlanChange?: (id: string) => void;
  /**
   * Order with its amounts; null until the payment library has calculated them. Until then, the catalog's price before
   * tax is shown.
   */
  order?: CheckoutOrder | null;
  /** True while the amounts are being recalculated. */
  updating?: boolean;
  /**
   * Discount code that was submitted. `pending` is true while the code is being checked, and `error` is the reason if
   * it was rejected.
   */
  discount?: { pending?: boolean; error?: string | null; code?: string | null };
  /** Called when a discount code is submitted. If omitted, the form navigates to the URL with `?discount=`. */
  onDiscount?: (code: string) => void;
  onDiscountRemove?: () => void;
  /** The signed-in buyer; null for a guest, omitted until the session is known. */
  buyer?: { email: string } | null;
  /**
   * URL of the login page for guests, with a redirect back to the checkout. Default: the link `logIn` of the content.
   */
  logInHref?: string;
  onLogOut?: () => void;
  owned?: CheckoutOwned | null;
  payment?: CheckoutPayment;
  /** Class name by which the payment library finds its frame. */
  frameClass?: string;
  /** Texts that mark a simulated checkout; null for real payments. */
  simulation?: CheckoutSimulation | null;
  /** Loads the payment form, or opens it again. */
  onOpen?: () => void;
  /** Loads the payment form again after an error. */
  onRetry?: () => void;
}
