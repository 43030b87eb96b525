import { InvoiceRow } from './invoice-row.tsx';
import type { Invoice } from './invoice.ts';

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

const COLUMNS = ['Date', 'Plan', 'Number', 'Status', 'Amount'] as const;

/** The invoices as a table. In narrow containers, each takes up a few lines, and the table semantics stay. */
export function InvoiceTable({ labelledBy, invoices, onOpen, ...rest }: InvoiceTableProps) {
  return (
    // oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Some browsers drop table roles when `display` changes.
    <table
      role="table"
      aria-labelledby={labelledBy}
      className="block w-full border-t border-line @lg:border-t-0 @xl:table @xl:wrap-break-word"
    >
      <thead role="rowgroup" className="sr-only @xl:not-sr-only @xl:table-header-group">
        <tr role="row" className="@xl:border-b @xl:border-line">
          {COLUMNS.map((column) => (
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
    // oxlint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
  );
}
