import { useSyncExternalStore } from 'react';
import type { ConversionData } from '../../adapters/analytics/conversion-data.ts';
import { successPath } from './success-path.ts';

/** Notes in the tab's history that this visit of the page ended in a purchase, so that Back shows that and not a form. */
export function markAsPaid({ transaction_id: purchase }: Pick<ConversionData, 'transaction_id'>): void {
  history.replaceState({ purchase }, '');
}

/** Where the purchase of this visit of the page is shown; null where there was none. */
export function usePaidHref(): string | null {
  return useSyncExternalStore(follow, read, () => null);
}

function read(): string | null {
  const state: unknown = history.state;
  const purchase = typeof state === 'object' && state !== null && 'purchase' in state ? state.purchase : undefined;
  return typeof purchase === 'string' ? successPath({ transaction_id: purchase }) : null;
}

function follow(listener: () => void): () => void {
  addEventListener('pageshow', listener);
  return () => removeEventListener('pageshow', listener);
}
