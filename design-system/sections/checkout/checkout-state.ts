import type { Money } from '../../content/money.ts';

/** What is to be paid, as the payment library works it out. The rows add up: subtotal − discount + tax = total. */
export interface CheckoutOrder {
  subtotal: Money;
  /** The code that lowers it, and by how much. */
  discount?: { code: string; amount: Money } | null;
  /** Null until the buyer has said where they are. */
  tax: Money | null;
  /** Whether the price was said with the tax in it, as is the custom where VAT is paid. */
  taxIncluded?: boolean;
  /** What is paid today: 0 for a trial. */
  total: Money;
  /** What follows. Left out where nothing is known beyond the catalogue; null where nothing is charged again. */
  renewal?: {
    amount: Money;
    /** The day of the next payment, such as `2027-11-22`. */
    on?: string;
  } | null;
  /** The last day that is free, such as `2026-12-06`. */
  trialUntil?: string;
}

/** How far paying has come. */
export type CheckoutPayment =
  /** Nothing is loaded yet. */
  | { is: 'idle' }
  /** The library is on its way; `slow` once that takes longer than it should. */
  | { is: 'loading'; slow?: boolean }
  /** The library has the frame. */
  | { is: 'ready' }
  /** The payment was sent, and the bank has not answered. */
  | { is: 'paying' }
  /** The bank has said no. The frame stays, and says why. */
  | { is: 'declined' }
  /** The buyer has closed the form, before a payment was sent or after it was declined. */
  | { is: 'closed' }
  /** It is paid, and the buyer is being taken on; `seen` where they have come back from there. */
  | { is: 'completed'; href: string; seen?: boolean }
  /** The library is there, and would not open this order, in its own words. Nothing was sent to a bank. */
  | { is: 'failed'; message?: string }
  /** Seen while the library is loaded: a form that is there stays, since a payment may be on its way. */
  | { is: 'offline' }
  /** The library or its form has not arrived in time. It may still come, and is shown then. */
  | { is: 'slow' }
  /** The library could not be loaded though there is a connection. */
  | { is: 'blocked' }
  /** The site cannot sell as it is set up: nothing the buyer does changes that. */
  | { is: 'unavailable'; because: 'configuration' | 'demo-off' };

/** What somebody has already, so that it is not sold to them again. Days are written as `2027-11-22`. */
export type CheckoutOwned =
  | {
      is: 'subscription';
      /** The name of its plan. */
      plan: string;
      /** The last day that is paid. */
      until?: string | null;
      /** Whether it ends then, and does not renew. */
      ending?: boolean;
    }
  | { is: 'lifetime'; boughtOn: string; updatesUntil: string };

/** Texts of a simulated checkout. */
export interface CheckoutSimulation {
  /** Label above the form. */
  label: string;
  /** Heading and text that replace those with the seller. */
  title: string;
  text: string;
  /** Text above the form about what to enter. */
  entered: string;
}

export interface CheckoutBehavior {
  /**
   * The chosen plan, by id. Null where the address names none. Left out while it has not been read: amounts keep their
   * places, and where no script ever reads it the plans are listed with their prices.
   */
  plan?: string | null;
  /** What the address names, where that is no plan. */
  unknownPlan?: string | null;
  onPlanChange?: (id: string) => void;
  /** Left out until the library has worked it out: the catalogue's price stands in, before tax. */
  order?: CheckoutOrder | null;
  /** True while the amounts are being worked out anew. */
  updating?: boolean;
  /** The discount code that was asked for, whether it is being checked, and why it was not applied. */
  discount?: { pending?: boolean; error?: string | null; code?: string | null };
  /** Without it the code goes into the address, as `?discount=`. */
  onDiscount?: (code: string) => void;
  onDiscountRemove?: () => void;
  /** Who is signed in; null for a guest, left out while nobody knows. */
  buyer?: { email: string } | null;
  /** Where a guest logs in and comes back from: the content's link unless given. */
  logInHref?: string;
  onLogOut?: () => void;
  owned?: CheckoutOwned | null;
  payment?: CheckoutPayment;
  /** The class by which the payment library finds its frame. */
  frameClass?: string;
  /** Where nothing is really paid: what it says of that on its face. */
  simulation?: CheckoutSimulation | null;
  /** Loads the payment form, or opens it again. */
  onOpen?: () => void;
  /** Tries again to load it. */
  onRetry?: () => void;
}
