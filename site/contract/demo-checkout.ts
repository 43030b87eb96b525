import * as z from 'zod/mini';

/**
 * The wire between the demo checkout in the browser (`site/demo`) and the server's side of it (`site/server/demo`), below
 * `/demo/paddle`. Amounts are whole numbers of the lowest unit of the currency named beside them. It exists only where
 * there is no client token; nothing else of the site speaks it.
 */

/** Where the demo's side of the server is. */
export const DEMO_PATH = '/demo/paddle';

/**
 * Whether a price is one of the demo checkout's, so that it was bought with a test card. Paddle's own ids have no letter
 * “o” after `pri_`.
 */
export const isDemoPrice = (priceId: string): boolean => priceId.startsWith('pri_01demo');

/** What the demo says of itself wherever it shows. */
export const DEMO_LABEL = 'Demo checkout: no card is charged';

/** What a test card does. `challenge` asks for 3-D Secure; `pays-once` pays now and fails at each renewal. */
export type CardOutcome = 'pays' | 'declines' | 'challenge' | 'pays-once';

/** A card of the demo. The numbers are those of Paddle's sandbox. */
export interface TestCard {
  readonly number: string;
  readonly outcome: CardOutcome;
  /** What it is for, in two or three words. */
  readonly label: string;
}

/** The cards that work; any other number is refused. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'pays', label: 'Pays' },
  { number: '4000003800000446', outcome: 'challenge', label: '3-D Secure' },
  { number: '4000000000000002', outcome: 'declines', label: 'Is declined' },
  { number: '4000002760003184', outcome: 'pays-once', label: 'Pays once, then fails to renew' },
];

/** The test card of a number as typed, with or without spaces; undefined where it is none. */
export function testCardOf(number: string): TestCard | undefined {
  const digits = number.replace(/[\s-]/g, '');
  return TEST_CARDS.find((card) => card.number === digits);
}

/** A number as it stands on a card: `4242 4242 4242 4242`. */
export function spacedCardNumber(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** The codes of discounts that the demo knows. */
export const DEMO_DISCOUNT_CODE = 'ONSET20';
export const EXPIRED_DISCOUNT_CODE = 'LASTYEAR';

const moneySchema = z.object({ lowest: z.number(), currency: z.string() });

/** A price of the catalogue, as the build writes it to `demo-catalogue.json`. */
export const demoPriceSchema = z.object({
  id: z.string(),
  /** The plan's id and name in the site's catalogue. */
  plan: z.string(),
  name: z.string(),
  productId: z.string(),
  productName: z.string(),
  description: z.string(),
  /** How often it is charged; null is once. */
  interval: z.nullable(z.enum(['month', 'year'])),
  /** In the catalogue's currency, without tax. */
  unit: moneySchema,
});

/** A country that can be chosen: what it pays in, and its tax. */
export const demoCountrySchema = z.object({
  code: z.string(),
  currency: z.string(),
  /** Whether its postal code decides the tax. */
  asksPostalCode: z.boolean(),
});

/** `GET /demo/paddle/prices`. */
export const demoPricesSchema = z.object({
  data: z.object({ prices: z.array(demoPriceSchema), countries: z.array(demoCountrySchema) }),
});

/** `subtotal - discount + tax = total`, always. */
const totalsSchema = z.object({ subtotal: z.number(), discount: z.number(), tax: z.number(), total: z.number() });

/** What some items cost somewhere. */
export const quoteSchema = z.object({
  currency: z.string(),
  /** `0.19` is 19 %. */
  taxRate: z.number(),
  /** Whether prices are shown with their tax, as in Europe, or without, as in the United States. */
  taxIncluded: z.boolean(),
  lines: z.array(
    z.object({
      priceId: z.string(),
      quantity: z.number(),
      /** Of one, before the discount. */
      unit: totalsSchema,
      totals: totalsSchema,
      /** What each further period costs; null for what is paid once. */
      recurring: z.nullable(totalsSchema),
    }),
  ),
  totals: totalsSchema,
  recurring: z.nullable(totalsSchema),
});

const discountSchema = z.object({ id: z.string(), code: z.string() });

/** `POST /demo/paddle/previews`. */
export const previewSchema = z.object({
  data: z.object({
    quote: quoteSchema,
    countryCode: z.string(),
    postalCode: z.nullable(z.string()),
    discount: z.nullable(discountSchema),
  }),
});

/** Where a checkout stands. */
export const demoCheckoutSchema = z.object({
  transactionId: z.string(),
  checkoutId: z.string(),
  /** `draft` until it is known who buys, `ready` to be paid, `completed` once it is. */
  status: z.enum(['draft', 'ready', 'completed']),
  countryCode: z.string(),
  postalCode: z.nullable(z.string()),
  customer: z.nullable(z.object({ id: z.string(), email: z.string(), addressId: z.string() })),
  quote: quoteSchema,
  discount: z.nullable(discountSchema),
  customData: z.nullable(z.record(z.string(), z.unknown())),
  /** Why a discount that was asked for is not in the price; null where there is nothing to say. */
  discountProblem: z.nullable(z.object({ code: z.string(), detail: z.string() })),
});

/** `POST /demo/paddle/checkouts` and `/checkouts/<transaction>`. */
export const checkoutResponseSchema = z.object({ data: demoCheckoutSchema });

/** `POST /demo/paddle/checkouts/<transaction>/pay`. */
export const payResponseSchema = z.object({
  data: z.object({ outcome: z.enum(['paid', 'declined', 'challenge']), checkout: demoCheckoutSchema }),
});

/** Every error of the demo: its code, and a sentence for people. */
export const demoErrorSchema = z.object({
  error: z.object({ type: z.string(), code: z.string(), detail: z.string() }),
});

export type DemoPrice = z.infer<typeof demoPriceSchema>;
export type DemoCountry = z.infer<typeof demoCountrySchema>;
export type DemoPrices = z.infer<typeof demoPricesSchema>['data'];
export type Totals = z.infer<typeof totalsSchema>;
export type Quote = z.infer<typeof quoteSchema>;
export type Preview = z.infer<typeof previewSchema>['data'];
export type DemoCheckout = z.infer<typeof demoCheckoutSchema>;
export type PayResult = z.infer<typeof payResponseSchema>['data'];

/** What is bought, as many of each. */
export interface DemoItem {
  readonly priceId: string;
  readonly quantity: number;
}
