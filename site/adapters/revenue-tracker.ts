import type { Consent } from './consent.ts';
import { isLocalHost } from './analytics/analytics.ts';

/** Visitor for the revenue tracker: by email address, by Paddle's customer ID, or anonymous. */
export type Customer =
  | { readonly user_email: string }
  | { readonly user_id: string }
  | { readonly user_email?: never; readonly user_id?: never };

export interface RevenueTrackerOptions {
  /** Public token; null without a tracker. */
  readonly token: string | null;
  /** `location.hostname`. Nothing is sent from `localhost`. */
  readonly hostname: string;
  readonly consent: Consent;
  /** Adds the script and returns the function that calls it. Called once. */
  readonly load: (token: string) => (command: 'start', customer: Customer) => void;
}

export interface RevenueTracker {
  /** Starts the tracker once the visitor has agreed to analytics. Only the first call of a page counts. */
  readonly start: (customer: Customer) => void;
}

/** Creates ProfitWell's tracker of a page. Nothing is requested before the visitor has agreed to analytics. */
export function createRevenueTracker({ token, hostname, consent, load }: RevenueTrackerOptions): RevenueTracker {
  let waiting: Customer | undefined;
  let isStarted = false;
  if (token === null || isLocalHost(hostname)) return { start: () => {} };
  const follow = (): void => {
    if (isStarted || waiting === undefined || !consent.getState().analytics) return;
    isStarted = true;
    load(token)('start', waiting);
  };
  consent.subscribe(follow);
  return {
    start(customer) {
      waiting ??= customer;
      follow();
    },
  };
}

/** Returns the customer of a user: by email address if it is known, otherwise by Paddle's customer ID. */
export function toCustomer(
  user: { readonly email?: string | null; readonly paddle_customer_id?: string | null } | null,
): Customer {
  if (user?.email) return { user_email: user.email };
  if (user?.paddle_customer_id) return { user_id: user.paddle_customer_id };
  return {};
}

/** Function of the tracker. It queues calls until its script has loaded. */
type ProfitWell = ((command: 'start', customer: Customer) => void) & { q?: unknown[] };

declare global {
  interface Window {
    profitwell?: ProfitWell;
  }
}

/** URL of the script, without the ID. `site/server/http/security-headers.ts` allows its origin. */
const SCRIPT = 'https://public.profitwell.com/js/profitwell.js?auth=';

/**
 * Adds ProfitWell's script to the page. It reads its token from an attribute of its element. If Paddle.js has already added
 * the script, as on live pages, that one receives the customer. It has already started for an anonymous visitor.
 */
export function loadProfitWell(page: Window & typeof globalThis) {
  return (token: string): ((command: 'start', customer: Customer) => void) => {
    if (page.profitwell)
      return (command, customer) => {
        if (Object.keys(customer).length > 0) page.profitwell?.(command, customer);
      };
    const calls: ProfitWell = function queue() {
      // oxlint-disable-next-line prefer-rest-params -- The script repeats `arguments` objects.
      (calls.q ??= []).push(arguments);
    };
    page.profitwell = calls;
    const script = page.document.createElement('script');
    script.id = 'profitwell-js';
    script.dataset['pwAuth'] = token;
    script.async = true;
    script.src = SCRIPT + encodeURIComponent(token);
    page.document.head.append(script);
    return (command, customer) => page.profitwell?.(command, customer);
  };
}
