import * as z from 'zod';
import {
  handOffSchema,
  headingLevelWithDefault,
  linkSchema,
  list,
  localeSchema,
  richTextSchema,
  text,
  textWithDefault,
} from '../../content/schema.ts';

const stepSchema = z.strictObject({
  title: text(40).describe('What to do'),
  text: richTextSchema.describe('How to do it, in one sentence. Rich text'),
});

/** Content of the page after a purchase. The purchase itself is state. */
export const purchaseStatusSchema = z.strictObject({
  headingLevel: headingLevelWithDefault(1),
  product: text(40).describe('Product that was bought'),
  seller: text(40).describe('Who took the payment and sends the receipt'),
  locale: localeSchema.optional().describe('Language in which amounts are formatted. Default: en-US'),
  download: linkSchema.describe('Link to the download'),
  handOff: handOffSchema,
  steps: list(stepSchema, 1, 4).describe('Next steps in order'),
  portal: linkSchema.describe('Link to the plan and its invoices'),
  consentText: richTextSchema.describe('Consent to the terms, for guests who create an account here. Rich text'),
  claimLabel: textWithDefault(40, 'Create my account', 'Button that creates the account of a guest'),
  pricing: linkSchema.describe('Link for visitors without a purchase in this browser'),
  logIn: linkSchema.describe('Link for visitors who may have bought in another browser'),
  supportEmail: text(80).describe('Support email address for buyers whose plan isn’t active yet'),
});

export type PurchaseStatusContent = z.infer<typeof purchaseStatusSchema>;
