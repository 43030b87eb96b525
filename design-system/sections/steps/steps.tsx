import type { SectionProps } from '../section.ts';
import { TimelineSection } from '../timeline-section.tsx';
import { PinnedSteps } from './pinned-steps.tsx';
import { RailSteps } from './rail-steps.tsx';
import { RulerSteps } from './ruler-steps.tsx';
import type { StepsContent } from './steps.schema.ts';

export type StepsProps = SectionProps<StepsContent>;

/**
 * What is done one after the other, each step at its place on a timeline. On a rail they stand one below the other, and
 * the playhead keeps its place in the window while the steps run past it. On a ruler two to four stand side by side;
 * in a narrow container that is a rail too. Pinned, they scroll past media that stays in the window.
 *
 * Two to six steps. Title up to 50 characters, text up to 220.
 */
export function Steps({ headingLevel = 2, layout = 'rail', media, steps, ...rest }: StepsProps) {
  const level = Math.min(headingLevel + 1, 4) as 2 | 3 | 4;
  const List = layout === 'ruler' ? RulerSteps : RailSteps;
  return (
    <TimelineSection name="steps" headingLevel={headingLevel} {...rest}>
      {layout === 'pinned' ? (
        <PinnedSteps steps={steps} level={level} media={media} />
      ) : (
        <List steps={steps} level={level} />
      )}
    </TimelineSection>
  );
}
