import { useSyncExternalStore } from 'react';
import { readConversion } from '../../adapters/payments/index.ts';
import type { ConversionData } from '../../adapters/analytics/conversion-data.ts';
import { useSearchParameter } from '../search-parameter.ts';

/** What this tab knows of the purchase it comes from. */
interface LastPurchase {
  /** The payment; null where nothing was bought, `undefined` until the browser has looked. */
  readonly transactionId: string | null | undefined;
  /** The purchase as the checkout kept it; null where only the address names the payment, or nothing does. */
  readonly kept: ConversionData | null | undefined;
}

/** The purchase the page of thanks is about: the one this tab has kept, else the one its address names. */
export function useLastPurchase(): LastPurchase {
  const named = useSearchParameter('transaction');
  const kept = useSyncExternalStore(neverChanges, read, () => undefined);
  if (kept === undefined || named === undefined) return { transactionId: undefined, kept: undefined };
  // An address of another payment is another purchase: an old one of this tab says nothing of it.
  if (named !== null && TRANSACTION.test(named) && kept?.transaction_id !== named)
    return { transactionId: named, kept: null };
  return { transactionId: kept?.transaction_id ?? null, kept };
}

const TRANSACTION = /^txn_[0-9a-z]{1,60}$/;

let last: { readonly text: string; readonly kept: ConversionData | null } = { text: '', kept: null };

/** The same object from render to render, as long as the same is kept. */
function read(): ConversionData | null {
  const kept = readConversion(() => sessionStorage) ?? null;
  const text = JSON.stringify(kept);
  if (text !== last.text) last = { text, kept };
  return last.kept;
}

const neverChanges = () => () => {};
