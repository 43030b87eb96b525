/** The sections of the customer portal, in one file: they stand on one page, and wake together. */
export { ConnectedInvoiceList } from './invoice-list.tsx';
export { ConnectedSubscriptionOverview } from './subscription-overview.tsx';
