export { InvoiceList } from './invoice-list.tsx';
export type { InvoiceListBehavior, InvoiceListProps } from './invoice-list.tsx';
export type { Invoice } from './invoice.ts';
export type { InvoiceListContent } from './invoice-list.schema.ts';
