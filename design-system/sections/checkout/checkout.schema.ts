import * as z from 'zod';
import {
  areUniqueBy,
  headingLevelUnlessGiven,
  linkSchema,
  list,
  localeSchema,
  pathSchema,
  pattern,
  richTextSchema,
  text,
  textUnlessGiven,
  timecodeSchema,
} from '../../content/schema.ts';

const LOWEST = 'a whole number above 0, in the lowest unit of the currency';

const moneySchema = z.strictObject({
  lowest: z.int({ error: LOWEST }).positive({ error: LOWEST }).describe('In the lowest unit: 9600 for 96 dollars'),
  currency: pattern(/^[A-Z]{3}$/, 'an ISO 4217 code such as USD').describe('The currency'),
});

const planSchema = z.strictObject({
  id: pattern(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens').describe('By which an address names it'),
  name: text(20).describe('In the switch and in the order'),
  price: moneySchema.describe('What a period costs, before tax'),
  every: z.enum(['month', 'year', 'once'], { error: 'month, year or once' }).describe('How often it is charged'),
  terms: text(140).describe('What is charged when, and how it ends'),
});

/** The content of a checkout: what can be bought, and what is said around paying. The order itself comes as state. */
export const checkoutSchema = z.strictObject({
  at: timecodeSchema.optional().describe('Where it stands on the timeline of the site, such as 00:00'),
  heading: text(40).describe('What the page is for'),
  headingLevel: headingLevelUnlessGiven(1),
  product: text(40).describe('What is bought'),
  plans: list(planSchema, 1, 4).refine(areUniqueBy('id'), { error: 'unique IDs' }).describe('The ways to pay for it'),
  locale: localeSchema.optional().describe('How amounts are written: en-US unless given'),
  path: pathSchema.describe('The page of the checkout, to which ?plan= and ?discount= are added'),
  seller: text(40).describe('Who takes the payment and sends the receipt'),
  trust: list(richTextSchema, 1, 4).describe('What the buyer can rely on: refund, seller, receipt. Rich text'),
  portal: linkSchema.describe('Where a plan that runs is managed'),
  logIn: linkSchema.describe('For a guest who has an account'),
  supportEmail: text(80).describe('Whom to write to when the payment form cannot be had'),
  continueLabel: textUnlessGiven(40, 'Continue to payment', 'The button that loads the payment form'),
});

export type CheckoutContent = z.infer<typeof checkoutSchema>;
export type CheckoutPlan = CheckoutContent['plans'][number];
