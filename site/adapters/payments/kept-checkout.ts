import type { StorageLike } from '../auth/resilient-storage.ts';
import { textAt } from './payload.ts';

/** A guest's checkout that was begun and not paid: the payment provider has its email address, country and discount. */
export interface KeptCheckout {
  readonly transactionId: string;
  readonly priceId: string;
}

const KEY = 'open_checkout';

/** Naming `sessionStorage` already throws where storage is blocked, so that it is named inside. */
type GetStorage = () => StorageLike;

/** Keeps the checkout of this tab over a reload; `undefined` forgets it. Where nothing can be kept, a reload starts anew. */
export function keepCheckout(storage: GetStorage, kept: KeptCheckout | undefined): void {
  try {
    if (kept) storage().setItem(KEY, JSON.stringify(kept));
    else storage().removeItem(KEY);
  } catch {
    // Blocked or full.
  }
}

/** The checkout of this tab that was begun for a price. */
export function readCheckout(storage: GetStorage, priceId: string): KeptCheckout | undefined {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? 'null');
    const transactionId = textAt(kept, 'transactionId');
    return transactionId !== undefined && textAt(kept, 'priceId') === priceId ? { transactionId, priceId } : undefined;
  } catch {
    return undefined; // Blocked, or not what was put there.
  }
}
