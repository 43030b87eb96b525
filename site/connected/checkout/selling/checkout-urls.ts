import type { ConversionData } from '../../../adapters/analytics/purchase.ts';
import { useSearchParameter } from '../../form/navigation.ts';

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

/** Parameter with which Paddle.js opens the checkout of any transaction when it starts. */
const TRANSACTION = '_ptxn';
/** Replaces it, so that the page still knows after a reload that it was opened by such a link. */
const INVOICE = 'invoice';

/**
 * Removes the transaction of a payment link from the URL. Call it before Paddle.js is loaded: the transaction may be
 * someone else's, and a payment for it would belong to their account.
 */
export function removePaymentLink(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(TRANSACTION)) return;
  url.searchParams.delete(TRANSACTION);
  url.searchParams.set(INVOICE, 'open');
  history.replaceState(history.state, '', url);
}

/** Returns true if the page was opened by a payment link, such as that of Paddle's email about a missed payment. */
export function useIsPaymentLink(): boolean {
  const transaction = useSearchParameter(TRANSACTION) ?? null;
  const invoice = useSearchParameter(INVOICE) ?? null;
  return transaction !== null || invoice !== null;
}
