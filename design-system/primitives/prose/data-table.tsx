import type { Block } from '../../content/prose.ts';
import { Inlines } from './inlines.tsx';
import type { InlinesProps } from './inlines.tsx';

/** Columns that stand otherwise than at the start of their lines. */
const SIDES = { start: undefined, center: 'text-center', end: 'text-end' } as const;

type DataTableProps = Omit<Extract<Block, { type: 'table' }>, 'type'> & Pick<InlinesProps, 'idPrefix'>;

/** A table that is as wide as it must be: where the column is narrower, it scrolls within it. The first cell of a row is its heading. */
export function DataTable({ label, align, head, rows, idPrefix }: DataTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Else a keyboard could not scroll it.
    <section data-slot="table" tabIndex={0} aria-label={label === '' ? 'Table' : `Table: ${label}`}>
      <table>
        <thead>
          <tr>
            {head.map((cell, column) =>
              cell.length === 0 ? (
                // A column whose cells need no name: an empty heading would name them nothing.
                <td key={column}>
                  <Inlines inlines={cell} idPrefix={idPrefix} />
                </td>
              ) : (
                <th key={column} scope="col" className={SIDES[align[column] ?? 'start']}>
                  <Inlines inlines={cell} idPrefix={idPrefix} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row" className={SIDES[align[column] ?? 'start']}>
                    <Inlines inlines={cell} idPrefix={idPrefix} />
                  </th>
                ) : (
                  <td key={column} className={SIDES[align[column] ?? 'start']}>
                    <Inlines inlines={cell} idPrefix={idPrefix} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
