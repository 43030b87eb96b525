import * as z from 'zod';
import { linkSchema, list, text, sectionHeadShape } from '../../content/schema.ts';

const planSchema = z.strictObject({
  name: text(20).describe('Plan name as on the pricing page'),
  price: text(16).describe('Formatted price, such as {{price.monthly}}'),
  per: text(16).describe('Period after the price: “a month”, “once”'),
  badge: text(24).optional().describe('Badge next to the name, such as “Save a third”'),
  text: text(80).describe('Who the plan is for and how it’s billed, in one line'),
});

/** Content of a pricing summary. */
export const pricingSummarySchema = z.strictObject({
  ...sectionHeadShape,
  plans: list(planSchema, 1, 5).describe('Plans in the order of the pricing page'),
  action: linkSchema.describe('Link to the pricing page'),
});

export type PricingSummaryContent = z.infer<typeof pricingSummarySchema>;
