import { loadPaddle } from '../adapters/payments/load-paddle.ts';
import { isDemoCheckout } from '../config/public-config.ts';

/**
 * Puts the payment library into the page, that of the build: the payment provider's, or in a build without a client token
 * the demo's. What is not this build's is not in its files.
 */
export async function loadPaymentLibrary(again: boolean): Promise<void> {
  if (!isDemoCheckout) return loadPaddle(again);
  const { installDemoPaddle } = await import('../demo/paddle.ts');
  installDemoPaddle();
}
