import { checkoutSchema } from '@onset/design-system/sections/checkout/schema';
import * as z from 'zod';
import { planIds } from '../content/plans.ts';

/** What a page says in a checkout: which plans of the catalogue. Their prices and terms come from there. */
export const connectedCheckoutSchema = checkoutSchema.omit({ plans: true, product: true, locale: true }).extend({
  plans: z.array(z.enum(planIds)).min(1).max(4).describe('The plans of the catalogue, by id, in this order'),
});

export type ConnectedCheckoutContent = z.infer<typeof connectedCheckoutSchema>;
