import * as z from 'zod';
import { linkSchema, list, text, timelineHeadShape } from '../../content/schema.ts';

const planSchema = z.strictObject({
  name: text(20).describe('The name of the plan, as on the pricing page'),
  price: text(16).describe('The price as it is written, such as {{price.monthly}}'),
  per: text(16).describe('After the price: “a month”, “once”'),
  badge: text(24).optional().describe('Beside the name, such as “Save a third”'),
  text: text(80).describe('Whom the plan is for and how it is charged, in one line'),
});

/** The content of a pricing summary. */
export const pricingSummarySchema = z.strictObject({
  ...timelineHeadShape,
  plans: list(planSchema, 2, 4).describe('The plans, in the order of the pricing page'),
  action: linkSchema.describe('The link to the pricing page'),
});

export type PricingSummaryContent = z.infer<typeof pricingSummarySchema>;
