import { RichText } from '../../primitives/rich-text.tsx';
import { Cell } from './cell.tsx';
import type { CellProps } from './cell.tsx';
import type { ComparisonColumn, ComparisonTableContent } from './comparison-table.schema.ts';
import { cellStyles, isOneLine, rowStyles } from './styles.ts';

export interface ComparisonRowProps extends Omit<CellProps, 'cell' | 'emphasised'> {
  row: ComparisonTableContent['groups'][number]['rows'][number];
  columns: readonly ComparisonColumn[];
  /** How a cell shares a narrow row with the others. */
  share: string;
}

/** One feature and its cells. In a narrow table of more than three columns the name of its column is above each cell. */
export function ComparisonRow({ row: { feature, detail, cells }, columns, share, ...cellProps }: ComparisonRowProps) {
  return (
    // oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- It is its own role, which some browsers forget of what is laid out otherwise.
    <tr role="row" className={`border-line ${rowStyles}`}>
      <th scope="row" role="rowheader" className="w-full text-start text-body font-medium @lg:pe-6">
        {feature}
        {detail && (
          <span className="block text-small font-normal text-ink-muted">
            <RichText source={detail} />
          </span>
        )}
      </th>
      {cells.map((cell, index) => {
        const column = columns[index];
        return (
          <td
            key={column?.name}
            role="cell"
            data-column={isOneLine(columns.length) ? undefined : column?.name}
            // The name is drawn and not read out: the table has told it already.
            className={`${isOneLine(columns.length) ? '' : "before:block before:pb-1 before:text-label before:content-[attr(data-column)_/_''] @lg:before:content-none"} ${cellStyles} ${share} ${column?.emphasised ? 'font-medium' : 'text-ink-muted'}`}
          >
            <Cell cell={cell} emphasised={column?.emphasised ?? false} {...cellProps} />
          </td>
        );
      })}
    </tr>
    // oxlint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
  );
}
