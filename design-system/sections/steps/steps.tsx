import type { CSSProperties } from 'react';
import type { MediaContent } from '../../content/media.schema.ts';
import { Keys } from '../../illustrations/parts.tsx';
import { Playhead } from '../../illustrations/playhead.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { Media } from '../media.tsx';
import type { SectionProps } from '../section.ts';
import { HeadedSection } from '../headed-section.tsx';
import type { StepsContent } from './steps.schema.ts';

export type StepsProps = SectionProps<StepsContent>;

interface StepListProps {
  steps: StepsContent['steps'];
  /** Heading level of a title. */
  level: 2 | 3 | 4;
}

/**
 * Steps on a timeline, each with a time or its number and optional keys, in one of three layouts. `rail`: the steps are
 * below each other beside a vertical line, on which a marker stays in the viewport while the page scrolls. `ruler`: two
 * to four steps are beside each other on a horizontal ruler, or as in `rail` in narrow containers. `pinned`: the steps
 * scroll past media that stay in the viewport.
 *
 * Two to six steps. Title up to 50 characters, text up to 220.
 */
export function Steps({ headingLevel = 2, layout = 'rail', media, steps, ...rest }: StepsProps) {
  const level = Math.min(headingLevel + 1, 4) as 2 | 3 | 4;
  const StepLayout = layout === 'ruler' ? RulerSteps : RailSteps;
  return (
    <HeadedSection name="steps" headingLevel={headingLevel} {...rest}>
      {layout === 'pinned' ? (
        <PinnedSteps steps={steps} level={level} media={media} />
      ) : (
        <StepLayout steps={steps} level={level} />
      )}
    </HeadedSection>
  );
}

const gridStyles: Readonly<Record<number, string>> = {
  2: '@lg:grid-cols-2',
  3: '@lg:grid-cols-3',
  4: '@lg:grid-cols-4',
};

/** Steps beside each other on a horizontal ruler, with a marker at the last step, the result. */
function RulerSteps({ steps, level }: StepListProps) {
  const Title = `h${level}` as const;
  return (
    <div className="relative mt-12 ps-9 @lg:mt-16 @lg:ps-0">
      <Rail className="@lg:hidden" />
      <ol className={`grid gap-x-6 gap-y-12 ${gridStyles[steps.length]}`}>
        {steps.map(({ timecode, title, text, keys, media }, index) => {
          const isLast = index === steps.length - 1;
          return (
            <li key={title} className="relative flex flex-col gap-2">
              <Mark className="@lg:hidden" />
              <p
                aria-hidden="true"
                className={`timecode relative text-ink @lg:h-9 @lg:border-s @lg:border-t-2 @lg:ps-2 @lg:pt-1 ${isLast ? '@lg:border-line-strong/70' : '@lg:-me-6 @lg:border-record'}`}
              >
                {timecode ?? index + 1}
              </p>
              {isLast && <Playhead className="absolute start-0 top-0 hidden h-9 @lg:block" />}
              <div className="flex grow flex-col gap-2">
                <Title className="text-subheading font-strong">{title}</Title>
                <p className="max-w-line text-ink-muted">
                  <RichText source={text} />
                </p>
                {keys && <StepKeys keys={keys} />}
              </div>
              {media && <Media media={media} shape="aspect-4/3" className="mt-3" />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Steps below each other beside a vertical line. */
function RailSteps({ steps, level }: StepListProps) {
  const Title = `h${level}` as const;
  return (
    <div className="relative mt-12 ps-9 @lg:mt-16 @lg:ps-0">
      <Rail />
      <ol className="space-y-12">
        {steps.map(({ timecode, title, text, keys, media }, index) => (
          <li key={title} className="relative grid gap-x-6 gap-y-2 @lg:grid-cols-12 @lg:grid-rows-[auto_1fr]">
            <Mark />
            <p aria-hidden="true" className="timecode text-ink @lg:col-span-2 @lg:ps-9 @lg:leading-7">
              {timecode ?? index + 1}
            </p>
            <Title className={`text-subheading font-strong ${media ? '@lg:col-span-4' : '@lg:col-span-10'}`}>
              {title}
            </Title>
            <div className={`@lg:col-start-3 ${media ? '@lg:col-span-4' : '@lg:col-span-10'}`}>
              <p className="max-w-prose text-ink-muted">
                <RichText source={text} />
              </p>
              {keys && <StepKeys keys={keys} />}
            </div>
            {media && (
              <Media
                media={media}
                shape="aspect-4/3 @lg:aspect-16/9"
                className="mt-3 @lg:mt-0 @lg:col-span-6 @lg:col-start-7 @lg:row-span-2 @lg:row-start-1 @lg:self-start"
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface PinnedStepsProps extends StepListProps {
  media: MediaContent | undefined;
}

/**
 * Steps that scroll past media. If an illustration has one part per step, the view timeline of each step animates its
 * part (`illustrations/acts.css`), and the step in the middle of the viewport is highlighted in the list and the
 * illustration. Browsers without view timelines show the complete illustration from the start.
 */
function PinnedSteps({ steps, level, media }: PinnedStepsProps) {
  const Title = `h${level}` as const;
  const timelineNames = steps.map((_, index) => `--step-${index + 1}`);
  return (
    <div
      className="mt-12 flex flex-col gap-x-6 gap-y-8 @lg:mt-16 @lg:grid @lg:grid-cols-12"
      style={{ timelineScope: timelineNames.join(', ') }}
    >
      {media && (
        <div
          className="z-10 [@media(min-height:36rem)]:sticky @lg:col-span-8 @lg:col-start-5 @lg:row-start-1 @lg:self-start print:static"
          // The media stay below the site's header. In low windows, they aren't sticky, because media and steps don't
          // fit together.
          style={{ top: '4.75rem' }}
        >
          <Media media={media} shape="aspect-4/3 @lg:aspect-3/2" />
        </div>
      )}
      <ol className="@lg:col-span-4 @lg:row-start-1 @lg:pe-6">
        {steps.map(({ timecode, title, text, keys }, index) => (
          <li
            key={title}
            className="flex flex-col justify-center gap-2 pb-12 @lg:min-h-[17rem] print:min-h-0"
            style={{ viewTimelineName: timelineNames[index], '--step': timelineNames[index] } as CSSProperties}
          >
            <p aria-hidden="true" data-lit="" className="timecode -mx-1 self-start rounded-xs px-1 text-ink">
              {timecode ?? index + 1}
            </p>
            <Title className="text-subheading font-strong">{title}</Title>
            <p className="max-w-line text-ink-muted">
              <RichText source={text} />
            </p>
            {keys && <StepKeys keys={keys} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Large keys of a keyboard shortcut, which are read from left to right in every language. */
function StepKeys({ keys }: { keys: readonly string[] }) {
  return (
    <div aria-hidden="true" className="flex pt-3 select-none">
      <span dir="ltr">
        <Keys chord={keys} className="text-[min(2.25rem,8cqi)] @lg:text-[min(2.25rem,2.8cqi)]" />
      </span>
    </div>
  );
}

/** Mark of a step on the vertical line at the start edge of the list. */
function Mark({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute -start-9 top-2.5 w-6 border-t border-line-strong @lg:start-0 ${className}`}
    />
  );
}

/**
 * Vertical line at the start edge of a list of steps. Its marker is `sticky`: it stays at the same height of the viewport
 * while the page scrolls, so it moves along the line without a script.
 */
function Rail({ className = '' }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      data-slot="rail"
      className={`absolute inset-y-0 start-0 w-4 border-s border-line-strong/70 ${className}`}
    >
      <span
        data-slot="playhead"
        className="sticky top-[40vh] -ms-px block h-0.5 w-4 bg-record forced-color-adjust-none before:absolute before:-start-1.5 before:-top-1.5 before:size-3 before:rotate-45 before:rounded-xs before:bg-record"
      />
    </div>
  );
}
