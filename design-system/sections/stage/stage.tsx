import { RichText } from '../../primitives/rich-text/index.ts';
import { EDGE_TO_EDGE, Media } from '../media.tsx';
import type { SectionProps } from '../section.ts';
import { TimelineSection, WINDOW_WIDE } from '../timeline-section.tsx';
import type { StageContent } from './stage.schema.ts';

export type StageProps = SectionProps<StageContent>;

/** One picture from edge to edge of the window. One to a page. */
export function Stage({ media, caption, ...rest }: StageProps) {
  return (
    <TimelineSection name="stage" {...rest}>
      <Media
        media={media}
        shape="aspect-4/3 @lg:aspect-2/1"
        className={`mt-12 @lg:mt-16 ${EDGE_TO_EDGE} ${WINDOW_WIDE}`}
      />
      {caption && (
        <p className="max-w-prose pt-3 text-ink-muted">
          <RichText source={caption} />
        </p>
      )}
    </TimelineSection>
  );
}
