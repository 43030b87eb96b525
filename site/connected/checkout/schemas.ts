import { areUnique, text } from '@onset/design-system/content/schema';
import { costOverTimeSchema } from '@onset/design-system/sections/cost-over-time/schema';
import { pricingSchema } from '@onset/design-system/sections/pricing/schema';
import { pricingSummarySchema } from '@onset/design-system/sections/pricing-summary/schema';
import * as z from 'zod';
import { plansForSale } from '../../content/plans.ts';
import { checkoutSchema } from '@onset/design-system/sections/checkout/schema';
import { purchaseStatusSchema } from '@onset/design-system/sections/purchase-status/schema';

/** Plans of a section. */
const connectedPlansSchema = z
  .array(z.enum(plansForSale().map(({ id }) => id)))
  .min(1)
  .refine(areUnique, { error: 'each plan once' })
  .optional()
  .describe('Plan IDs in display order. Default: all plans for sale');

/** Content of a pricing section in a page: the plans of the catalog, which contains their prices and terms. */
export const connectedPricingSchema = z
  .strictObject(pricingSchema.shape)
  .omit({ product: true, currency: true, locale: true, options: true, recommended: true })
  .extend({
    plans: connectedPlansSchema,
    actionLabel: text(20).describe('Button of each plan, followed by its name, such as “Buy”'),
  });

export type ConnectedPricingContent = z.infer<typeof connectedPricingSchema>;

/** Content of a price list in a page: the plans of the catalog, which contains their prices and terms. */
export const connectedPricingSummarySchema = pricingSummarySchema.extend({ plans: connectedPlansSchema });

export type ConnectedPricingSummaryContent = z.infer<typeof connectedPricingSummarySchema>;

/** Content of a chart of costs in a page: the plans of the catalog, which contains their prices. */
export const connectedCostOverTimeSchema = costOverTimeSchema
  .omit({ currency: true })
  .extend({ plans: connectedPlansSchema });

export type ConnectedCostOverTimeContent = z.infer<typeof connectedCostOverTimeSchema>;

/** Content of a checkout in a page. It names plans by ID; their prices and terms come from the catalog. */
export const connectedCheckoutSchema = checkoutSchema
  .omit({ plans: true, product: true, locale: true, recommended: true })
  .extend({
    plans: connectedPlansSchema,
  });

export type ConnectedCheckoutContent = z.infer<typeof connectedCheckoutSchema>;

/** Content of the page after a purchase. The purchase comes from the checkout, and its name from the brand. */
export const connectedPurchaseStatusSchema = purchaseStatusSchema.omit({ product: true, locale: true });

export type ConnectedPurchaseStatusContent = z.infer<typeof connectedPurchaseStatusSchema>;
