import { RichText } from '../../primitives/rich-text.tsx';
import { Playhead } from '../../illustrations/playhead/index.ts';
import { Media } from '../media.tsx';
import { Mark, Rail } from './rail.tsx';
import type { StepListProps } from './rail-steps.tsx';

const widths: Readonly<Record<number, string>> = { 2: '@lg:grid-cols-2', 3: '@lg:grid-cols-3', 4: '@lg:grid-cols-4' };

/** Steps side by side, each at its mark of a ruler. What is behind the playhead is played: the last step is the result. */
export function RulerSteps({ steps, level }: StepListProps) {
  const Title = `h${level}` as const;
  return (
    <div className="relative mt-12 ps-9 @lg:mt-16 @lg:ps-0">
      <Rail className="@lg:hidden" />
      <ol className={`grid gap-x-6 gap-y-12 ${widths[steps.length]}`}>
        {steps.map(({ at, title, text, media }, index) => {
          const isLast = index === steps.length - 1;
          return (
            <li key={title} className="relative flex flex-col gap-2">
              <Mark className="@lg:hidden" />
              <p
                aria-hidden="true"
                className={`timecode relative text-ink @lg:h-9 @lg:border-s @lg:border-t-2 @lg:ps-2 @lg:pt-1 ${isLast ? '@lg:border-line-strong/70' : '@lg:-me-6 @lg:border-record'}`}
              >
                {at}
              </p>
              {isLast && <Playhead className="absolute start-0 top-0 hidden h-9 @lg:block" />}
              <div className="flex grow flex-col gap-2">
                <Title className="text-subheading font-strong">{title}</Title>
                <p className="max-w-line text-ink-muted">
                  <RichText source={text} />
                </p>
              </div>
              {media && <Media media={media} shape="aspect-4/3" className="mt-3" />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
