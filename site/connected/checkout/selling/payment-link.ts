import { useSearchParameter } from '../../form/url-parameters.ts';

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
