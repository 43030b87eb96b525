import { checkoutSchema } from '@onset/design-system/sections/checkout/schema';
import type * as z from 'zod';
import { connectedPlansSchema } from './pricing.schema.ts';

/** What a page says in a checkout: which plans of the catalogue. Their prices and terms come from there. */
export const connectedCheckoutSchema = checkoutSchema.omit({ plans: true, product: true, locale: true }).extend({
  plans: connectedPlansSchema,
});

export type ConnectedCheckoutContent = z.infer<typeof connectedCheckoutSchema>;
