import * as z from 'zod';
import { createAccountPanelShape, localeSchema, textWithDefault } from '../../content/schema.ts';

/** Content of the invoice list. The invoices themselves come from the account. */
export const invoiceListSchema = z.strictObject({
  ...createAccountPanelShape('what the list contains and where the receipts are'),
  locale: localeSchema.optional().describe('Language in which amounts are formatted. Default: en-US'),
  emptyText: textWithDefault(120, 'No payments yet.', 'Message if there are no invoices'),
  notOfferedText: textWithDefault(
    120,
    'This server doesn’t store invoices. You find them in the emails from our payment provider.',
    'Message if the server doesn’t record purchases',
  ),
  showAllLabel: textWithDefault(30, 'Show all', 'Button that shows the whole list, followed by the number'),
  showFewerLabel: textWithDefault(30, 'Show fewer', 'Button that shows only the newest invoices'),
  receiptsLabel: textWithDefault(40, 'All receipts', 'Button that opens the receipts'),
  openLabel: textWithDefault(20, 'Invoice', 'Button that opens an invoice'),
  receiptsText: textWithDefault(120, 'This opens our payment provider’s pages.', 'Note next to the button'),
  retryLabel: textWithDefault(30, 'Try again', 'Button that reloads the list'),
});

export type InvoiceListContent = z.infer<typeof invoiceListSchema>;
