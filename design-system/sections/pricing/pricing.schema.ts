import * as z from 'zod';
import {
  areUniqueBy,
  linkSchema,
  list,
  localeSchema,
  pattern,
  richTextSchema,
  text,
  sectionHeadShape,
} from '../../content/schema.ts';

const AMOUNT_ERROR = 'an amount above 0';
const amountSchema = z.number({ error: AMOUNT_ERROR }).positive({ error: AMOUNT_ERROR });

const optionSchema = z.strictObject({
  id: pattern(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens').describe('ID'),
  label: text(20).describe('Name of the plan'),
  amount: amountSchema.describe('Amount charged, in whole units of the currency'),
  shownAmount: amountSchema.optional().describe('Displayed amount if it differs, such as the price per month'),
  per: text(40).describe('Period after the amount: “a month”, “once”'),
  terms: text(140).describe('When customers are charged and how the plan ends'),
  highlights: list(richTextSchema, 1, 3).optional().describe('What depends on the plan. Rich text'),
  badge: text(24).optional().describe('Badge next to the name, such as “Save a third”'),
  action: linkSchema.describe('Link to the checkout'),
});

/** Content of a pricing section: one product and its plans. */
export const pricingSchema = z
  .strictObject({
    ...sectionHeadShape,
    product: z
      .strictObject({
        name: text(40).describe('Product name'),
        description: text(200).describe('Description in one sentence'),
      })
      .describe('Also used in structured data'),
    currency: pattern(/^[A-Z]{3}$/, 'an ISO 4217 code such as USD').describe('Currency of the amounts'),
    locale: localeSchema.optional().describe('Language in which amounts are formatted. Default: en-US'),
    options: list(optionSchema, 1, 5).refine(areUniqueBy('id'), { error: 'unique IDs' }).describe('Plans'),
    recommended: text(40).optional().describe('ID of the recommended plan'),
    includesHeading: text(50).describe('Heading above the list of what is included'),
    includes: list(richTextSchema, 3, 12).describe('What every plan includes. Rich text'),
    taxes: richTextSchema.optional().describe('Taxes and the seller. Rich text'),
    guarantee: richTextSchema.optional().describe('Refund policy. Rich text'),
    notes: list(
      z.strictObject({
        title: text(40).describe('Topic, such as teams, what happens afterwards or plan changes'),
        text: richTextSchema.describe('Two or three sentences. Rich text'),
      }),
      1,
      3,
    )
      .optional()
      .describe('Notes below the plans: what buyers need to know before paying'),
  })
  .refine(({ options, recommended }) => recommended === undefined || options.some(({ id }) => id === recommended), {
    path: ['recommended'],
    error: 'the ID of one of the plans',
  });

export type PricingContent = z.infer<typeof pricingSchema>;
export type PricingOption = PricingContent['options'][number];
