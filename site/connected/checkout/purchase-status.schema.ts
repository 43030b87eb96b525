import { purchaseStatusSchema } from '@onset/design-system/sections/purchase-status/schema';
import type * as z from 'zod';

/** Content of the page after a purchase. The purchase comes from the checkout, and its name from the brand. */
export const connectedPurchaseStatusSchema = purchaseStatusSchema.omit({ product: true, locale: true });

export type ConnectedPurchaseStatusContent = z.infer<typeof connectedPurchaseStatusSchema>;
