export { createPayments } from './payments.ts';
export type { CheckoutForm, CheckoutOptions, Payments } from './payments.ts';
export type { BlockedReason, LoadLibrary } from './library.ts';
export { conversionValue } from './payload.ts';
export type { CheckoutEvent, LocalPrice, LocalPrices, Order } from './payload.ts';
export { keepCheckout, keepConversion, readCheckout, readConversion } from './kept.ts';
