import { purchaseStatusSchema } from '@onset/design-system/sections/purchase-status/schema';
import type * as z from 'zod';

/** What a page says after a purchase. What was bought comes from the checkout, and its name from the brand. */
export const connectedPurchaseStatusSchema = purchaseStatusSchema.omit({ product: true, locale: true });

export type ConnectedPurchaseStatusContent = z.infer<typeof connectedPurchaseStatusSchema>;
