import type { Consent } from './consent/consent.ts';
import { isLocalHost } from './local-host.ts';

/** Who is looking, as far as the revenue tracker must know: nobody, somebody by address, or by the customer id at Paddle. */
export type Customer =
  | { readonly user_email: string }
  | { readonly user_id: string }
  | { readonly user_email?: never; readonly user_id?: never };

export interface RevenueTrackerOptions {
  /** The public token; null where there is no tracker. */
  readonly token: string | null;
  /** `location.hostname`: nothing is sent from this machine itself. */
  readonly hostname: string;
  readonly consent: Consent;
  /** Adds the script, once, and returns how to call it. */
  readonly load: (token: string) => (command: 'start', customer: Customer) => void;
}

export interface RevenueTracker {
  /** Starts the tracker for a customer as soon as the visitor lets it: once a page, whatever is called later. */
  readonly start: (customer: Customer) => void;
}

/** Makes ProfitWell's tracker of a page. Nothing is fetched before the visitor has granted analytics. */
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

/** The customer that a user of the site is: by e-mail address where it is known, else by the customer id at Paddle. */
export function customerOf(
  user: { readonly email?: string | null; readonly paddle_customer_id?: string | null } | null,
): Customer {
  if (user?.email) return { user_email: user.email };
  if (user?.paddle_customer_id) return { user_id: user.paddle_customer_id };
  return {};
}

/** The tracker's one function: a list of calls, until its script is there and makes them. */
type ProfitWell = ((command: 'start', customer: Customer) => void) & { q?: unknown[] };

declare global {
  interface Window {
    profitwell?: ProfitWell;
  }
}

/** URL of the script, without the ID. `site/server/http/security-headers.ts` allows its origin. */
const SCRIPT = 'https://public.profitwell.com/js/profitwell.js?auth=';

/**
 * Adds ProfitWell's script to the page. It finds its token by the id and the attribute of its element. Where Paddle.js has
 * brought the script already, as it does on live pages, that one is told the customer; it has started for anonymous visitors.
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
