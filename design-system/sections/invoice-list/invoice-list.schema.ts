import * as z from 'zod';
import { accountPanelShape, localeSchema, textUnlessGiven } from '../../content/schema.ts';

/** The content of a list of invoices. The invoices themselves are no content: they come from the account. */
export const invoiceListSchema = z.strictObject({
  ...accountPanelShape('what is listed, and where the receipts are'),
  locale: localeSchema.optional().describe('How amounts are written: en-US unless given'),
  emptyText: textUnlessGiven(120, 'No payments yet.', 'What is said where there is no invoice'),
  showAllLabel: textUnlessGiven(30, 'Show all', 'The button that shows the whole list; how many follows it'),
  showFewerLabel: textUnlessGiven(30, 'Show fewer', 'The button that shows the newest only'),
  receiptsLabel: textUnlessGiven(40, 'Receipts and invoices', 'The button that leads to the receipts'),
  receiptsText: textUnlessGiven(120, 'This opens our payment provider’s pages.', 'Said beside that button'),
  retryLabel: textUnlessGiven(30, 'Try again', 'The button that loads the list again'),
});

export type InvoiceListContent = z.infer<typeof invoiceListSchema>;
