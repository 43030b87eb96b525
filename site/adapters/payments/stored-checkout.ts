import type { ConversionData } from '../analytics/purchase.ts';
import { orNull } from '../storage.ts';
import type { StorageLike } from '../storage.ts';
import { readPurchase, textAt } from './payload.ts';

/** A function, because even reading the global `sessionStorage` throws if storage is blocked. */
type GetStorage = () => StorageLike;

const CHECKOUT_KEY = 'open_checkout';
const PURCHASE_KEY = 'last_purchase';

function store(storage: GetStorage, key: string, value: object | undefined): void {
  try {
    if (value) storage().setItem(key, JSON.stringify(value));
    else storage().removeItem(key);
  } catch {
    // Storage is blocked or full. After a reload, the checkout starts over.
  }
}

const read = (storage: GetStorage, key: string): unknown =>
  orNull((): unknown => JSON.parse(storage().getItem(key) ?? 'null'));

/** Unpaid checkout of a guest. Paddle stores its email address, country and discount. */
interface StoredCheckout {
  readonly transactionId: string;
  readonly priceId: string;
}

/** Stores the checkout of this tab so that it survives a reload, or removes it. */
export const storeCheckout = (storage: GetStorage, checkout: StoredCheckout | undefined): void =>
  store(storage, CHECKOUT_KEY, checkout);

/** Returns the transaction ID of this tab's stored checkout if it is for the given price. */
export function readCheckout(storage: GetStorage, priceId: string): string | undefined {
  const stored = read(storage, CHECKOUT_KEY);
  return textAt(stored, 'priceId') === priceId ? textAt(stored, 'transactionId') : undefined;
}

/** Stores a purchase for the success page, without any data about the buyer. */
export const storeConversion = (storage: GetStorage, purchase: ConversionData): void =>
  store(storage, PURCHASE_KEY, purchase);

/** Returns the last purchase of this tab. It isn't removed, because the success page may be reloaded. */
export const readConversion = (storage: GetStorage): ConversionData | undefined =>
  readPurchase(read(storage, PURCHASE_KEY));
