'use client';

import { useId, useState } from 'react';
import { formatTimestampDate } from '../../content/format-date.ts';
import { formatMoney } from '../../content/money.ts';
import type { Money } from '../../content/money.ts';
import { Badge } from '../../primitives/badge.tsx';
import { Button } from '../../primitives/button.tsx';
import { Skeleton } from '../../primitives/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import { AccountPanel, LoadingStatus } from '../account-panel.tsx';
import type { SectionProps } from '../section.ts';
import type { InvoiceListContent } from './invoice-list.schema.ts';

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Some browsers drop table roles when `display` changes. */

/** An invoice of a customer. */
export interface Invoice {
  readonly id: string;
  /** Number on the receipt; null until there is one. */
  readonly number: string | null;
  /** Name of the product, such as "App Yearly". */
  readonly name: string;
  readonly status: 'paid' | 'past_due' | 'canceled';
  readonly total: Money;
  /** Refunded amount; null if there was no refund. */
  readonly refunded: Money | null;
  /** Date of the invoice in ISO 8601. */
  readonly at: string;
}

export interface InvoiceListBehavior {
  /** Invoices, newest first. */
  invoices?: readonly Invoice[];
  /** `not-offered`: the server doesn't record purchases. */
  state?: 'loading' | 'ready' | 'not-offered';
  /** Error message if the list couldn't be loaded or the receipts couldn't be opened. */
  error?: string | null;
  /** ID of the invoice that is being opened, or `all` while the page with all receipts is being opened. */
  pending?: string | null;
  /** Opens the payment provider's page with the receipts. If omitted, there is no button. */
  onOpenPortal?: () => void;
  /** Opens a paid invoice. If omitted, the rows have no buttons. */
  onOpenInvoice?: (id: string) => void;
  /** Loads the list again after an error. */
  onRetry?: () => void;
}

export type InvoiceListProps = SectionProps<InvoiceListContent, InvoiceListBehavior>;

const NO_INVOICES: readonly Invoice[] = [];

/** Number of invoices in the collapsed list: eight months of a monthly plan. */
const COLLAPSED_COUNT = 8;

/**
 * List of a customer's payments, each with a button that opens its invoice, and one button for all receipts. On a page,
 * it follows `subscription-overview`.
 *
 * Eight invoices are shown until the list is expanded. Heading up to 40 characters, lede up to 160.
 */
export function InvoiceList({
  locale = 'en-US',
  emptyText = 'No payments yet.',
  notOfferedText = 'This server doesn’t store invoices. You find them in the emails from our payment provider.',
  showAllLabel = 'Show all',
  showFewerLabel = 'Show fewer',
  receiptsLabel = 'All receipts',
  receiptsText = 'This opens our payment provider’s pages.',
  retryLabel = 'Try again',
  invoices = NO_INVOICES,
  state = 'ready',
  error,
  openLabel = 'Invoice',
  pending = null,
  onOpenPortal,
  onOpenInvoice,
  onRetry,
  ...rest
}: InvoiceListProps) {
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const isLoading = state === 'loading';
  const hasInvoices = state === 'ready' && invoices.length > 0;

  return (
    <AccountPanel name="invoice-list" headingId={id} {...rest}>
      <div aria-busy={isLoading} className="flex min-w-0 flex-col gap-6">
        <LoadingStatus
          loading={isLoading && 'Loading your invoices'}
          error={error}
          canRetry={invoices.length === 0}
          retryLabel={retryLabel}
          onRetry={onRetry}
        />
        {isLoading && <Placeholder />}
        {!isLoading && !hasInvoices && !error && (
          <p className="text-body text-ink-muted">{state === 'not-offered' ? notOfferedText : emptyText}</p>
        )}
        {hasInvoices && (
          <InvoiceTable
            labelledBy={id}
            invoices={isExpanded ? invoices : invoices.slice(0, COLLAPSED_COUNT)}
            locale={locale}
            openLabel={openLabel}
            pending={pending}
            onOpen={onOpenInvoice}
          />
        )}
        {hasInvoices && invoices.length > COLLAPSED_COUNT && (
          // The same button expands and collapses the list, so that the focus stays on it.
          <Button
            variant="quiet"
            size="sm"
            className="-mt-3 -ms-3 self-start"
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? showFewerLabel : `${showAllLabel} ${invoices.length}`}
          </Button>
        )}
        {hasInvoices && onOpenPortal && (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button variant="outline" pending={pending === 'all'} onClick={onOpenPortal}>
              {receiptsLabel}
            </Button>
            <p className="min-w-0 text-small text-ink-faint">{receiptsText}</p>
          </div>
        )}
      </div>
    </AccountPanel>
  );
}

/** Placeholder for invoices that are loading. */
function Placeholder() {
  return (
    <div aria-hidden="true" className="border-t border-line @lg:border-t-0">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex justify-between gap-6 border-b border-line py-6">
          <Skeleton className="w-2/5" />
          <Skeleton className="w-16" />
        </div>
      ))}
    </div>
  );
}

interface InvoiceTableProps {
  /** ID of the heading that labels the table. */
  labelledBy: string;
  invoices: readonly Invoice[];
  locale: string;
  openLabel: string;
  /** ID of the invoice that is being opened. */
  pending: string | null;
  /** If omitted, the rows have no buttons. */
  onOpen: ((id: string) => void) | undefined;
}

const COLUMN_HEADERS = ['Date', 'Plan', 'Number', 'Status', 'Amount'] as const;

/**
 * Table of invoices. In narrow containers, each invoice takes up a few lines, but screen readers still read a table.
 */
function InvoiceTable({ labelledBy, invoices, onOpen, ...rest }: InvoiceTableProps) {
  return (
    <table
      role="table"
      aria-labelledby={labelledBy}
      className="block w-full border-t border-line @lg:border-t-0 @xl:table @xl:wrap-break-word"
    >
      <thead role="rowgroup" className="sr-only @xl:not-sr-only @xl:table-header-group">
        <tr role="row" className="@xl:border-b @xl:border-line">
          {COLUMN_HEADERS.map((column) => (
            <th
              key={column}
              scope="col"
              role="columnheader"
              className="pb-3 text-start text-small font-normal text-ink-faint not-last:pe-6 nth-5:text-end"
            >
              {column}
            </th>
          ))}
          {onOpen && (
            <th scope="col" role="columnheader">
              <span className="sr-only">Invoice</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block @xl:table-row-group">
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} onOpen={onOpen} {...rest} />
        ))}
      </tbody>
    </table>
  );
}

/** Classes of a cell, which becomes part of a multi-line layout in narrow containers. */
const CELL_CLASSES = 'min-w-0 @xl:table-cell @xl:py-4 @xl:align-baseline @xl:not-last:pe-6';

interface InvoiceRowProps {
  invoice: Invoice;
  locale: string;
  openLabel: string;
  pending: string | null;
  onOpen: ((id: string) => void) | undefined;
}

/** Row of an invoice. In narrow containers, the product and the amount come first, and the rest is below them. */
function InvoiceRow({ invoice, locale, openLabel, pending, onOpen }: InvoiceRowProps) {
  const { id, number, name, status, total, at } = invoice;
  const { text, tone } = getInvoiceState(invoice, locale);
  return (
    <tr
      role="row"
      data-slot="invoice"
      className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line py-4 text-small tabular-nums @xl:table-row @xl:py-0"
    >
      <th
        scope="row"
        role="rowheader"
        className={`${CELL_CLASSES} order-2 basis-1/2 text-start font-normal text-ink-muted @xl:whitespace-nowrap`}
      >
        <time dir="auto" dateTime={at}>
          {formatTimestampDate(at)}
        </time>
      </th>
      <td role="cell" className={`${CELL_CLASSES} basis-3/5 text-body font-medium wrap-anywhere text-ink`}>
        {name}
      </td>
      <td role="cell" className={`${CELL_CLASSES} timecode order-4 basis-1/2 wrap-anywhere text-ink-faint`}>
        {number ?? <span className="sr-only">None yet</span>}
      </td>
      <td role="cell" className={`${CELL_CLASSES} order-3 text-end @xl:text-start`}>
        {tone === 'plain' ? (
          <span className="text-ink-muted">{text}</span>
        ) : (
          <Badge dir="auto" tone={tone}>
            {text}
          </Badge>
        )}
      </td>
      <td
        role="cell"
        className={`${CELL_CLASSES} order-1 text-end text-body font-medium ${status === 'canceled' ? 'text-ink-muted line-through' : 'text-ink'}`}
      >
        <bdi>{formatMoney(total, locale)}</bdi>
      </td>
      {onOpen && (
        <td role="cell" className={`${CELL_CLASSES} order-5 text-end`}>
          {/* The payment provider has a PDF only of paid invoices with a number and an amount above zero. */}
          {number !== null && status === 'paid' && total.lowest > 0 && (
            <Button
              variant="quiet"
              size="sm"
              className="-my-2 -me-3 underline decoration-line-strong underline-offset-4"
              pending={pending === id}
              onClick={() => onOpen(id)}
            >
              {openLabel}
              <VisuallyHidden>{number}</VisuallyHidden>
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}

/** Status text of an invoice. Texts with the tone `plain` have no badge, because they need no attention. */
interface InvoiceState {
  readonly text: string;
  readonly tone: 'plain' | 'neutral' | 'danger';
}

/** Returns the status text of an invoice and its tone. */
function getInvoiceState({ status, total, refunded }: Invoice, locale: string): InvoiceState {
  if (status === 'past_due') return { text: 'Payment failed', tone: 'danger' };
  if (status === 'canceled') return { text: 'Canceled', tone: 'neutral' };
  if (refunded !== null && refunded.lowest > 0)
    return refunded.lowest >= total.lowest
      ? { text: 'Refunded', tone: 'neutral' }
      : { text: `${formatMoney(refunded, locale)} refunded`, tone: 'neutral' };
  return { text: total.lowest === 0 ? 'Nothing to pay' : 'Paid', tone: 'plain' };
}
