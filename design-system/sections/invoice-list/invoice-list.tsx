import { useId, useState } from 'react';
import { Button } from '../../primitives/button.tsx';
import { FormError } from '../../primitives/form-messages.tsx';
import { Skeleton } from '../../primitives/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import { AccountPanel } from '../account-panel.tsx';
import type { SectionProps } from '../section.ts';
import type { InvoiceListContent } from './invoice-list.schema.ts';
import { InvoiceTable } from './invoice-table.tsx';
import type { Invoice } from './invoice.ts';

export interface InvoiceListBehavior {
  /** Invoices, newest first. */
  invoices?: readonly Invoice[];
  /** `not-offered`: the server doesn't record purchases. */
  state?: 'loading' | 'ready' | 'not-offered';
  /** Error message if the list couldn't be loaded or the receipts couldn't be opened. */
  error?: string | null;
  /** ID of the invoice that is being opened; `all` for the page with all receipts. */
  pending?: string | null;
  /** Opens the payment provider's page with the receipts. If omitted, there is no button. */
  onOpenPortal?: () => void;
  /** Opens a paid invoice. If omitted, the rows have no buttons. */
  onOpenInvoice?: (id: string) => void;
  /** Loads the list again after an error. */
  onRetry?: () => void;
}

export type InvoiceListProps = SectionProps<InvoiceListContent, InvoiceListBehavior>;

const NONE: readonly Invoice[] = [];

/** Number of invoices in the collapsed list: eight months of a monthly plan. */
const FIRST = 8;

/**
 * A customer's payments, each with a button that opens its invoice, and a button for all receipts. Belongs below the
 * page's heading, after `subscription-overview`.
 *
 * Shows eight invoices until it is expanded. Heading up to 40 characters, lede up to 160.
 */
export function InvoiceList({
  at,
  heading,
  headingLevel = 2,
  lede,
  locale = 'en-US',
  emptyText = 'No payments yet.',
  notOfferedText = 'This server doesn’t store invoices. You find them in the emails from our payment provider.',
  showAllLabel = 'Show all',
  showFewerLabel = 'Show fewer',
  receiptsLabel = 'All receipts',
  receiptsText = 'This opens our payment provider’s pages.',
  retryLabel = 'Try again',
  invoices = NONE,
  state = 'ready',
  error,
  openLabel = 'Invoice',
  pending = null,
  onOpenPortal,
  onOpenInvoice,
  onRetry,
  className = '',
  ...rest
}: InvoiceListProps) {
  const id = useId();
  const [all, setAll] = useState(false);
  const loading = state === 'loading';
  const listed = state === 'ready' && invoices.length > 0;

  return (
    <section data-section="invoice-list" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <AccountPanel id={id} at={at} heading={heading} headingLevel={headingLevel} lede={lede}>
        <div aria-busy={loading} className="flex min-w-0 flex-col gap-6">
          <VisuallyHidden aria-live="polite">{loading && 'Loading your invoices'}</VisuallyHidden>
          {error && (
            <FormError>
              {error}
              {invoices.length === 0 && onRetry && (
                <div className="mt-3">
                  <Button variant="outline" size="sm" onClick={onRetry}>
                    {retryLabel}
                  </Button>
                </div>
              )}
            </FormError>
          )}
          {loading && <Placeholder />}
          {!loading && !listed && !error && (
            <p className="text-body text-ink-muted">{state === 'not-offered' ? notOfferedText : emptyText}</p>
          )}
          {listed && (
            <InvoiceTable
              labelledBy={id}
              invoices={all ? invoices : invoices.slice(0, FIRST)}
              locale={locale}
              openLabel={openLabel}
              pending={pending}
              onOpen={onOpenInvoice}
            />
          )}
          {listed && invoices.length > FIRST && (
            // The same button expands and collapses the list, so that it keeps focus.
            <Button
              variant="quiet"
              size="sm"
              className="-mt-3 -ms-3 self-start"
              aria-expanded={all}
              onClick={() => setAll(!all)}
            >
              {all ? showFewerLabel : `${showAllLabel} ${invoices.length}`}
            </Button>
          )}
          {listed && onOpenPortal && (
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Button variant="outline" pending={pending === 'all'} onClick={onOpenPortal}>
                {receiptsLabel}
              </Button>
              <p className="min-w-0 text-small text-ink-faint">{receiptsText}</p>
            </div>
          )}
        </div>
      </AccountPanel>
    </section>
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
