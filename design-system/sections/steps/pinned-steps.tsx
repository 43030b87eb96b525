import type { CSSProperties } from 'react';
import type { MediaContent } from '../../content/media.schema.ts';
import { RichText } from '../../primitives/rich-text.tsx';
import { Media } from '../media.tsx';
import type { StepListProps } from './rail-steps.tsx';

interface PinnedStepsProps extends StepListProps {
  media: MediaContent | undefined;
}

/**
 * Steps that scroll past media. An illustration that knows the steps builds up with them: each part is tied to the view
 * timeline of its step (`illustrations/acts.css`), and the step in the middle is marked in both. Without such timelines
 * it is complete from the start.
 */
export function PinnedSteps({ steps, level, media }: PinnedStepsProps) {
  const Title = `h${level}` as const;
  const timelines = steps.map((_, index) => `--step-${index + 1}`);
  return (
    <div
      className="mt-12 flex flex-col gap-x-6 gap-y-8 @lg:mt-16 @lg:grid @lg:grid-cols-12"
      style={{ timelineScope: timelines.join(', ') }}
    >
      {media && (
        <div
          className="z-10 [@media(min-height:36rem)]:sticky @lg:col-span-8 @lg:col-start-5 @lg:row-start-1 @lg:self-start print:static"
          // Below the site's header. A low window has no room for both media and steps.
          style={{ top: '4.75rem' }}
        >
          <Media media={media} shape="aspect-4/3 @lg:aspect-3/2" />
        </div>
      )}
      <ol className="@lg:col-span-4 @lg:row-start-1 @lg:pe-6">
        {steps.map(({ at, title, text }, index) => (
          <li
            key={title}
            className="flex flex-col justify-center gap-2 pb-12 @lg:min-h-[22rem] print:min-h-0"
            style={{ viewTimelineName: timelines[index], '--step': timelines[index] } as CSSProperties}
          >
            <p aria-hidden="true" data-lit="" className="timecode -mx-1 self-start rounded-xs px-1 text-ink">
              {at}
            </p>
            <Title className="text-subheading font-strong">{title}</Title>
            <p className="max-w-line text-ink-muted">
              <RichText source={text} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
