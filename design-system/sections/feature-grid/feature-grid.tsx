import { Link } from '../../primitives/link.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { SectionIllustration } from '../illustration.tsx';
import type { SectionProps } from '../section.ts';
import { HeadedSection } from '../headed-section.tsx';
import type { FeatureGridContent } from './feature-grid.schema.ts';

export type FeatureGridProps = SectionProps<FeatureGridContent>;

/**
 * Features of the product, either with illustrations in rows of one wide and one narrow cell, or as a list with the title
 * beside the text. In narrow containers, the features are in one column.
 *
 * With illustrations: two to six features, four work best, with texts up to 200 characters. As a list: two to twelve
 * features with texts up to 110 characters. Titles up to 50 characters.
 */
export function FeatureGrid({ headingLevel = 2, features, ...rest }: FeatureGridProps) {
  const level = Math.min(headingLevel + 1, 4) as 2 | 3 | 4;
  const isIllustrated = features.every(({ illustration }) => illustration !== undefined);
  const Features = isIllustrated ? IllustratedFeatures : FeatureList;
  return (
    <HeadedSection name="feature-grid" headingLevel={headingLevel} {...rest}>
      <Features features={features} level={level} />
    </HeadedSection>
  );
}

interface FeaturesProps {
  features: FeatureGridContent['features'];
  /** Heading level of the titles. */
  level: 2 | 3 | 4;
}

/** List of features without illustrations. Each has a line above it. */
function FeatureList({ features, level }: FeaturesProps) {
  const Title = `h${level}` as const;
  return (
    <ul className="mt-10 border-b border-line @lg:mt-12">
      {features.map(({ title, text, link }) => (
        <li
          key={title}
          className="grid gap-x-6 gap-y-1 border-t border-line py-4 print:block @lg:grid-cols-12 @lg:items-baseline @lg:py-5"
        >
          <Title className="text-subheading font-strong @lg:col-span-4">{title}</Title>
          <p className={`max-w-prose text-ink-muted ${link ? '@lg:col-span-5' : '@lg:col-span-8'}`}>
            <RichText source={text} />
          </p>
          {link && (
            <p className="@lg:col-span-3 @lg:justify-self-end">
              <Link href={link.href} variant="forward" className="text-small">
                {link.label}
              </Link>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Features with illustrations, in rows of one wide and one narrow cell. */
function IllustratedFeatures({ features, level }: FeaturesProps) {
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
