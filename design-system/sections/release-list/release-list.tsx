import type { SectionProps } from '../section.ts';
import { TimelineSection } from '../timeline-section.tsx';
import { Release } from './release.tsx';
import type { ReleaseListContent } from './release-list.schema.ts';

export type ReleaseListProps = SectionProps<ReleaseListContent>;

/**
 * What changed, version by version, on a rail that runs down the page: a mark for each release, its day beside it, its
 * changes by kind. Each has an anchor, `#v1.12.0`, to which its version is the link.
 *
 * The newest first. Up to 200 releases; the browser leaves out of its work those that are not in sight.
 */
export function ReleaseList({ headingLevel = 2, releases, downloadLabel = 'Download', ...rest }: ReleaseListProps) {
  return (
    <TimelineSection name="release-list" headingLevel={headingLevel} {...rest}>
      <ol className="mt-12 @lg:mt-16">
        {releases.map((release, index) => (
          <Release
            key={release.version}
            release={release}
            level={Math.min(headingLevel + 1, 4) as 2 | 3 | 4}
            downloadLabel={downloadLabel}
            isNewest={index === 0}
          />
        ))}
      </ol>
    </TimelineSection>
  );
}
