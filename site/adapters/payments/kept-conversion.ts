import type { StorageLike } from '../auth/resilient-storage.ts';
import { purchaseOf } from './conversion-data.ts';
import type { ConversionData } from './conversion-data.ts';
import { at, textAt } from './payload.ts';

/** What the page of thanks has to know of a purchase made on another page of this tab. */
export interface KeptConversion {
  readonly data: ConversionData;
  /** Whom the receipt goes to, so that a guest is offered an account with it. Not for analytics. */
  readonly email: string | undefined;
}

const KEY = 'last_purchase';

/** Naming `sessionStorage` already throws where storage is blocked, so that it is named inside. */
type GetStorage = () => StorageLike;

/** Keeps a purchase across the way to the page of thanks. Where nothing can be kept, that page asks the server alone. */
export function keepConversion(storage: GetStorage, kept: KeptConversion): void {
  try {
    storage().setItem(KEY, JSON.stringify(kept));
  } catch {
    // Blocked or full.
  }
}

/**
 * The last purchase of this tab, read as if it came from elsewhere. It stays: the page of thanks may be reloaded, and
 * that it is counted once is seen to where it is counted.
 */
export function readConversion(storage: GetStorage): KeptConversion | undefined {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? 'null');
    const data = purchaseOf(at(kept, 'data'));
    return data && { data, email: textAt(kept, 'email') };
  } catch {
    return undefined; // Blocked, or not what was put there.
  }
}
