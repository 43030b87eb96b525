import type { ConversionData } from '../../adapters/analytics/conversion-data.ts';

/** Path of the checkout, which reads `?plan=` and `?discount=`. */
export const CHECKOUT = '/checkout';

/** Path of the page after a purchase. */
const SUCCESS = '/success';

/** Returns the path of the page after a purchase. It names the transaction, in case the browser stores nothing. */
export function successPath(purchase: Pick<ConversionData, 'transaction_id'> | undefined): string {
  return purchase ? `${SUCCESS}?transaction=${encodeURIComponent(purchase.transaction_id)}` : SUCCESS;
}
