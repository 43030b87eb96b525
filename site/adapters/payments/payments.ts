import type { Paddle } from '@paddle/paddle-js';
import { createCheckoutEvents } from './checkout-events.ts';
import type { CheckoutListener } from './checkout-events.ts';
import { openSession } from './checkout-session.ts';
import type { CheckoutSession } from './checkout-session.ts';
import { watchLibrary } from './library-watch.ts';
import type { Library, LoadLibrary } from './library-watch.ts';
import type { CheckoutOptions } from './open-options.ts';
import { requestPrices } from './price-preview.ts';
import type { LocalPrices, PriceOptions } from './price-preview.ts';

export interface PaymentsOptions {
  /** Whom the library speaks for: the public configuration's. Null for the demo, which takes what it is given. */
  config: { readonly clientToken: string; readonly environment: 'production' | 'sandbox' } | null;
  /** Handed in, so that a build has the loader of the real library or that of the demo, and nothing of the other. */
  loadLibrary: LoadLibrary;
  /** How long the library, and a checkout, is waited for, in milliseconds: 10 seconds unless given. */
  timeLimit?: number;
}

/** Selling: the payment library, and what is asked of it. One for each page. */
export interface Payments extends Library {
  /** Says who is signed in, by the payment provider's customer id; `undefined` for nobody. At any time. */
  identify: (customerId: string | undefined) => void;
  /** Hears of every event of every checkout. The returned function ends that. */
  onEvent: (listener: CheckoutListener) => () => void;
  /** Opens a checkout, and closes one that was open; `undefined` while the library is not ready. */
  openCheckout: (options: CheckoutOptions) => CheckoutSession | undefined;
  /**
   * What prices come to where the visitor is, in one request for all; loads the library for it. What came is kept for
   * the page. `undefined` where there is nothing to be had, which is asked for anew the next time. Never rejects.
   */
  previewPrices: (priceIds: readonly string[], options?: PriceOptions) => Promise<LocalPrices | undefined>;
}

const DEMO = { clientToken: 'test_demo', environment: 'sandbox' } as const;

/** Makes the payments of a page. Nothing is loaded before something is asked of it. */
export function createPayments({ config, loadLibrary, timeLimit = 10_000 }: PaymentsOptions): Payments {
  const events = createCheckoutEvents();
  const ended = new Set<string>();
  const asked = new Map<string, Promise<LocalPrices | undefined>>();
  let started: Paddle | undefined;
  let customerId: string | undefined;
  let session: CheckoutSession | undefined;

  const pwCustomer = (): { id?: string } => (customerId === undefined ? {} : { id: customerId });

  const library = watchLibrary({
    load: loadLibrary,
    timeLimit,
    start(paddle) {
      const { clientToken, environment } = config ?? DEMO;
      const options = { pwCustomer: pwCustomer(), eventCallback: events.receive };
      if (paddle.Initialized) paddle.Update(options);
      else {
        if (environment === 'sandbox') paddle.Environment.set(environment);
        paddle.Initialize({ token: clientToken, ...options });
      }
      started = paddle;
    },
  });

  async function askForPrices(priceIds: readonly string[], options: PriceOptions): Promise<LocalPrices | undefined> {
    await library.load();
    return started && requestPrices(started, priceIds, options);
  }

  return {
    ...library,
    identify(id) {
      if (id === customerId) return;
      customerId = id;
      try {
        started?.Update({ pwCustomer: pwCustomer() });
      } catch {
        // For reminders of missed payments alone: nobody is kept from signing in or out by it.
      }
    },
    onEvent: events.listen,
    openCheckout(options) {
      if (!started) return undefined;
      session?.close();
      session = openSession({ library: started, events, ended, timeLimit }, options);
      return session;
    },
    previewPrices(priceIds, options = {}) {
      const ids = [...new Set(priceIds)].toSorted();
      const key = JSON.stringify([ids, options.discountId, options.address]);
      const before = asked.get(key);
      if (before) return before;
      const prices = askForPrices(ids, options);
      asked.set(key, prices);
      void prices.then((found) => found ?? asked.delete(key));
      return prices;
    },
  };
}
