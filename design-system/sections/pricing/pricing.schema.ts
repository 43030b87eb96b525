import * as z from 'zod';
import { headingLevelSchema, linkSchema, richTextSchema, timecodeSchema, words } from '../../content/schema.ts';

const optionSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and dashes'),
  label: words(20).describe('In the billing toggle'),
  amount: z.number().positive().describe('In whole units of the currency, as charged'),
  shownAmount: z.number().positive().optional().describe('What is shown instead, such as the share of one month'),
  per: words(40).describe('After the amount: “a month”, “once”'),
  terms: words(140).describe('What is charged when, and how it ends'),
  badge: words(24).optional(),
  action: linkSchema,
});

/** The content of a pricing section: one product, and the ways to pay for it. */
export const pricingSchema = z.object({
  at: timecodeSchema,
  label: words(40),
  heading: words(90),
  headingLevel: headingLevelSchema.optional(),
  lede: richTextSchema.optional(),
  product: z.object({ name: words(40), description: words(200) }).describe('For structured data too'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'an ISO 4217 code'),
  locale: z.string().default('en-US').optional().describe('How amounts are written'),
  billingLabel: words(40).describe('Names the toggle for assistive technology'),
  options: z.array(optionSchema).min(1).max(4),
  defaultOption: z.string(),
  includesHeading: words(50),
  includes: z.array(richTextSchema).min(3).max(12),
  guarantee: richTextSchema.optional(),
});

export type PricingContent = z.infer<typeof pricingSchema>;
export type PricingOption = PricingContent['options'][number];
