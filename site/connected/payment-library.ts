import { isDemoCheckout } from '../config/public-config.ts';

/**
 * Brings the payment library to the page: Paddle's script, or, in a build without a client token, the demo in its place.
 * Afterwards `window.PaddleBillingV1` is there, not yet initialized. Rejects where the script cannot be had.
 */
export async function loadPaymentLibrary(): Promise<void> {
  if (isDemoCheckout) {
    const { installDemoPaddle } = await import('../demo/paddle.ts');
    installDemoPaddle();
    return;
  }
  const { initializePaddle } = await import('@paddle/paddle-js');
  await initializePaddle();
}
