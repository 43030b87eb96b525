import type { Paddle, PaddleEventData, PaddleSetupOptions, PricePreviewResponse } from '@paddle/paddle-js';
import { vi } from 'vitest';

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
      open: vi.fn(note('Checkout.open')),
      updateCheckout: vi.fn(note('Checkout.updateCheckout')),
      updateItems: vi.fn(note('Checkout.updateItems')),
      close: vi.fn(note('Checkout.close')),
    },
    Environment: { set: note('Environment.set') },
    Retain: {
      demo: note('Retain.demo'),
      initCancellationFlow: () => Promise.resolve({ status: 'error', details: '' }),
    },
    PricePreview: vi.fn((params): Promise<PricePreviewResponse> => {
      note('PricePreview')(params);
      return preview(params);
    }),
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

function withoutCallback({ eventCallback: _, ...options }: Partial<PaddleSetupOptions>): object {
  return options;
}
