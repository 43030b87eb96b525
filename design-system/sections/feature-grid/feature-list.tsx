import { Icon } from '../../primitives/icon.tsx';
import { Link } from '../../primitives/link.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import type { FeatureGridContent } from './feature-grid.schema.ts';

interface FeatureListProps {
  features: FeatureGridContent['features'];
  /** The level of a title. */
  level: 2 | 3 | 4;
  columns: 2 | 3 | 4;
}

/** How wide a feature is on the twelve columns. Four need more room than a tablet has. */
const widths = {
  2: '@md:col-span-6',
  3: '@md:col-span-6 @lg:col-span-4',
  4: '@md:col-span-6 @xl:col-span-3',
} as const;

/** Features with an icon each, under hairlines that run on from cell to cell as the marks of a ruler do. */
export function FeatureList({ features, level, columns }: FeatureListProps) {
  const Title = `h${level}` as const;
  return (
    <ul className="mt-12 grid gap-x-6 gap-y-8 @md:grid-cols-12 @lg:mt-16 @lg:gap-y-12">
      {features.map(({ icon, title, text, link }) => (
        <li key={title} className={`flex gap-x-4 gap-y-5 border-t border-line pt-5 @md:flex-col ${widths[columns]}`}>
          {icon && <Icon name={icon} className="size-6" />}
          <div className="grid gap-2">
            <Title className="font-strong">{title}</Title>
            <p className="max-w-line text-ink-muted">
              <RichText source={text} />
            </p>
            {link && (
              <p>
                <Link href={link.href} variant="forward" className="text-small">
                  {link.label}
                </Link>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
