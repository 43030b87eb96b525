import { text } from '@onset/design-system/content/schema';
import { pricingSchema } from '@onset/design-system/sections/pricing/schema';
import * as z from 'zod';
import { planIds } from '../content/plans.ts';

/** What a page says in a pricing section: which plans of the catalogue. Their prices and terms come from there. */
export const connectedPricingSchema = pricingSchema
  .omit({ product: true, currency: true, locale: true, options: true, defaultOption: true })
  .extend({
    plans: z.array(z.enum(planIds)).min(1).max(4).describe('The plans of the catalogue, by id, in this order'),
    defaultPlan: z.enum(planIds).describe('The plan that is shown first'),
    actionLabel: text(30).describe('The button of every plan, which leads to the checkout'),
  });

export type ConnectedPricingContent = z.infer<typeof connectedPricingSchema>;
