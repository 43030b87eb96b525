import type { Paddle, PaddleEventData, PaddleSetupOptions } from '@paddle/paddle-js';

export interface FakePaddle {
  /** What the page would find under the library's global name. */
  paddle: Paddle;
  /** Everything it was called for, in order: `['Initialize', { token: … }]`. */
  calls: [string, ...unknown[]][];
  /** Hands an event to the page as the library does, whatever is in it. */
  emit: (event: unknown) => void;
}

/** The payment library without a browser: writes down its calls, and says what a test has it say. */
export function fakePaddle({
  initialize = () => {},
  preview = () => new Promise<never>(() => {}),
}: {
  initialize?: (options: PaddleSetupOptions) => void;
  preview?: Paddle['PricePreview'];
} = {}): FakePaddle {
  const calls: FakePaddle['calls'] = [];
  let callback: ((event: PaddleEventData) => void) | undefined;
  const note =
    (name: string) =>
    (...given: unknown[]): void => {
      calls.push([name, ...given]);
    };
  const paddle: Paddle = {
    Checkout: {
      open: note('Checkout.open'),
      updateCheckout: note('Checkout.updateCheckout'),
      updateItems: note('Checkout.updateItems'),
      close: note('Checkout.close'),
    },
    Environment: { set: note('Environment.set') },
    Retain: {
      demo: note('Retain.demo'),
      initCancellationFlow: () => Promise.resolve({ status: 'error', details: '' }),
    },
    PricePreview(params) {
      note('PricePreview')(params);
      return preview(params);
    },
    TransactionPreview: () => Promise.reject(new Error('Not asked for')),
    Setup: note('Setup'),
    Spinner: { show: note('Spinner.show'), hide: note('Spinner.hide') },
    Status: { libraryVersion: '2' },
    Initialized: false,
    Initialize(options) {
      note('Initialize')(withoutCallback(options));
      initialize(options);
      callback = options.eventCallback;
      paddle.Initialized = true;
    },
    Update(options) {
      note('Update')(withoutCallback(options));
      callback = options.eventCallback ?? callback;
    },
    Version: 'v1',
  };
  return {
    paddle,
    calls,
    emit(event) {
      // What comes need not be what the types say.
      callback?.(event as PaddleEventData);
    },
  };
}

/** The options that can be compared. */
function withoutCallback(options: Partial<PaddleSetupOptions>): object {
  return Object.fromEntries(Object.entries(options).filter(([name]) => name !== 'eventCallback'));
}
