import { Icon } from '../../primitives/icon.tsx';
import { Link } from '../../primitives/link.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { SectionIllustration } from '../illustration.tsx';
import type { SectionProps } from '../section.ts';
import { HeadedSection } from '../headed-section.tsx';
import type { FeatureGridContent } from './feature-grid.schema.ts';

export type FeatureGridProps = SectionProps<FeatureGridContent>;

/**
 * Features of the product, either with illustrations in rows of one wide and one narrow cell, or with icons in two to
 * four columns. In narrow containers, the features are in one column.
 *
 * With illustrations: two to six features, four work best, with texts up to 200 characters. With icons: three to twelve
 * features with texts up to 110 characters. Titles up to 50 characters.
 */
export function FeatureGrid({ headingLevel = 2, columns = 3, features, ...rest }: FeatureGridProps) {
  const level = Math.min(headingLevel + 1, 4) as 2 | 3 | 4;
  const isIllustrated = features.every(({ illustration }) => illustration !== undefined);
  return (
    <HeadedSection name="feature-grid" headingLevel={headingLevel} {...rest}>
      {isIllustrated ? (
        <IllustratedFeatures features={features} level={level} />
      ) : (
        <FeatureList features={features} level={level} columns={columns} />
      )}
    </HeadedSection>
  );
}

interface FeatureListProps {
  features: FeatureGridContent['features'];
  /** Heading level of the titles. */
  level: 2 | 3 | 4;
  columns: 2 | 3 | 4;
}

/**
 * Width classes of a feature on the twelve-column grid, by the number of columns. Tablets are too narrow for four
 * columns and show two.
 */
const columnStyles = {
  2: '@md:col-span-6',
  3: '@md:col-span-6 @lg:col-span-4',
  4: '@md:col-span-6 @xl:col-span-3',
} as const;

/** List of features with icons. Each feature has a line above it. */
function FeatureList({ features, level, columns }: FeatureListProps) {
  const Title = `h${level}` as const;
  return (
    <ul className="mt-12 grid gap-x-6 gap-y-8 @md:grid-cols-12 @lg:mt-16 @lg:gap-y-12">
      {features.map(({ icon, title, text, link }) => (
        <li
          key={title}
          className={`flex gap-x-4 gap-y-5 border-t border-line pt-5 @md:flex-col ${columnStyles[columns]}`}
        >
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

interface IllustratedFeaturesProps {
  features: FeatureGridContent['features'];
  /** Heading level of the titles. */
  level: 2 | 3 | 4;
}

/** Features with illustrations, in rows of one wide and one narrow cell. */
function IllustratedFeatures({ features, level }: IllustratedFeaturesProps) {
  const Title = `h${level}` as const;
  return (
    <ul className="mt-12 grid gap-x-6 gap-y-12 @lg:mt-16 @lg:grid-cols-12 @lg:gap-y-16">
      {features.map(({ illustration, title, text }, index) => {
        const isWide = index % 4 === 0 || index % 4 === 3;
        return (
          <li key={title} className={isWide ? '@lg:col-span-8' : '@lg:col-span-4'}>
            <div className="relative aspect-4/3 overflow-clip rounded-lg border border-app-line @lg:aspect-auto @lg:h-[20rem] @xl:h-[26rem]">
              {illustration && <SectionIllustration name={illustration} />}
            </div>
            <div className="grid gap-2 pt-5 @xl:max-w-line">
              <Title className="text-subheading font-strong">{title}</Title>
              <p className="text-ink-muted">
                <RichText source={text} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
