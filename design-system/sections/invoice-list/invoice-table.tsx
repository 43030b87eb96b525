import { InvoiceRow } from './invoice-row.tsx';
import type { Invoice } from './invoice.ts';

interface InvoiceTableProps {
  /** The id of the heading that names it. */
  labelledBy: string;
  invoices: readonly Invoice[];
  locale: string;
}

const COLUMNS = ['Date', 'For', 'Number', 'Status', 'Amount'] as const;

/** The invoices as a table; where there is no room for one, each as a few lines, still read out as a table. */
export function InvoiceTable({ labelledBy, invoices, locale }: InvoiceTableProps) {
  return (
    // oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- They are their own roles, which some browsers forget of what is laid out otherwise.
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
              className="pb-3 text-start text-small font-normal text-ink-faint not-last:pe-6 last:text-end"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block @xl:table-row-group">
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} locale={locale} />
        ))}
      </tbody>
    </table>
    // oxlint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
  );
}
