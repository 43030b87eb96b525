import type { CheckoutOpenOptions } from '@paddle/paddle-js';

/** What is bought, by whom, and where the checkout is drawn. */
export interface CheckoutOptions {
  readonly priceId: string;
  /** A transaction that was begun and not paid: opened again, with everything the provider knows of it. */
  readonly transactionId?: string;
  /** 1 unless given. */
  readonly quantity?: number;
  /** Who buys, where it is known: by the payment provider's customer id, else by e-mail. */
  readonly customer?: { readonly id: string } | { readonly email: string };
  /** Stored with the transaction, and handed to the server by webhook. */
  readonly customData?: Readonly<Record<string, string>>;
  readonly discountCode?: string;
  /** The language of the checkout, such as `en`; that of the browser unless given. */
  readonly locale?: string;
  readonly theme?: 'light' | 'dark';
  /** Where the buyer is sent afterwards, as a whole address; without it they stay, and `completed` is said. */
  readonly successUrl?: string;
  /** Class of the element that contains the payment form. */
  readonly frameClass: string;
}

/** Narrower, the payment provider draws nothing that can be used (their documentation). */
const FRAME_STYLE = 'width: 100%; min-width: 312px; background-color: transparent; border: none';
/** In pixels: what the frame has until its content says how high it is; their own default. */
const FRAME_HEIGHT = 450;

/**
 * What `Checkout.open` is called with. A field nobody gave is left out: the library takes one that is `undefined` for a
 * value. Settings are said each time, because those it was started with cannot be changed.
 */
export function openOptions(options: CheckoutOptions): CheckoutOpenOptions {
  const {
    priceId,
    transactionId,
    quantity = 1,
    customer,
    customData,
    discountCode,
    locale,
    theme,
    successUrl,
    frameClass,
  } = options;
  return {
    ...(transactionId === undefined
      ? {
          items: [{ priceId, quantity }],
          ...(customer && { customer }),
          ...(customData && { customData }),
          ...(discountCode && { discountCode }),
        }
      : { transactionId }),
    settings: {
      displayMode: 'inline',
      // Who is known buys as who they are: another address would be another customer.
      allowLogout: customer === undefined,
      ...(theme && { theme }),
      ...(locale && { locale }),
      ...(successUrl && { successUrl }),
      frameTarget: frameClass,
      frameInitialHeight: FRAME_HEIGHT,
      frameStyle: FRAME_STYLE,
      // The order beside the frame has a field for the code.
      showAddDiscounts: false,
    },
  };
}
