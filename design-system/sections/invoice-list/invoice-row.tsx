import { formatMoment } from '../../content/format-date.ts';
import { formatMoney } from '../../content/money.ts';
import { Badge } from '../../primitives/badge.tsx';
import { Button } from '../../primitives/button.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import { stateOf } from './invoice.ts';
import type { Invoice } from './invoice.ts';

/** Classes of a cell, which becomes part of a multi-line layout in narrow containers. */
const CELL = 'min-w-0 @xl:table-cell @xl:py-4 @xl:align-baseline @xl:not-last:pe-6';

export interface InvoiceRowProps {
  invoice: Invoice;
  locale: string;
  openLabel: string;
  pending: string | null;
  onOpen: ((id: string) => void) | undefined;
}

/** An invoice. In narrow containers, the product and the amount come first, and the rest is below them. */
export function InvoiceRow({ invoice, locale, openLabel, pending, onOpen }: InvoiceRowProps) {
  const { id, number, name, status, total, at } = invoice;
  const { text, tone } = stateOf(invoice, locale);
  return (
    // oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Some browsers drop table roles when `display` changes.
    <tr
      role="row"
      data-slot="invoice"
      className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line py-4 text-small tabular-nums @xl:table-row @xl:py-0"
    >
      <th
        scope="row"
        role="rowheader"
        className={`${CELL} order-2 basis-1/2 text-start font-normal text-ink-muted @xl:whitespace-nowrap`}
      >
        <time dir="auto" dateTime={at}>
          {formatMoment(at)}
        </time>
      </th>
      <td role="cell" className={`${CELL} basis-3/5 text-body font-medium wrap-anywhere text-ink`}>
        {name}
      </td>
      <td role="cell" className={`${CELL} timecode order-4 basis-1/2 wrap-anywhere text-ink-faint`}>
        {number ?? <span className="sr-only">None yet</span>}
      </td>
      <td role="cell" className={`${CELL} order-3 text-end @xl:text-start`}>
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
        className={`${CELL} order-1 text-end text-body font-medium ${status === 'canceled' ? 'text-ink-muted line-through' : 'text-ink'}`}
      >
        <bdi>{formatMoney(total, locale)}</bdi>
      </td>
      {onOpen && (
        <td role="cell" className={`${CELL} order-5 text-end`}>
          {/* The payment provider has no PDF of other payments. */}
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
    // oxlint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
  );
}
