import { createPayments } from '../../site/adapters/payments/payments.ts';
import type { Payments } from '../../site/adapters/payments/payments.ts';
import { simulatedPaddle } from '../helpers/simulated-paddle.ts';

/** Creates the `Payments` adapter for stories. It uses the Paddle simulator instead of Paddle. */
export function storyPayments(): Payments {
  return createPayments(null, () => {
    window.PaddleBillingV1 = simulatedPaddle();
    return Promise.resolve();
  });
}

/** Creates a `Payments` adapter for stories whose payment library can't be loaded because it's blocked. */
export function blockedPayments(): Payments {
  return createPayments(null, () => {
    window.PaddleBillingV1 = undefined;
    return Promise.reject(new Error('Blocked'));
  });
}

/** Returns a `beforeEach` function that adds query parameters to the URL until the story ends. */
export function askingFor(query: string): () => () => void {
  return () => {
    const before = location.href;
    history.replaceState(null, '', `${location.pathname}${location.search}${location.search ? '&' : '?'}${query}`);
    return () => history.replaceState(null, '', before);
  };
}
