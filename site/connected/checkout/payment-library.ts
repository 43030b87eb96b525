import { loadPaddle } from '../../adapters/payments/load-paddle.ts';
import { publicConfig } from '../../config/public-config.ts';
import { DEMO_PATH } from '../../contract/demo.ts';

/** Put in by the build; see `site/config/public-config.ts`. */
declare const IS_DEMO_CHECKOUT: boolean | undefined;

/**
 * Puts the payment library into the page, that of the build: the payment provider's, or in a build without a client token
 * the demo's. What is not this build's is not in its files.
 */
export async function loadPaymentLibrary(again: boolean): Promise<void> {
  // Not `isDemoCheckout`, which is the same: only a word in this very file keeps the other way out of the build.
  if (typeof IS_DEMO_CHECKOUT === 'undefined' || IS_DEMO_CHECKOUT) {
    const { installPaddleSimulator } = await import('@onset/paddle-simulator/browser');
    installPaddleSimulator({ url: publicConfig.apiBaseUrl + DEMO_PATH });
  } else {
    await loadPaddle(again);
  }
}
