import type { Customer } from './revenue-tracker.ts';

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
