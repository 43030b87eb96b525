import * as z from 'zod';
import {
  headingLevelUnlessGiven,
  linkSchema,
  list,
  localeSchema,
  richTextSchema,
  text,
  timecodeSchema,
} from '../../content/schema.ts';

const stepSchema = z.strictObject({
  title: text(40).describe('What to do'),
  text: richTextSchema.describe('How, in a sentence. Rich text'),
});

/** The content of the page after a purchase: what comes next. What was bought comes as state. */
export const purchaseStatusSchema = z.strictObject({
  at: timecodeSchema.optional().describe('Where it stands on the timeline of the site, such as 00:00'),
  headingLevel: headingLevelUnlessGiven(1),
  product: text(40).describe('What was bought'),
  seller: text(40).describe('Who took the payment and sends the receipt'),
  locale: localeSchema.optional().describe('How amounts are written: en-US unless given'),
  download: linkSchema.describe('Where the product is got'),
  steps: list(stepSchema, 1, 4).describe('Next steps, in order'),
  portal: linkSchema.describe('Where the plan and its invoices are'),
  pricing: linkSchema.describe('For those who have bought nothing in this browser'),
  logIn: linkSchema.describe('For those who have bought nothing in this browser, and may have elsewhere'),
  supportEmail: text(80).describe('Whom to write to when a plan does not come'),
});

export type PurchaseStatusContent = z.infer<typeof purchaseStatusSchema>;
