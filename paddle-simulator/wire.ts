import type { CheckoutEventsData, PricePreviewResponse } from '@paddle/paddle-js';
import * as z from 'zod/mini';

/** The requests and responses between the two sides of the simulator, and the test cards that both know. */

/** Shown wherever the simulator replaces Paddle. */
export const SIMULATOR_LABEL = 'Demo checkout: no card is charged';

/** A test card, with a number that Paddle's sandbox accepts too. `once` pays now and fails at each renewal. */
export interface TestCard {
  readonly number: string;
  readonly outcome: 'pays' | 'declines' | 'challenge' | 'once';
  readonly label: string;
}

/** The cards that work. Any other number is refused. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'pays', label: 'Pays' },
  { number: '4000003800000446', outcome: 'challenge', label: '3-D Secure' },
  { number: '4000000000000002', outcome: 'declines', label: 'Is declined' },
  { number: '4000002760003184', outcome: 'once', label: 'Pays once, then fails to renew' },
];

/** Finds the test card of a typed number, with or without spaces. */
export function findTestCard(number: string): TestCard | undefined {
  const digits = number.replaceAll(/[\s-]/g, '');
  return TEST_CARDS.find((card) => card.number === digits);
}

/** Groups the digits of a card number: `4242 4242 4242 4242`. */
export const formatCardNumber = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** Paddle.js has enums where it sends their texts. */
type Texts<T> = T extends string ? `${T}` : T extends object ? { [K in keyof T]: Texts<T[K]> } : T;
export type CheckoutPayload = Texts<CheckoutEventsData>;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Loose, because Paddle knows more about email addresses than a simulator should. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The response to every request about a checkout. */
export const checkoutResponseSchema = z.object({
  /** The status after the last request: `open` waits for details or a card, `challenge` for the 3-D Secure confirmation. */
  outcome: z.enum(['open', 'challenge', 'declined', 'paid']),
  /** The payload of Paddle's events, with amounts in whole units of the currency. */
  checkout: z.custom<CheckoutPayload>(isObject),
  place: z.object({ countryCode: z.string(), postalCode: z.nullable(z.string()) }),
  /** Why a discount code isn't in the price. */
  warning: z.nullable(z.object({ code: z.string(), detail: z.string() })),
});

/** `POST /previews`, in the shape of Paddle.js. */
export const previewResponseSchema = z.custom<PricePreviewResponse>(isObject);

/** Every error: Paddle's code, and a sentence for the buyer. */
export const errorResponseSchema = z.object({ error: z.object({ code: z.string(), detail: z.string() }) });

export type CheckoutResponse = z.infer<typeof checkoutResponseSchema>;
export type Place = CheckoutResponse['place'];

/** The buyer, as the form asks for them. */
export interface Buyer extends Place {
  readonly email: string;
}

/** A card, as the form sends it, with the answer to the 3-D Secure check if there was one. */
export interface CardInput {
  readonly number: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly name: string;
  readonly challenge?: 'confirmed' | 'canceled';
}
