import type { ConversionData } from '../../adapters/payments/index.ts';

/** The page after a purchase. */
export const SUCCESS = '/success';

/** Where a buyer goes next. The address names the payment, for a browser that keeps nothing for the next page. */
export function successPath({ transaction_id: id }: Pick<ConversionData, 'transaction_id'>): string {
  return `${SUCCESS}?transaction=${encodeURIComponent(id)}`;
}
