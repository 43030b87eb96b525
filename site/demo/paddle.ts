import type {
  CheckoutOpenOptions,
  CheckoutUpdateOptions,
  Paddle,
  PaddleEventData,
  PaddleSetupOptions,
} from '@paddle/paddle-js';
import { publicConfig } from '../config/public-config.ts';
import { openCheckout } from './checkout.ts';
import type { OpenCheckout } from './checkout.ts';
import { errorEvent } from './events.ts';
import { OptionError, readOpen, readSettings, readUpdate } from './open-options.ts';
import { pricePreview } from './price-preview.ts';
import { demoServer } from './server-calls.ts';
import type { Fetch } from './server-calls.ts';

/** What the demo has of its surroundings. */
export interface DemoSurroundings {
  readonly fetch: Fetch;
  /** The origin of the server's side; empty is the page's own. */
  readonly origin: string;
  /** What the visitor reads, such as `de-DE`: its country is where prices are of while no address is known. */
  readonly language: string;
  readonly navigate: (url: string) => void;
}

/**
 * Puts the demo in the place of Paddle.js: `window.PaddleBillingV1` and `window.Paddle`. For builds without a client token
 * alone: `site/connected/checkout/payment-library.ts` loads it.
 */
export function installDemoPaddle(): void {
  const paddle = createDemoPaddle({
    fetch: (path, init) => fetch(path, init),
    origin: publicConfig.apiBaseUrl,
    language: navigator.language,
    navigate: (url) => location.assign(url),
  });
  window.PaddleBillingV1 = paddle;
  window.Paddle = paddle;
}

/**
 * A stand-in for Paddle.js: the same calls, options, events and payloads, with a server of this site behind it. It says on
 * its face that no card is charged.
 */
export function createDemoPaddle({ fetch, origin, language, navigate }: DemoSurroundings): Paddle {
  const server = demoServer(fetch, origin);
  const visitor = { country: countryOf(language), locale: localeOf(language) };
  let options: Partial<PaddleSetupOptions> = {};
  let open: OpenCheckout | undefined;

  const emit = (event: PaddleEventData): void => {
    try {
      options.eventCallback?.(event);
    } catch (error) {
      // A listener that fails must not stop a payment.
      reportError(error);
    }
  };
  /** Does what Paddle.js was asked for; what it would not take becomes its event. */
  const guarded = (work: () => void): void => {
    if (!paddle.Initialized) throw new Error('Call Paddle.Initialize first');
    try {
      work();
    } catch (error) {
      if (!(error instanceof OptionError)) throw error;
      emit(errorEvent('checkout.error', error.code, error.message));
    }
  };
  const initialize = (given: PaddleSetupOptions): void => {
    if (paddle.Initialized) throw new Error('Paddle.Initialize was already called. Use Paddle.Update.');
    if (given.token === undefined && given.seller === undefined)
      throw new Error('Paddle.Initialize needs a token, also in the demo checkout');
    options = given;
    paddle.Initialized = true;
  };

  const paddle = {
    Version: 'v1',
    Initialized: false,
    Status: { libraryVersion: 'demo' },
    Environment: {
      set() {
        // The demo is neither the sandbox nor production.
      },
    },
    Initialize: initialize,
    Setup: initialize,
    Update({ eventCallback, pwCustomer }) {
      // As Paddle.js has it: the settings of the page are for good.
      options = {
        ...options,
        ...(eventCallback !== undefined && { eventCallback }),
        ...(pwCustomer !== undefined && { pwCustomer }),
      };
    },
    Checkout: {
      open(given: CheckoutOpenOptions) {
        guarded(() => {
          const settings = readSettings(options.checkout?.settings, given.settings, location.origin);
          const request = readOpen(given, visitor.country);
          const place = settings.displayMode === 'inline' ? placeOf(settings.frameTarget ?? '') : undefined;
          open?.close();
          open = openCheckout({
            server,
            request,
            settings,
            place,
            locale: localeOf(settings.locale ?? language),
            emit,
            navigate,
          });
        });
      },
      updateCheckout: (given: CheckoutUpdateOptions) => guarded(() => open?.update(readUpdate(given))),
      updateItems: (items) => guarded(() => open?.update(readUpdate({ items }))),
      close: () => open?.close(),
    },
    PricePreview: (asked) => pricePreview(server, asked, visitor),
    TransactionPreview: () =>
      Promise.reject(new Error('The demo checkout has no TransactionPreview. Use PricePreview.')),
    Retain: {
      demo() {
        // Retain shows nothing outside production, and so it is here.
      },
      initCancellationFlow: () =>
        Promise.resolve({ status: 'error', details: 'The demo checkout has no Retain: cancel in the portal' }),
    },
    Spinner: {
      show() {
        // Nothing here takes long enough to need one.
      },
      hide() {
        // See `show`.
      },
    },
  } satisfies Paddle as Paddle;
  return paddle;
}

function placeOf(className: string): Element {
  const place = document.getElementsByClassName(className)[0];
  if (place === undefined)
    throw new OptionError('frame_target_not_found', `There is no element of the class ${className}`);
  return place;
}

/** The region of a language tag, `DE` of `de-DE`. */
function countryOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

/** A tag that `Intl` can use: the given one, or English. */
function localeOf(language: string): string {
  try {
    return new Intl.Locale(language).toString();
  } catch {
    return 'en';
  }
}
