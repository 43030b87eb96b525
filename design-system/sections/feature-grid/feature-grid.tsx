import { useId } from 'react';
import { illustrations } from '../../illustrations/index.ts';
import { RichText } from '../../primitives/rich-text/index.ts';
import { SectionHeading, sectionSpacing } from '../../primitives/section-heading/index.ts';
import type { SectionProps } from '../section.ts';
import type { FeatureGridContent } from './feature-grid.schema.ts';

export type FeatureGridProps = SectionProps<FeatureGridContent>;

/**
 * What the product does, each thing drawn. Cells are wide and narrow in turn on the page's twelve columns; in a narrow
 * container they stand one below the other.
 *
 * Two to six features, four are best. Title up to 50 characters, text up to 200.
 */
export function FeatureGrid({
  at,
  label,
  heading,
  headingLevel = 2,
  lede,
  features,
  className = '',
  ...rest
}: FeatureGridProps) {
  const id = useId();
  const Title = `h${Math.min(headingLevel + 1, 4) as 2 | 3 | 4}` as const;
  return (
    <section data-section="feature-grid" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <div className={`page ${sectionSpacing(headingLevel)}`}>
        <SectionHeading id={id} at={at} label={label} heading={heading} level={headingLevel} lede={lede} />
        <ul className="mt-12 grid gap-x-6 gap-y-12 @lg:mt-16 @lg:grid-cols-12 @lg:gap-y-16">
          {features.map(({ illustration, title, text }, index) => {
            const Drawing = illustrations[illustration];
            const isWide = index % 4 === 0 || index % 4 === 3;
            return (
              <li key={title} className={isWide ? '@lg:col-span-8' : '@lg:col-span-4'}>
                <div
                  aria-hidden="true"
                  className="aspect-4/3 overflow-hidden rounded-lg border border-app-line select-none @lg:aspect-auto @lg:h-[20rem] @xl:h-[26rem]"
                >
                  <Drawing />
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
      </div>
    </section>
  );
}
