import type { CheckoutOpenOptions, Paddle } from '@paddle/paddle-js';
import { watchLibrary } from './library.ts';
import type { Library, LoadLibrary } from './library.ts';
import { readEvent, readPrices } from './payload.ts';
import type { CheckoutEvent, LocalPrices } from './payload.ts';

/** Order, buyer and appearance of a checkout form. */
export interface CheckoutOptions {
  readonly priceId: string;
  /** ID of an unpaid transaction to continue, with all details that Paddle has stored for it. */
  readonly transactionId?: string | undefined;
  readonly customer?: { readonly id: string } | { readonly email: string } | undefined;
  /** Data that is stored with the transaction and sent to the server by webhook. */
  readonly customData?: Readonly<Record<string, string>> | undefined;
  readonly discountCode?: string | undefined;
  /** Language of the form, such as `en`. */
  readonly locale?: string;
  readonly theme?: 'light' | 'dark';
  /** Class of the element that contains the form. */
  readonly frameClass: string;
}

/** Open form. The functions return false if the library refuses the change. */
export interface CheckoutForm {
  readonly setPrice: (priceId: string) => boolean;
  /** Applies or removes a discount code. Later events report if it is valid. */
  readonly setDiscount: (code: string | undefined) => boolean;
  /** Closes the form. Its later events are ignored. */
  readonly close: () => void;
}

/** Payment library of a page, and requests to it. */
export interface Payments extends Library {
  /** Passes the customer ID of the signed-in user to the library. Can be called at any time. */
  readonly identify: (customerId: string | undefined) => void;
  /**
   * Opens a form, or returns `undefined` if the library isn't ready or refuses. `onEvent` receives the events of this
   * form.
   */
  readonly openCheckout: (
    options: CheckoutOptions,
    onEvent: (event: CheckoutEvent) => void,
  ) => CheckoutForm | undefined;
  /**
   * Requests localized prices for the visitor or for a country, once per page, and loads the library for that. Resolves
   * to `undefined` if there is no usable response within five seconds after loading; the next call requests them again.
   * Never rejects.
   */
  readonly previewPrices: (priceIds: readonly string[], countryCode?: string) => Promise<LocalPrices | undefined>;
}

/** Settings for the demo checkout, which accepts any token. */
const DEMO = { clientToken: 'test_demo', environment: 'sandbox' } as const;

const PREVIEW_TIME_LIMIT_MS = 5000;

/** Creates the payments of a page. Nothing is loaded before it is needed. `config` is null for the demo checkout. */
export function createPayments(
  config: { readonly clientToken: string; readonly environment: 'production' | 'sandbox' } | null,
  loadLibrary: LoadLibrary,
): Payments {
  const { clientToken, environment } = config ?? DEMO;
  const previews = new Map<string, Promise<LocalPrices | undefined>>();
  /** IDs of closed checkouts. Their last events may arrive after the next one was opened. */
  const closed = new Set<string>();
  let paddle: Paddle | undefined;
  let customerId: string | undefined;
  let form: CheckoutForm | undefined;
  let receive: (event: unknown) => void = () => {};

  const pwCustomer = (): { id?: string } => (customerId === undefined ? {} : { id: customerId });

  const library = watchLibrary(loadLibrary, (loaded) => {
    const options = { pwCustomer: pwCustomer(), eventCallback: (event: unknown) => receive(event) };
    if (loaded.Initialized) loaded.Update(options);
    else {
      if (environment === 'sandbox') loaded.Environment.set(environment);
      loaded.Initialize({ token: clientToken, ...options });
    }
    paddle = loaded;
  });

  async function requestPrices(priceIds: readonly string[], countryCode?: string): Promise<LocalPrices | undefined> {
    await library.load();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), PREVIEW_TIME_LIMIT_MS);
    });
    try {
      const items = priceIds.map((priceId) => ({ priceId, quantity: 1 }));
      const asked = { items, ...(countryCode && { address: { countryCode } }) };
      return readPrices(await Promise.race([paddle?.PricePreview(asked), timeout]), priceIds);
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    ...library,
    identify(id) {
      if (id === customerId) return;
      customerId = id;
      // Paddle needs this only to remind customers of missed payments, so an error must not prevent a login or logout.
      accepts(() => paddle?.Update({ pwCustomer: pwCustomer() }));
    },
    openCheckout(options, onEvent) {
      const checkout = paddle?.Checkout;
      if (checkout === undefined) return undefined;
      form?.close();
      let checkoutId: string | undefined;
      let isOpen = true;
      const end = (): void => {
        isOpen = false;
        if (checkoutId !== undefined) closed.add(checkoutId);
      };
      receive = (said) => {
        const { event, id } = readEvent(said) ?? {};
        if (event === undefined || !isOpen) return;
        if (id !== undefined && event.type === 'loaded') closed.delete(id);
        if (id !== undefined && closed.has(id)) return;
        checkoutId = id ?? checkoutId;
        if (event.type === 'closed') end();
        try {
          onEvent(event);
        } catch (error) {
          // An error of the listener must not stop the library.
          reportError(error);
        }
      };
      if (!accepts(() => checkout.open(openOptions(options)))) return undefined;
      form = {
        setPrice: (priceId) => isOpen && accepts(() => checkout.updateItems([{ priceId, quantity: 1 }])),
        setDiscount: (code) => isOpen && accepts(() => checkout.updateCheckout({ discountCode: code ?? null })),
        close() {
          if (!isOpen) return;
          end();
          accepts(() => checkout.close());
        },
      };
      return form;
    },
    previewPrices(priceIds, countryCode) {
      const ids = [...new Set(priceIds)].toSorted();
      const key = [countryCode, ...ids].join(' ');
      const before = previews.get(key);
      if (before) return before;
      const prices = requestPrices(ids, countryCode);
      previews.set(key, prices);
      void prices.then((found) => found ?? previews.delete(key));
      return prices;
    },
  };
}

/** Returns true if a call succeeded. The library throws if it refuses. */
function accepts(call: () => void): boolean {
  try {
    call();
    return true;
  } catch {
    return false;
  }
}

/** Paddle's form can't be used at less than 312 px. */
const FRAME_STYLE = 'width: 100%; min-width: 312px; background-color: transparent; border: none';

/**
 * Returns the options of `Checkout.open`. Fields without a value are left out, because the library treats `undefined`
 * as a value.
 */
function openOptions(options: CheckoutOptions): CheckoutOpenOptions {
  const { priceId, transactionId, customer, customData, discountCode, locale, theme, frameClass } = options;
  return {
    ...(transactionId === undefined
      ? {
          items: [{ priceId, quantity: 1 }],
          ...(customer && { customer }),
          ...(customData && { customData }),
          ...(discountCode && { discountCode }),
        }
      : { transactionId }),
    settings: {
      displayMode: 'inline',
      // Another email address would create another customer.
      allowLogout: customer === undefined,
      ...(theme && { theme }),
      ...(locale && { locale }),
      frameTarget: frameClass,
      frameInitialHeight: 450,
      frameStyle: FRAME_STYLE,
      // The order summary next to the form has its own field for the code.
      showAddDiscounts: false,
    },
  };
}
