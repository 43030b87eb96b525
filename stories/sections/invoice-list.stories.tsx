import { brand } from '@onset/design-system/brand';
import { expect, fn } from 'storybook/test';
import { InvoiceList } from '@onset/design-system/sections/invoice-list';
import type { Invoice } from '@onset/design-system/sections/invoice-list';
import preview from '../../.storybook/preview.tsx';

const usd = (lowest: number) => ({ lowest, currency: 'USD' });

const renewal: Invoice = {
  id: 'txn_4',
  number: '2214-10073',
  name: `${brand.name} Yearly`,
  status: 'paid',
  total: usd(11_424),
  refunded: null,
  at: '2026-03-18T09:12:44Z',
};

const several: readonly Invoice[] = [
  {
    ...renewal,
    id: 'txn_6',
    number: null,
    name: `${brand.name} Monthly`,
    status: 'past_due',
    at: '2026-11-19T18:40:02Z',
    total: usd(1428),
  },
  {
    ...renewal,
    id: 'txn_5',
    number: '2214-10201',
    name: `${brand.name} Lifetime`,
    total: usd(22_491),
    refunded: usd(22_491),
    at: '2026-05-04T11:02:31Z',
  },
  renewal,
  {
    ...renewal,
    id: 'txn_3',
    number: '2214-10012',
    name: `${brand.name} Monthly`,
    total: usd(1428),
    refunded: usd(400),
    at: '2026-02-28T18:40:02Z',
  },
  {
    ...renewal,
    id: 'txn_2',
    number: null,
    name: `${brand.name} Monthly`,
    status: 'canceled',
    total: usd(1428),
    at: '2026-01-31T18:40:02Z',
  },
  {
    ...renewal,
    id: 'txn_1',
    number: '2214-09877',
    name: `${brand.name} Monthly, trial`,
    total: usd(0),
    at: '2026-01-17T18:40:02Z',
  },
];

/** Thirty monthly invoices, sorted from the newest to the oldest. */
const thirtyInvoices: readonly Invoice[] = Array.from({ length: 30 }, (_, index) => ({
  ...renewal,
  id: `txn_${30 - index}`,
  number: `2214-${10_030 - index}`,
  name: `${brand.name} Monthly`,
  total: usd(1428),
  at: new Date(Date.UTC(2026, 10 - index, 5, 9)).toISOString(),
}));

const meta = preview.meta({
  title: 'Sections/Invoice list',
  component: InvoiceList,
  parameters: { frame: 'none' },
  args: {
    heading: 'Payments',
    lede: 'What you have paid. The receipts are with our payment provider.',
    invoices: several,
    onOpenPortal: fn(),
    onOpenInvoice: fn(),
    onRetry: fn(),
  },
});

/** The six invoices cover all statuses, and each row shows the status of its invoice. */
export const Several = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: 'Payments' })).toBeVisible();
    const [, ...rows] = canvas.getAllByRole('row');
    const statusTexts = ['Payment failed', 'Refunded', 'Paid', '$4 refunded', 'Canceled', 'Nothing to pay'];
    await expect(rows).toHaveLength(statusTexts.length);
    for (const [index, state] of statusTexts.entries()) await expect(rows[index]).toHaveTextContent(state);
    await expect(
      canvas.getByRole('row', {
        name: new RegExp(String.raw`18 March 2026 ${brand.name} Yearly 2214-10073 Paid \$114\.24 Invoice`),
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All receipts' }));
    await expect(args.onOpenPortal).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Invoice 2214-10073' }));
    await expect(args.onOpenInvoice).toHaveBeenCalledWith(renewal.id);
    // This invoice has a total of zero. The payment provider creates no PDF for it, so there is no button.
    await expect(canvas.queryByRole('button', { name: /2214-09877/ })).toBeNull();
  },
});

export const One = meta.story({
  args: { invoices: [renewal] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  },
});

/**
 * The list first shows the eight newest invoices. The button that shows or hides the others keeps the focus when it's
 * clicked.
 */
export const Many = meta.story({
  args: { invoices: thirtyInvoices },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(9);
    const button = canvas.getByRole('button', { name: 'Show all 30', expanded: false });
    await userEvent.click(button);
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
    await expect(canvas.getByText('5 June 2024')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show fewer', expanded: true })).toHaveFocus();
    await userEvent.click(button);
    await expect(canvas.getAllByRole('row')).toHaveLength(9);
  },
});

/** The amounts are in yen, which has no decimals, so the lowest unit of the currency isn't divided by 100. */
export const Yen = meta.story({
  args: {
    invoices: [{ ...renewal, total: { lowest: 14_800, currency: 'JPY' }, refunded: { lowest: 800, currency: 'JPY' } }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥14,800')).toBeVisible();
    await expect(canvas.getByText('¥800 refunded')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { invoices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payments yet.')).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { state: 'loading', invoices: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading your invoices')).toBeInTheDocument();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    await expect(canvas.queryByText('No payments yet.')).not.toBeInTheDocument();
  },
});

export const NotLoaded = meta.story({
  args: { invoices: [], error: 'Your payments could not be loaded.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('No payments yet.')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({
  args: { pending: 'all' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All receipts' }));
    await expect(args.onOpenPortal).not.toHaveBeenCalled();
  },
});

export const PortalFailed = meta.story({
  args: { error: 'The payment provider could not be reached. Try again in a moment.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The payment provider could not be reached.');
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

/** Without handlers that open the payment provider's pages, the list has no buttons for receipts and invoices. */
export const WithoutReceipts = meta.story({
  args: { invoices: [renewal], onOpenPortal: undefined, onOpenInvoice: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The server, such as Strapi, has no endpoint for invoices. The section explains this without an error. */
export const NotOffered = meta.story({
  args: { state: 'not-offered', invoices: [] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This server doesn’t store invoices. You find them in the emails from our payment provider.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
