import { RichText } from '../../primitives/rich-text.tsx';
import { Media } from '../media.tsx';
import { Mark, Rail } from './rail.tsx';
import type { StepsContent } from './steps.schema.ts';

export interface StepListProps {
  steps: StepsContent['steps'];
  /** The level of a title. */
  level: 2 | 3 | 4;
}

/** Steps one below the other, on a rail. */
export function RailSteps({ steps, level }: StepListProps) {
  const Title = `h${level}` as const;
  // Beside each other, unless media need that room.
  const isStacked = steps.some(({ media }) => media !== undefined);
  return (
    <div className="relative mt-12 ps-9 @lg:mt-16 @lg:ps-0">
      <Rail />
      <ol className="space-y-12 @lg:space-y-16">
        {steps.map(({ at, title, text, media }) => (
          <li
            key={title}
            className={`relative grid gap-x-6 gap-y-2 @lg:grid-cols-12 ${isStacked ? '@lg:grid-rows-[auto_1fr]' : ''}`}
          >
            <Mark />
            <p aria-hidden="true" className="timecode text-ink @lg:col-span-2 @lg:ps-9 @lg:leading-7">
              {at}
            </p>
            <Title className="text-subheading font-strong @lg:col-span-4">{title}</Title>
            <p
              className={`max-w-line text-ink-muted ${isStacked ? '@lg:col-span-4 @lg:col-start-3' : '@lg:col-span-6'}`}
            >
              <RichText source={text} />
            </p>
            {media && (
              <Media
                media={media}
                shape="aspect-4/3 @lg:aspect-3/2"
                className="mt-3 @lg:mt-0 @lg:col-span-6 @lg:col-start-7 @lg:row-span-2 @lg:row-start-1 @lg:self-start"
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
