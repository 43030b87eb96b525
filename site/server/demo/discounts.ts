import { DEMO_DISCOUNT_CODE, EXPIRED_DISCOUNT_CODE } from '../../contract/demo-checkout.ts';

/** A discount on the first payment. */
export interface Discount {
  readonly id: string;
  readonly code: string;
  /** `0.2` is 20 %. */
  readonly share: number;
  readonly isExpired: boolean;
}

const DISCOUNTS: readonly Discount[] = [
  { id: 'dsc_01demotwenty00000000000000', code: DEMO_DISCOUNT_CODE, share: 0.2, isExpired: false },
  { id: 'dsc_01demolastyear000000000000', code: EXPIRED_DISCOUNT_CODE, share: 0.5, isExpired: true },
];

/** The discount of a code, in any case, or of an id. */
export function findDiscount(codeOrId: string): Discount | undefined {
  return DISCOUNTS.find(({ id, code }) => id === codeOrId || code === codeOrId.trim().toUpperCase());
}

/** What came of asking for a discount: the one that holds, or why none does. */
export interface DiscountAnswer {
  readonly discount: Discount | null;
  readonly problem: string | null;
}

/** Looks a discount up; null is none asked for. */
export function askForDiscount(codeOrId: string | null): DiscountAnswer {
  if (codeOrId === null || codeOrId.trim() === '') return { discount: null, problem: null };
  const discount = findDiscount(codeOrId);
  if (discount === undefined) return { discount: null, problem: 'This discount code is not known.' };
  if (discount.isExpired) return { discount: null, problem: 'This discount code has expired.' };
  return { discount, problem: null };
}
