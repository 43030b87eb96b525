import { createPayments } from '../../site/adapters/payments/index.ts';
import type { Payments } from '../../site/adapters/payments/index.ts';
import { simulatedPaddle } from '../helpers/simulated-paddle.ts';

/** Payments with the Paddle simulator. */
export function storyPayments(): Payments {
  return createPayments(null, () => {
    window.PaddleBillingV1 = simulatedPaddle();
    return Promise.resolve();
  });
}

/** Selling where something keeps the payment provider's library out. */
export function blockedPayments(): Payments {
  return createPayments(null, () => {
    window.PaddleBillingV1 = undefined;
    return Promise.reject(new Error('Blocked'));
  });
}

/** For `beforeEach`: what the address asks for, until the story is left. */
export function askingFor(query: string): () => () => void {
  return () => {
    const before = location.href;
    history.replaceState(null, '', `${location.pathname}${location.search}${location.search ? '&' : '?'}${query}`);
    return () => history.replaceState(null, '', before);
  };
}
