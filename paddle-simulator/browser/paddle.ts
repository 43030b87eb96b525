import type {
  CheckoutOpenOptions,
  CheckoutUpdateOptions,
  Paddle,
  PaddleEventData,
  PaddleSetupOptions,
} from '@paddle/paddle-js';
import { checkoutResponseSchema, previewResponseSchema } from '../wire.ts';
import { openCheckout } from './checkout.tsx';
import type { Emit, OpenCheckout } from './checkout.tsx';
import { createRequest } from './request.ts';
import type { Fetch } from './request.ts';

/** Dependencies of the browser side. */
export interface PaddleParts {
  /** The browser's `fetch`, or a simulator in the same page. */
  readonly fetch: Fetch;
  /** URL of the server side, without a trailing slash. */
  readonly url: string;
  /** Language of the visitor, such as `de-DE`. Its region determines the currency until the buyer chooses a country. */
  readonly language: string;
}

/** Installs the simulator in place of Paddle.js, as `window.PaddleBillingV1` and `window.Paddle`. */
export function installPaddleSimulator(parts: Partial<PaddleParts> & Pick<PaddleParts, 'url'>): void {
  const paddle = createPaddle({ fetch: (url, init) => fetch(url, init), language: navigator.language, ...parts });
  window.PaddleBillingV1 = paddle;
  window.Paddle = paddle;
}

/**
 * Creates an object with the methods, events and payloads of Paddle.js. Only the inline checkout is simulated, and the
 * functions that the site doesn't call do nothing.
 */
export function createPaddle({ fetch, url, language }: PaddleParts): Paddle {
  const visitorCountry = regionOf(language);
  let eventCallback: PaddleSetupOptions['eventCallback'];
  let open: OpenCheckout | undefined;

  const request = createRequest(fetch, url);
  const emit: Emit = (name, payload) => {
    try {
      // The types of Paddle.js have no `checkout.warning`, which its documentation describes.
      eventCallback?.({ name, ...payload } as PaddleEventData);
    } catch (error) {
      // A listener that throws must not stop a payment.
      reportError(error);
    }
  };
  const initialize = (given: PaddleSetupOptions): void => {
    if (paddle.Initialized) throw new Error('Paddle.Initialize was already called. Use Paddle.Update.');
    eventCallback = given.eventCallback;
    paddle.Initialized = true;
  };
  const update = ({ items, discountCode }: CheckoutUpdateOptions): void =>
    open?.update({ ...(items && { items }), ...(discountCode !== undefined && { discountCode }) });
  const nothing = (): void => {};

  const paddle: Paddle = {
    Version: 'v1',
    Initialized: false,
    Status: { libraryVersion: 'simulator' },
    Environment: { set: nothing },
    Initialize: initialize,
    Setup: initialize,
    Update(given) {
      eventCallback = given.eventCallback ?? eventCallback;
    },
    Checkout: {
      open(given: CheckoutOpenOptions) {
        if (!paddle.Initialized) throw new Error('Call Paddle.Initialize first');
        const { settings, items, transactionId, discountCode, customer, customData } = given;
        const frame = document.querySelector(`.${settings?.frameTarget ?? ''}`);
        if (frame === null) throw new Error(`No element has the class ${settings?.frameTarget ?? ''}`);
        const { id, email, address } = customer ?? {};
        open?.close();
        open = openCheckout({
          send: (path, body) => request(path, body, checkoutResponseSchema),
          emit,
          frame,
          theme: settings?.theme,
          mayChangeBuyer: settings?.allowLogout ?? true,
          request: {
            items,
            transactionId,
            discountCode,
            customData,
            visitorCountry,
            customerId: id,
            ...(email !== undefined && { buyer: { email, countryCode: visitorCountry, ...address } }),
          },
        });
      },
      updateCheckout: update,
      updateItems: (items) => update({ items }),
      close: () => open?.close(),
    },
    PricePreview: ({ address, ...params }) =>
      request(
        '/previews',
        { ...params, visitorCountry: address?.countryCode ?? visitorCountry },
        previewResponseSchema,
      ),
    TransactionPreview: () => Promise.reject(new Error('TransactionPreview is not simulated. Use PricePreview.')),
    Retain: {
      demo: nothing,
      initCancellationFlow: () => Promise.resolve({ status: 'error', details: 'Retain is not simulated' }),
    },
    Spinner: { show: nothing, hide: nothing },
  };
  return paddle;
}

/** Returns the region of a language tag, such as `DE` for `de-DE`. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}
