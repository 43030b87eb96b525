import * as z from 'zod';
import {
  areUniqueBy,
  linkSchema,
  list,
  localeSchema,
  pattern,
  richTextSchema,
  text,
  timelineHeadShape,
} from '../../content/schema.ts';

const AMOUNT = 'an amount above 0';
const amountSchema = z.number({ error: AMOUNT }).positive({ error: AMOUNT });

const optionSchema = z.strictObject({
  id: pattern(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens').describe('By which it is named'),
  label: text(20).describe('In the billing toggle'),
  amount: amountSchema.describe('In whole units of the currency, as charged'),
  shownAmount: amountSchema.optional().describe('What is shown instead, such as the share of one month'),
  per: text(40).describe('After the amount: “a month”, “once”'),
  terms: text(140).describe('What is charged when, and how it ends'),
  highlights: list(richTextSchema, 1, 3)
    .optional()
    .describe('What this way to pay has that the others have not. Rich text'),
  badge: text(24).optional().describe('Beside the amount, such as “Save a third”'),
  action: linkSchema.describe('The way to buy it'),
});

/** The content of a pricing section: one product, and the ways to pay for it. */
export const pricingSchema = z
  .strictObject({
    ...timelineHeadShape,
    product: z
      .strictObject({
        name: text(40).describe('The name of the product'),
        description: text(200).describe('What it is, in a sentence'),
      })
      .describe('For structured data too'),
    currency: pattern(/^[A-Z]{3}$/, 'an ISO 4217 code such as USD').describe('The currency of the amounts'),
    locale: localeSchema.optional().describe('How amounts are written: en-US unless given'),
    billingLabel: text(40).describe('Names the toggle for assistive technology'),
    options: list(optionSchema, 1, 4).refine(areUniqueBy('id'), { error: 'unique IDs' }).describe('The ways to pay'),
    defaultOption: text(40).describe('The id of the way to pay that is shown first'),
    includesHeading: text(50).describe('Above what is included'),
    includes: list(richTextSchema, 3, 12).describe('What is included in every way to pay. Rich text'),
    taxes: richTextSchema.optional().describe('What is added to the price, and by whom it is sold. Rich text'),
    guarantee: richTextSchema.optional().describe('What happens if it was the wrong choice. Rich text'),
    notes: list(
      z.strictObject({
        title: text(40).describe('What it is about: teams, what happens after, how to change'),
        text: richTextSchema.describe('Two or three sentences. Rich text'),
      }),
      1,
      3,
    )
      .optional()
      .describe('Under the card: what has to be known before paying'),
  })
  .refine(({ options, defaultOption }) => options.some(({ id }) => id === defaultOption), {
    path: ['defaultOption'],
    error: 'the id of one of the options',
  });

export type PricingContent = z.infer<typeof pricingSchema>;
export type PricingOption = PricingContent['options'][number];
