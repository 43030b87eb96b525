import { createPayments } from '../../site/adapters/payments/index.ts';
import type { Payments } from '../../site/adapters/payments/index.ts';
import { simulatedPaddle } from '../helpers/simulated-paddle.ts';

/** Creates payments that use the Paddle simulator. */
export function storyPayments(): Payments {
  return createPayments(null, () => {
    window.PaddleBillingV1 = simulatedPaddle();
    return Promise.resolve();
  });
}

/** Creates payments whose library is blocked. */
export function blockedPayments(): Payments {
  return createPayments(null, () => {
    window.PaddleBillingV1 = undefined;
    return Promise.reject(new Error('Blocked'));
  });
}

/** Adds a query to the URL until the story ends, for `beforeEach`. */
export function askingFor(query: string): () => () => void {
  return () => {
    const before = location.href;
    history.replaceState(null, '', `${location.pathname}${location.search}${location.search ? '&' : '?'}${query}`);
    return () => history.replaceState(null, '', before);
  };
}
