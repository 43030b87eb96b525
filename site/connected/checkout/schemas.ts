import { areUnique, text } from '@onset/design-system/content/schema';
import { costOverTimeSchema } from '@onset/design-system/sections/cost-over-time/schema';
import { pricingSchema } from '@onset/design-system/sections/pricing/schema';
import * as z from 'zod';
import { planIds } from '../../content/plans.ts';
import { checkoutSchema } from '@onset/design-system/sections/checkout/schema';
import { purchaseStatusSchema } from '@onset/design-system/sections/purchase-status/schema';

/** Plans of a section. */
const connectedPlansSchema = z
  .array(z.enum(planIds))
  .min(1)
  .max(4)
  .refine(areUnique, { error: 'each plan once' })
  .describe('Plan IDs in display order');

/** Content of a pricing section in a page: the plans of the catalog, which contains their prices and terms. */
export const connectedPricingSchema = z
  .strictObject(pricingSchema.shape)
  .omit({ product: true, currency: true, locale: true, options: true, recommended: true })
  .extend({
    plans: connectedPlansSchema,
    recommendedPlan: z.enum(planIds).describe('Plan that is recommended'),
    actionLabel: text(20).describe('Button of each plan, followed by its name, such as “Buy”'),
  })
  .refine(({ plans, recommendedPlan }) => plans.includes(recommendedPlan), {
    path: ['recommendedPlan'],
    error: 'one of the plans of this section',
  });

export type ConnectedPricingContent = z.infer<typeof connectedPricingSchema>;

/** Content of a chart of costs in a page: the plans of the catalog, which contains their prices. */
export const connectedCostOverTimeSchema = costOverTimeSchema
  .omit({ currency: true })
  .extend({ plans: connectedPlansSchema });

export type ConnectedCostOverTimeContent = z.infer<typeof connectedCostOverTimeSchema>;

/** Content of a checkout in a page. It names plans by ID; their prices and terms come from the catalog. */
export const connectedCheckoutSchema = checkoutSchema.omit({ plans: true, product: true, locale: true }).extend({
  plans: connectedPlansSchema,
  recommended: z.enum(planIds).optional().describe('Plan that is recommended to visitors who choose one'),
});

export type ConnectedCheckoutContent = z.infer<typeof connectedCheckoutSchema>;

/** Content of the page after a purchase. The purchase comes from the checkout, and its name from the brand. */
export const connectedPurchaseStatusSchema = purchaseStatusSchema.omit({ product: true, locale: true });

export type ConnectedPurchaseStatusContent = z.infer<typeof connectedPurchaseStatusSchema>;
