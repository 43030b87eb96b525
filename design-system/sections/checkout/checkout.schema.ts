import * as z from 'zod';
import {
  areUniqueBy,
  headingLevelWithDefault,
  linkSchema,
  list,
  localeSchema,
  pathSchema,
  pattern,
  richTextSchema,
  text,
  textWithDefault,
} from '../../content/schema.ts';

const AMOUNT_ERROR = 'a whole number above 0, in the smallest currency unit';

const moneySchema = z.strictObject({
  lowest: z
    .int({ error: AMOUNT_ERROR })
    .positive({ error: AMOUNT_ERROR })
    .describe('Amount in the smallest currency unit, such as 9600 for 96 dollars'),
  currency: pattern(/^[A-Z]{3}$/, 'an ISO 4217 code such as USD').describe('The currency'),
});

const planSchema = z.strictObject({
  id: pattern(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens').describe('ID in URLs'),
  name: text(20).describe('Name in the plan switch and the order'),
  price: moneySchema.describe('Price per period before tax'),
  shownPrice: moneySchema.optional().describe('Displayed price if it differs, such as the price per month'),
  per: text(40).describe('Period after the displayed price: “a month”, “once”'),
  note: text(40).optional().describe('One line about tax below the displayed price'),
  every: z.enum(['month', 'year', 'once'], { error: 'month, year or once' }).describe('Billing interval'),
  trialDays: z.int().positive().optional().describe('Days before the first charge. None without a trial'),
  terms: text(140).describe('When customers are charged and how the plan ends'),
  highlights: list(richTextSchema, 1, 3).optional().describe('What depends on the plan. Rich text'),
  badge: text(24).optional().describe('Badge next to the name, such as “Save a third”'),
});

/** Content of a checkout: the plans and the texts around the payment. The order itself is state. */
export const checkoutSchema = z.strictObject({
  heading: text(40).describe('Heading until a plan is chosen. Then it names the product and the plan'),
  headingLevel: headingLevelWithDefault(1),
  product: text(40).describe('Name of the product'),
  plans: list(planSchema, 1, 5).refine(areUniqueBy('id'), { error: 'unique IDs' }).describe('Plans'),
  recommended: text(40).optional().describe('ID of the recommended plan, where visitors choose one'),
  locale: localeSchema.optional().describe('Language in which amounts are formatted. Default: en-US'),
  path: pathSchema.describe('URL of the checkout, without ?plan= and ?discount='),
  seller: text(40).describe('Company that takes the payment and sends the receipt'),
  methods: list(text(24), 1, 6).describe('Payment methods, next to the payment form'),
  trust: list(richTextSchema, 1, 4).describe('Assurances for the buyer: refund, seller, receipt. Rich text'),
  agreement: richTextSchema.optional().describe('What buyers agree to by paying, below the assurances. Rich text'),
  portal: linkSchema.describe('Link for managing an active plan'),
  logIn: linkSchema.describe('Link for guests who have an account'),
  supportEmail: text(80).describe('Contact if the payment form fails'),
  continueLabel: textWithDefault(40, 'Continue to payment', 'Button that loads the payment form'),
});

export type CheckoutContent = z.infer<typeof checkoutSchema>;
export type CheckoutPlan = CheckoutContent['plans'][number];
