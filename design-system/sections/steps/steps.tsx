import { useId } from 'react';
import { SectionHeading, sectionSpacing } from '../../primitives/section-heading/index.ts';
import type { SectionProps } from '../section.ts';
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
export function Steps({
  at,
  label,
  heading,
  headingLevel = 2,
  lede,
  layout = 'rail',
  media,
  steps,
  className = '',
  ...rest
}: StepsProps) {
  const id = useId();
  const level = Math.min(headingLevel + 1, 4) as 2 | 3 | 4;
  const List = layout === 'ruler' ? RulerSteps : RailSteps;
  return (
    <section data-section="steps" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <div className={`page ${sectionSpacing(headingLevel)}`}>
        <SectionHeading id={id} at={at} label={label} heading={heading} level={headingLevel} lede={lede} />
        {layout === 'pinned' ? (
          <PinnedSteps steps={steps} level={level} media={media} />
        ) : (
          <List steps={steps} level={level} />
        )}
      </div>
    </section>
  );
}
