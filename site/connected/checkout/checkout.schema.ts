import { checkoutSchema } from '@onset/design-system/sections/checkout/schema';
import type * as z from 'zod';
import { connectedPlansSchema } from './pricing.schema.ts';

/** The content of a checkout in a page. It names plans by ID; their prices and terms come from the catalog. */
export const connectedCheckoutSchema = checkoutSchema.omit({ plans: true, product: true, locale: true }).extend({
  plans: connectedPlansSchema,
});

export type ConnectedCheckoutContent = z.infer<typeof connectedCheckoutSchema>;
