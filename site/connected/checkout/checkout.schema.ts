import { checkoutSchema } from '@onset/design-system/sections/checkout/schema';
import * as z from 'zod';
import { planIds } from '../../content/plans.ts';
import { connectedPlansSchema } from './pricing.schema.ts';

/** Content of a checkout in a page. It names plans by ID; their prices and terms come from the catalog. */
export const connectedCheckoutSchema = checkoutSchema.omit({ plans: true, product: true, locale: true }).extend({
  plans: connectedPlansSchema,
  recommended: z.enum(planIds).optional().describe('Plan that is recommended to visitors who choose one'),
});

export type ConnectedCheckoutContent = z.infer<typeof connectedCheckoutSchema>;
