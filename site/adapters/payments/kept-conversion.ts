import type { StorageLike } from '../auth/resilient-storage.ts';
import { purchaseOf } from './conversion-data.ts';
import type { ConversionData } from './conversion-data.ts';

const KEY = 'last_purchase';

/** Naming `sessionStorage` already throws where storage is blocked, so that it is named inside. */
type GetStorage = () => StorageLike;

/**
 * Keeps a purchase across the way to the page of thanks, without anything that says who bought. Where nothing can be kept,
 * that page asks the server alone.
 */
export function keepConversion(storage: GetStorage, purchase: ConversionData): void {
  try {
    storage().setItem(KEY, JSON.stringify(purchase));
  } catch {
    // Blocked or full.
  }
}

/**
 * The last purchase of this tab, read as if it came from elsewhere. It stays: the page of thanks may be reloaded, and
 * that it is counted once is seen to where it is counted.
 */
export function readConversion(storage: GetStorage): ConversionData | undefined {
  try {
    return purchaseOf(JSON.parse(storage().getItem(KEY) ?? 'null'));
  } catch {
    return undefined; // Blocked, or not what was put there.
  }
}
