import { Link } from '../../primitives/link.tsx';
import type { ComparisonColumn } from './comparison-table.schema.ts';
import { cellStyles, isOneLine, rowStyles } from './styles.ts';

export interface ComparisonHeadProps {
  columns: readonly ComparisonColumn[];
  featureLabel: string;
  /** How a cell shares a narrow row with the others. */
  share: string;
}

/**
 * The names of what is compared. In a narrow table of up to three columns they stay below the page's header. Where there
 * are more, each cell has its name above it, and these are shown only where they say more than a name.
 */
export function ComparisonHead({ columns, featureLabel, share }: ComparisonHeadProps) {
  const saysMore = columns.some(({ detail, action }) => detail !== undefined || action !== undefined);
  return (
    // oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Some browsers forget the role of an element that is laid out otherwise.
    <thead
      role="rowgroup"
      className={`block ${isOneLine(columns.length) ? '@max-lg:top-16 @max-lg:z-raised @max-lg:bg-canvas @max-lg:[@media(height>=40rem)]:sticky' : saysMore ? '' : '@max-lg:sr-only'}`}
    >
      <tr role="row" className={`border-line-strong @lg:pt-6 ${rowStyles}`}>
        <th scope="col" role="columnheader" className="@max-lg:sr-only">
          <span className="sr-only">{featureLabel}</span>
        </th>
        {columns.map(({ name, detail, action, emphasised = false }) => (
          <th key={name} scope="col" role="columnheader" className={`text-start font-normal ${cellStyles} ${share}`}>
            <span className="flex items-center gap-2 font-medium text-ink @xl:text-subheading">
              {emphasised && <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-record" />}
              {name}
            </span>{' '}
            {detail && <span className="block pt-1 text-small text-ink-muted">{detail}</span>}{' '}
            {action && (
              <Link href={action.href} className="mt-2 inline-block py-1 text-small font-medium">
                {action.label}
              </Link>
            )}
          </th>
        ))}
      </tr>
    </thead>
    // oxlint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
  );
}
