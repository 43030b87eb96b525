import { areUnique, text } from '@onset/design-system/content/schema';
import { pricingSchema } from '@onset/design-system/sections/pricing/schema';
import * as z from 'zod';
import { planIds } from '../../content/plans.ts';

/** The plans that a section offers. */
export const connectedPlansSchema = z
  .array(z.enum(planIds))
  .min(1)
  .max(4)
  .refine(areUnique, { error: 'each plan once' })
  .describe('Plan IDs in display order');

/** What a page says in a pricing section: which plans of the catalogue. Their prices and terms come from there. */
export const connectedPricingSchema = z
  .strictObject(pricingSchema.shape)
  .omit({ product: true, currency: true, locale: true, options: true, defaultOption: true })
  .extend({
    plans: connectedPlansSchema,
    defaultPlan: z.enum(planIds).describe('Plan that is selected first'),
    actionLabel: text(30).describe('Button of each plan, which leads to the checkout'),
  })
  .refine(({ plans, defaultPlan }) => plans.includes(defaultPlan), {
    path: ['defaultPlan'],
    error: 'one of the plans of this section',
  });

export type ConnectedPricingContent = z.infer<typeof connectedPricingSchema>;
