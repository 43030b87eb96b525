export { Checkout } from './checkout.tsx';
export type { CheckoutProps } from './checkout.tsx';
export type { CheckoutBehavior, CheckoutOrder, CheckoutOwned, CheckoutPayment } from './checkout-state.ts';
export type { CheckoutContent, CheckoutPlan } from './checkout.schema.ts';
