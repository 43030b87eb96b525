export { Checkout } from './checkout.tsx';
export type { CheckoutProps } from './checkout.tsx';
export type {
  CheckoutBehavior,
  CheckoutOrder,
  CheckoutOwned,
  CheckoutPayment,
  CheckoutSimulation,
} from './checkout-state.ts';
export type { CheckoutContent, CheckoutPlan } from './checkout.schema.ts';
