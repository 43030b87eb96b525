import type { CheckoutEventsData, PricePreviewResponse } from '@paddle/paddle-js';
import * as z from 'zod/mini';

/** Requests and responses between the browser and server sides of the simulator, and the test cards that both use. */

/** Label that is shown wherever the simulator replaces Paddle. */
export const SIMULATOR_LABEL = 'Demo checkout: no card is charged';

/** Test card, with a number that Paddle's sandbox also accepts. `once` pays now and fails at each renewal. */
export interface TestCard {
  readonly number: string;
  readonly outcome: 'pays' | 'declines' | 'challenge' | 'once';
  readonly label: string;
}

/** Accepted cards. Every other number is rejected. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'pays', label: 'Pays' },
  { number: '4000003800000446', outcome: 'challenge', label: '3-D Secure' },
  { number: '4000000000000002', outcome: 'declines', label: 'Is declined' },
  { number: '4000002760003184', outcome: 'once', label: 'Pays once, then fails to renew' },
];

/** Finds the test card with a number, ignoring spaces and hyphens. */
export function findTestCard(number: string): TestCard | undefined {
  const digits = number.replaceAll(/[\s-]/g, '');
  return TEST_CARDS.find((card) => card.number === digits);
}

/** Groups the digits of a card number: `4242 4242 4242 4242`. */
export const formatCardNumber = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** Replaces the enums in the types of Paddle.js by the strings that it sends. */
type Texts<T> = T extends string ? `${T}` : T extends object ? { [K in keyof T]: Texts<T[K]> } : T;
export type CheckoutPayload = Texts<CheckoutEventsData>;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Loose pattern of an email address, because the simulator needs no full validation. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Response to every request about a checkout. */
export const checkoutResponseSchema = z.object({
  /**
   * Status after the last request. `open` waits for buyer details or a card, `challenge` for the 3-D Secure
   * confirmation.
   */
  outcome: z.enum(['open', 'challenge', 'declined', 'paid']),
  /** Payload of Paddle's checkout events, with amounts in major units. */
  checkout: z.custom<CheckoutPayload>(isObject),
  place: z.object({ countryCode: z.string(), postalCode: z.nullable(z.string()) }),
  /** Reason why a discount code wasn't applied, or null. */
  warning: z.nullable(z.object({ code: z.string(), detail: z.string() })),
});

/** Response to `POST /previews`, in the format of Paddle.js. */
export const previewResponseSchema = z.custom<PricePreviewResponse>(isObject);

/** Error response: Paddle's error code and a sentence for the buyer. */
export const errorResponseSchema = z.object({ error: z.object({ code: z.string(), detail: z.string() }) });

export type CheckoutResponse = z.infer<typeof checkoutResponseSchema>;
export type Place = CheckoutResponse['place'];

/** Buyer details from the form. */
export interface Buyer extends Place {
  readonly email: string;
}

/** Card details from the form, with the result of the 3-D Secure check if there was one. */
export interface CardInput {
  readonly number: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly name: string;
  readonly challenge?: 'confirmed' | 'canceled';
}
