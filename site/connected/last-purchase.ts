import { useSyncExternalStore } from 'react';
import { readConversion } from '../adapters/payments/index.ts';
import type { KeptConversion } from '../adapters/payments/index.ts';
import { useSearchParameter } from './search-parameter.ts';

/** What this tab knows of the purchase it comes from. */
interface LastPurchase {
  /** The payment; null where nothing was bought, `undefined` until the browser has looked. */
  readonly transactionId: string | null | undefined;
  /** The purchase as the checkout kept it; null where only the address names the payment, or nothing does. */
  readonly kept: KeptConversion | null | undefined;
}

/** The purchase the page of thanks is about: the one this tab has kept, else the one its address names. */
export function useLastPurchase(): LastPurchase {
  const named = useSearchParameter('transaction');
  const kept = useSyncExternalStore(neverChanges, read, () => undefined);
  if (kept === undefined || named === undefined) return { transactionId: undefined, kept: undefined };
  // An address of another payment is another purchase: an old one of this tab says nothing of it.
  if (named !== null && TRANSACTION.test(named) && kept?.data.transaction_id !== named)
    return { transactionId: named, kept: null };
  return { transactionId: kept?.data.transaction_id ?? null, kept };
}

const TRANSACTION = /^txn_[0-9a-z]{1,60}$/;

let lastRead: KeptConversion | null | undefined;

/** Read once a page, so that it is the same object from render to render. */
function read(): KeptConversion | null {
  return (lastRead ??= readConversion(() => sessionStorage) ?? null);
}

const neverChanges = () => () => {};
