import { DEMO_DISCOUNT_CODE, EXPIRED_DISCOUNT_CODE } from '../../contract/demo-checkout.ts';
import type { DemoCheckout } from '../../contract/demo-checkout.ts';

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

/** The discount of a code, or why there is none: Paddle's error code, and a sentence for the buyer. */
export interface DiscountAnswer {
  readonly discount: Discount | null;
  readonly problem: DemoCheckout['discountProblem'];
}

const UNKNOWN = {
  code: 'transaction_discount_not_found',
  detail: 'This discount code doesn’t exist. Check for typos.',
};
const EXPIRED = { code: 'discount_expired', detail: 'This discount code has expired.' };

/** Looks a discount up; null is none asked for. */
export function askForDiscount(codeOrId: string | null): DiscountAnswer {
  if (codeOrId === null || codeOrId.trim() === '') return { discount: null, problem: null };
  const discount = findDiscount(codeOrId);
  if (discount === undefined) return { discount: null, problem: UNKNOWN };
  if (discount.isExpired) return { discount: null, problem: EXPIRED };
  return { discount, problem: null };
}
