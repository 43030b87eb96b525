import type { SectionProps } from '../section.ts';
import { TimelineSection } from '../timeline-section.tsx';
import { DrawnFeatures } from './drawn-features.tsx';
import type { FeatureGridContent } from './feature-grid.schema.ts';
import { FeatureList } from './feature-list.tsx';

export type FeatureGridProps = SectionProps<FeatureGridContent>;

/**
 * What the product does. Either each thing is drawn, in cells that are wide and narrow in turn on the page's twelve
 * columns, or each has an icon, in a list of two to four columns: for much that needs no drawing. In a narrow container
 * they stand one below the other.
 *
 * Two to six drawings, four are best, with texts up to 200 characters; three to twelve icons with texts up to 110.
 * Title up to 50.
 */
export function FeatureGrid({ headingLevel = 2, columns = 3, features, ...rest }: FeatureGridProps) {
  const level = Math.min(headingLevel + 1, 4) as 2 | 3 | 4;
  const isDrawn = features.every(({ illustration }) => illustration !== undefined);
  return (
    <TimelineSection name="feature-grid" headingLevel={headingLevel} {...rest}>
      {isDrawn ? (
        <DrawnFeatures features={features} level={level} />
      ) : (
        <FeatureList features={features} level={level} columns={columns} />
      )}
    </TimelineSection>
  );
}
