import { useSyncExternalStore } from 'react';
import type { ConversionData } from '../../../adapters/analytics/purchase.ts';
import { readConversion } from '../../../adapters/payments/stored-checkout.ts';
import { useSearchParameter } from '../../form/navigation.ts';
import { successPath } from './checkout-urls.ts';

/** Purchase that led to the success page. */
interface LastPurchase {
  /** Null if nothing was bought; `undefined` before storage and the URL are read. */
  readonly transactionId: string | null | undefined;
  /** Purchase that the checkout has stored; null if only the URL names one or nothing was bought. */
  readonly stored: ConversionData | null | undefined;
}

/** Returns the purchase that this tab has stored, or the one that the URL names. */
export function useLastPurchase(): LastPurchase {
  const named = useSearchParameter('transaction');
  const stored = useSyncExternalStore(neverChanges, read, () => undefined);
  if (stored === undefined || named === undefined) return { transactionId: undefined, stored: undefined };
  // The stored purchase may be an older one.
  if (named !== null && TRANSACTION.test(named) && stored?.transaction_id !== named)
    return { transactionId: named, stored: null };
  return { transactionId: stored?.transaction_id ?? null, stored };
}

const TRANSACTION = /^txn_[0-9a-z]{1,60}$/;

let last: { readonly text: string; readonly stored: ConversionData | null } = { text: '', stored: null };

/** Returns the same object while the same purchase is stored, as `useSyncExternalStore` requires. */
function read(): ConversionData | null {
  const stored = readConversion(() => sessionStorage) ?? null;
  const text = JSON.stringify(stored);
  if (text !== last.text) last = { text, stored };
  return last.stored;
}

const neverChanges = () => () => {};

/** Stores the purchase in the history entry, so that the Back button shows it instead of a form. */
export function markAsPaid({ transaction_id: purchase }: Pick<ConversionData, 'transaction_id'>): void {
  history.replaceState({ purchase }, '');
}

/** Returns the link to the purchase that was made in this history entry, or null. */
export function usePaidHref(): string | null {
  return useSyncExternalStore(onPageShow, readPaidHref, () => null);
}

function readPaidHref(): string | null {
  const state: unknown = history.state;
  const purchase = typeof state === 'object' && state !== null && 'purchase' in state ? state.purchase : undefined;
  return typeof purchase === 'string' ? successPath({ transaction_id: purchase }) : null;
}

function onPageShow(listener: () => void): () => void {
  addEventListener('pageshow', listener);
  return () => removeEventListener('pageshow', listener);
}
