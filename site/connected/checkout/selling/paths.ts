import type { ConversionData } from '../../../adapters/analytics/purchase.ts';

/** Path of the checkout, which reads `?plan=` and `?discount=`. */
export const CHECKOUT = '/checkout';

/** Path of the page after a purchase. */
const SUCCESS = '/success';

/**
 * Returns the path of the page after a purchase. The query names the transaction, in case the browser blocks storage.
 * The email address of the buyer is in the fragment, which browsers don't send to servers.
 */
export function successPath(purchase: Pick<ConversionData, 'transaction_id'> | undefined, email?: string): string {
  const fragment = email === undefined ? '' : `#email=${encodeURIComponent(email)}`;
  return purchase ? `${SUCCESS}?transaction=${encodeURIComponent(purchase.transaction_id)}${fragment}` : SUCCESS;
}
